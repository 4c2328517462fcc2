import { defineChecks } from '../../protocol/check.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { expectErrcodes, expectStatus } from '../shared/calls.ts';
import { dataChecks } from './data.ts';
import { decisionChecks } from './decisions.ts';
import { pictureChecks } from './pictures.ts';
import {
  add,
  createVerification,
  document,
  pictureForm,
  PICTURES,
  readVerification,
  refused,
  STATUS,
  uploadPicture,
} from './verifications.ts';

export const identityChecks = defineChecks('identity', {
  ...decisionChecks,
  ...dataChecks,
  ...pictureChecks,
  'pictures-of-the-player': {
    statements: ['7.2-41'],
    title: 'refuses pictures that the player has not uploaded with 2702',
    run: async (backend) => {
      const player = await backend.player();
      const stranger = await backend.player();
      const foreign = await uploadPicture(stranger);
      const own = await uploadPicture(player);
      const unknown = own.slice(0, -3) + (own.endsWith('aaa') ? 'bbb' : 'aaa');
      for (const fileIds of [[foreign], [unknown], [own, foreign]])
        await refused(backend, player, 2702, { fileIds }, /^\/fileIds/);
      await add(backend, player, { fileIds: [own] });
    },
  },
  'one-account-per-document': {
    statements: ['7.2-41'],
    title: 'refuses a document of another account with 2707, however its number is written',
    run: async (backend) => {
      const [first, second] = [await backend.player(), await backend.player()];
      const digits = backend.unique(7, '123456789');
      const idNumber = `ab-${digits}`;
      await add(backend, first, { idNumber });
      for (const same of [idNumber, idNumber.toUpperCase(), `AB ${digits.slice(0, 3)}-${digits.slice(3)}`])
        await refused(backend, second, 2707, { idNumber: same }, /^\/idNumber$/);
      await backend.hooks.decideIdentity(first.userId, 'approve');
      await refused(backend, second, 2707, { idNumber });
      await second.expectOk(
        'addKyc',
        await createVerification(backend, second, { idNumber: `${idNumber}0` }),
      );
    },
  },
  'documents-at-once': {
    statements: ['7.2-41'],
    title: 'accepts a document of one of several accounts that submit it simultaneously',
    run: async (backend) => {
      const players = await Promise.all(Array.from({ length: 4 }, () => backend.player({})));
      const idNumber = document(backend);
      const bodies = await Promise.all(
        players.map((player) => createVerification(backend, player, { idNumber })),
      );
      const answers = await Promise.all(
        players.map((player, index) => player.call('addKyc', bodies[index] ?? {})),
      );
      expectErrcodes(answers, { 0: 1, 2707: 3 });
    },
  },
  'a-rejected-document-is-free': {
    statements: ['7.2-41'],
    title: 'accepts a rejected document again, of the same or of another account',
    level: 'should',
    run: async (backend) => {
      const [first, second] = [await backend.player(), await backend.player()];
      const idNumber = document(backend);
      await add(backend, first, { idNumber });
      await backend.hooks.decideIdentity(first.userId, 'reject');
      await add(backend, second, { idNumber });
      await refused(backend, first, 2707, { idNumber });
      await backend.hooks.decideIdentity(second.userId, 'reject');
      await add(backend, first, { idNumber });
    },
  },
  'submits-at-once': {
    statements: ['7.2-41'],
    title: 'accepts one of several verifications that a player submits simultaneously',
    run: async (backend) => {
      const player = await backend.player();
      const data = await createVerification(backend, player);
      const bodies = Array.from({ length: 5 }, (_, n) => ({ ...data, idNumber: `${data.idNumber}${n}` }));
      const answers = await Promise.all(bodies.map((body) => player.call('addKyc', body)));
      expectErrcodes(answers, { 0: 1, 2703: 4 });
    },
  },
  'key-repeats': {
    statements: ['7.2-41'],
    title:
      'answers a repeated Idempotency-Key of a verification with the first answer, and another body with 103',
    run: async (backend) => {
      const player = await backend.player();
      const data = await createVerification(backend, player);
      const key = backend.newKey();
      const first = await player.expectOk('addKyc', data, { key });
      await backend.hooks.decideIdentity(player.userId, 'approve');
      expectEqual('answer of the repeat', await player.expectOk('addKyc', data, { key }), first);
      await player.expectErrcode('addKyc', 103, { ...data, realName: 'Noor Khan' }, { key });
      expectEqual('state', (await readVerification(player))['kycStatus'], STATUS.approved);
    },
  },
  'key-of-an-upload': {
    statements: ['7.2-40'],
    title: 'stores a picture once for a repeated Idempotency-Key, and refuses another picture with 103',
    run: async (backend) => {
      const player = await backend.player();
      const key = backend.newKey();
      const upload = async (picture: Uint8Array<ArrayBuffer>, type = 'front') =>
        (await player.upload('uploadKyc', pictureForm(picture, type), { key })).body;
      const first = await upload(PICTURES.jpeg);
      expectEqual('errcode of uploadKyc', first.errcode, 0);
      expectEqual('answer of the repeat', await upload(PICTURES.jpeg), first);
      expectEqual('errcode of another picture', (await upload(PICTURES.png)).errcode, 103);
      expectEqual('errcode of another kind', (await upload(PICTURES.jpeg, 'back')).errcode, 103);
    },
  },
  'needs-a-session': {
    statements: ['7.2-40', '7.2-41', '7.2-42'],
    title: 'answers 401 to verifications without a session',
    run: async (backend) => {
      const player = await backend.player();
      const data = await createVerification(backend, player);
      expectEqual(
        'status of uploadKyc',
        (await backend.visitor.upload('uploadKyc', pictureForm())).status,
        401,
      );
      await expectStatus(backend.visitor, 401, ['addKyc', data]);
      await expectStatus(backend.visitor, 401, ['kyc']);
    },
  },
});
