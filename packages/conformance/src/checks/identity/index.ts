import { defineChecks } from '../../protocol/check.ts';
import { expectEqual, expectThat } from '../../protocol/expect.ts';
import type { Backend, Body, Fields, Player } from '../../protocol/backend.ts';
import {
  cardOf,
  errcodesOf,
  expectNoChange,
  HOUR,
  ifPossible,
  isoDay,
  MINUTE,
  PICTURES,
  pictureForm,
  SAFE_PASSWORD,
  setSafePassword,
  untilMidnight,
  uploadPicture,
  verificationOf,
  zoneOf,
} from '../shared/wallet.ts';

const STATUS = { none: 0, pending: 1, approved: 2, rejected: 3 } as const;
const MIN_AGE = 21;
const LARGEST_PICTURE = 5 * 1024 * 1024;

const stateOf = async (player: Player): Promise<Fields> => {
  const { kycStatus, submitted, reason } = await player.expectOk('kyc');
  return { kycStatus, submitted, reason };
};

/** Submits a verification with a new picture. */
const add = async (backend: Backend, player: Player, more: object = {}) =>
  player.call('addKyc', await verificationOf(backend, player, more));

/** A verification that is refused, which must leave the state as it is. */
async function refused(
  backend: Backend,
  player: Player,
  errcode: number,
  more: object = {},
  pointer?: RegExp,
): Promise<Body> {
  const before = await stateOf(player);
  const { body } = await add(backend, player, more);
  expectEqual(`errcode of addKyc with ${JSON.stringify(more)}`, body.errcode, errcode);
  const seen = body['error']?.pointer as string | undefined;
  if (pointer && seen !== undefined) expectThat('pointer', pointer.test(seen), String(pointer), seen);
  expectEqual('state after a refusal', await stateOf(player), before);
  return body;
}

/** The day of birth of someone who becomes 21 so many days after today. */
function comesOfAge(now: number, zone: number, inDays: number): string {
  const date = new Date(now + zone + inDays * 24 * HOUR);
  date.setUTCFullYear(date.getUTCFullYear() - MIN_AGE);
  return date.toISOString().slice(0, 10);
}

/** A picture of so many bytes. */
function ofSize(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(PICTURES.png);
  return bytes;
}

const uploadErrcode = async (player: Player, form: FormData) =>
  (await player.upload('uploadKyc', form)).body.errcode;

const document = (backend: Backend) => `35202-${backend.rng.text(7, '123456789')}-1`;

export const identityChecks = defineChecks('identity', {
  'nothing-at-first': {
    statements: ['7.2-42', '1-24'],
    title: 'answers that a new player has submitted nothing and is not verified',
    run: async (backend) => {
      const player = await backend.player();
      expectEqual('state', await stateOf(player), {
        kycStatus: STATUS.none,
        submitted: undefined,
        reason: undefined,
      });
      expectEqual('hasKyc', (await player.info())['hasKyc'], false);
    },
  },
  'waits-for-a-decision': {
    statements: ['7.2-41', '7.2-42', '2.3-46'],
    title: 'stores a verification, which then waits, and shows it to its player alone',
    run: async (backend) => {
      const player = await backend.player();
      const other = await backend.player();
      const data = await verificationOf(backend, player);
      const { hasKyc, kycStatus } = await player.expectOk('addKyc', data);
      expectEqual('answer', [hasKyc, kycStatus], [false, STATUS.pending]);
      const waiting = { kycStatus: STATUS.pending, submitted: data, reason: undefined };
      expectEqual('state', await stateOf(player), waiting);
      expectEqual('hasKyc', (await player.info())['hasKyc'], false);
      expectEqual('state of another player', (await stateOf(other))['kycStatus'], STATUS.none);
      expectEqual('data of another player', (await stateOf(other))['submitted'], undefined);
      await refused(backend, player, 2703, { idNumber: document(backend) });
      await refused(backend, player, 2703);
    },
  },
  approves: {
    statements: ['7.2-41', '7.2-42'],
    title: 'verifies a player when the verification is approved, and accepts no other one afterwards',
    run: async (backend) => {
      const player = await backend.player();
      const other = await backend.player();
      const data = await verificationOf(backend, player);
      await player.expectOk('addKyc', data);
      await backend.hooks.decideIdentity(player.userId, 'approve');
      const approved = { kycStatus: STATUS.approved, submitted: data, reason: undefined };
      expectEqual('state', await stateOf(player), approved);
      expectEqual('hasKyc', (await player.info())['hasKyc'], true);
      const { body } = await backend.signIn(player.account, player.password);
      expectEqual('hasKyc of the log-in', body['hasKyc'], true);
      await refused(backend, player, 2704, { idNumber: document(backend) });
      await ifPossible(backend.hooks.decideIdentity(player.userId, 'reject'));
      expectEqual('state after a later rejection', await stateOf(player), approved);
      expectEqual('hasKyc of another player', (await other.info())['hasKyc'], false);
    },
  },
  rejects: {
    statements: ['7.2-42'],
    title: 'rejects a verification, which can be submitted again',
    run: async (backend) => {
      const player = await backend.player();
      const first = await verificationOf(backend, player);
      await player.expectOk('addKyc', first);
      await backend.hooks.decideIdentity(player.userId, 'reject');
      const rejected = await stateOf(player);
      expectEqual('status', rejected['kycStatus'], STATUS.rejected);
      expectThat(
        'reason',
        rejected['reason'] === undefined || rejected['reason'] !== '',
        'a text',
        rejected['reason'],
      );
      expectEqual('hasKyc', (await player.info())['hasKyc'], false);
      const second = { ...(await verificationOf(backend, player)), realName: 'Noor Khan' };
      const { hasKyc, kycStatus } = await player.expectOk('addKyc', second);
      expectEqual('answer of the second', [hasKyc, kycStatus], [false, STATUS.pending]);
      expectEqual('state of the second', await stateOf(player), {
        kycStatus: STATUS.pending,
        submitted: second,
        reason: undefined,
      });
      await backend.hooks.decideIdentity(player.userId, 'approve');
      expectEqual('hasKyc after the second', (await player.info())['hasKyc'], true);
    },
  },
  'opens-withdrawals': {
    statements: ['1-58', '1-59'],
    title: 'lets a player withdraw only after the approval',
    run: async (backend) => {
      const player = await backend.player({ coin: 1_000_00 });
      await setSafePassword(backend, player);
      const card = await cardOf(backend);
      await player.expectOk('addBankInfo', card);
      const { minAmount } = await player.expectOk('getExchange');
      const body = async () => ({
        amount: minAmount,
        bankId: card.bankId,
        safeboxPassword: await backend.encryptPassword(SAFE_PASSWORD),
      });
      const closed = (when: string) =>
        expectNoChange(when, player, async () => player.expectErrcode('exchange', 2501, await body()));
      await closed('a withdrawal without a verification');
      await player.expectOk('addKyc', await verificationOf(backend, player));
      await closed('a withdrawal while the verification waits');
      await backend.hooks.decideIdentity(player.userId, 'reject');
      await closed('a withdrawal after a rejection');
      await player.expectOk('addKyc', await verificationOf(backend, player));
      await backend.hooks.decideIdentity(player.userId, 'approve');
      await player.expectOk('exchange', await body());
    },
  },
  'age-of-21': {
    statements: ['7.2-41'],
    title: 'refuses a birthday less than 21 years ago with 2701 and accepts the 21st birthday',
    run: async (backend) => {
      const player = await backend.player();
      await player.info();
      const zone = await zoneOf(backend);
      const now = backend.now();
      await refused(backend, player, 2701, { birthday: comesOfAge(now, zone, 1) }, /^\/birthday$/);
      await refused(backend, player, 2701, { birthday: isoDay(now - 24 * HOUR, zone) }, /^\/birthday$/);
      const { body } = await add(backend, player, { birthday: comesOfAge(now, zone, 0) });
      expectEqual('errcode on the 21st birthday', body.errcode, 0);
    },
  },
  'age-at-midnight': {
    statements: ['7.2-41'],
    title: "counts the age by the day in the region's zone",
    run: async (backend) => {
      const player = await backend.player();
      const zone = await zoneOf(backend);
      await player.info();
      // Half an hour after midnight in the region it is still the day before in UTC.
      await backend.hooks.moveTime((await untilMidnight(backend)) + 30 * MINUTE);
      await player.info();
      const now = backend.now();
      await refused(backend, player, 2701, { birthday: comesOfAge(now, zone, 1) });
      const { body } = await add(backend, player, { birthday: comesOfAge(now, zone, 0) });
      expectEqual('errcode on the 21st birthday', body.errcode, 0);
    },
  },
  'plausible-data': {
    statements: ['7.2-41'],
    title: 'refuses data that cannot be true with 2708 and names the field',
    run: async (backend) => {
      const player = await backend.player();
      const odd: readonly (readonly [string, string])[] = [
        ['realName', '1234'],
        ['realName', '   '],
        ['idNumber', '---'],
        ['idNumber', '35202/1234567'],
        ['birthday', '1994-02-30'],
        ['birthday', '1994-13-01'],
        ['birthday', '2091-01-01'],
        ['birthday', '1875-01-01'],
        ['address', '     .'],
        ['address', 'abcd'],
      ];
      for (const [field, value] of odd)
        await refused(backend, player, 2708, { [field]: value }, new RegExp(`^/${field}$`));
      const { body } = await add(backend, player, {
        realName: "Zoë O'Brien-Çelik",
        address: 'abcde',
        birthday: '1996-02-29',
      });
      expectEqual('errcode of plausible data', body.errcode, 0);
    },
  },
  'complete-data': {
    statements: ['7.2-41'],
    title: 'answers 400 to data that the contract excludes',
    run: async (backend) => {
      const player = await backend.player();
      const data = await verificationOf(backend, player);
      const [file = ''] = data.fileIds;
      const { birthday: _, ...incomplete } = data;
      const odd = [
        { ...data, realName: '' },
        { ...data, realName: 'a'.repeat(81) },
        { ...data, birthday: '21-03-1994' },
        { ...data, fileIds: [] },
        { ...data, fileIds: [file, file] },
        { ...data, fileIds: file },
        incomplete,
      ];
      for (const body of odd) expectEqual('status', (await player.call('addKyc', body)).status, 400);
      expectEqual('state', (await stateOf(player))['kycStatus'], STATUS.none);
    },
  },
  pictures: {
    statements: ['7.2-40', '7-10', '2.3-46'],
    title: 'accepts JPEG, PNG and WebP pictures of each kind and gives each a number of its own',
    run: async (backend) => {
      const player = await backend.player();
      const ids: string[] = [];
      for (const [index, picture] of Object.values(PICTURES).entries()) {
        const type = ['front', 'back', 'selfie'][index];
        const { body } = await player.upload('uploadKyc', pictureForm(picture, type));
        expectEqual(`errcode of a picture of the kind ${type}`, body.errcode, 0);
        ids.push(body['fileId']);
      }
      expectEqual('numbers', new Set(ids).size, 3);
      await player.expectOk('addKyc', await verificationOf(backend, player, { fileIds: ids }));
      expectEqual('pictures of the verification', (await stateOf(player))['submitted'].fileIds, ids);
    },
  },
  'no-pictures': {
    statements: ['7.2-40'],
    title: 'refuses files that are no pictures with 2705, whatever their names say',
    run: async (backend) => {
      const player = await backend.player();
      const text = (content: string) => Uint8Array.from(Buffer.from(content, 'latin1'));
      const odd = [
        text('%PDF-1.7 or whatever this is'),
        text(''),
        text('RIFF\u0001\u0002\u0003\u0004WAVEfmt and more'),
        text('GIF89a and more'),
        text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        PICTURES.png.slice(0, 3),
      ];
      for (const bytes of odd) expectEqual('errcode', await uploadErrcode(player, pictureForm(bytes)), 2705);
    },
  },
  'size-of-pictures': {
    statements: ['7.2-40'],
    title: 'accepts pictures of 5 MB and refuses larger ones with 2706',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player();
      expectEqual('errcode of 5 MB', await uploadErrcode(player, pictureForm(ofSize(LARGEST_PICTURE))), 0);
      expectEqual(
        'errcode of one byte more',
        await uploadErrcode(player, pictureForm(ofSize(LARGEST_PICTURE + 1))),
        2706,
      );
    },
  },
  forms: {
    statements: ['7.2-40', '7-10'],
    title: 'answers 400 to a form that lacks a field, has another one or an unknown kind of picture',
    run: async (backend) => {
      const player = await backend.player();
      const without = (name: string) => {
        const form = pictureForm();
        form.delete(name);
        return form;
      };
      const twice = pictureForm();
      twice.append('type', 'back');
      const other = pictureForm();
      other.append('note', 'x');
      const text = without('file');
      text.append('file', 'the bytes');
      const odd: readonly (readonly [string, FormData])[] = [
        ['without a file', without('file')],
        ['without a kind', without('type')],
        ['with an unknown kind', pictureForm(PICTURES.jpeg, 'side')],
        ['with two kinds', twice],
        ['with another field', other],
        ['with a text for the file', text],
      ];
      for (const [what, form] of odd) {
        const { status, body } = await player.upload('uploadKyc', form);
        expectEqual(`answer to a form ${what}`, [status, body.errcode], [400, 400]);
      }
    },
  },
  'forms-only': {
    statements: ['7-10'],
    title: 'answers 415 to an upload that is no form, and to a form for another call',
    run: async (backend) => {
      const player = await backend.player();
      const json = await player.call('uploadKyc', { type: 'front', file: 'x' });
      expectEqual('status of an upload as JSON', json.status, 415);
      const form = new FormData();
      form.append('clientReferrer', 'ph');
      expectEqual('status of a form for kyc', (await player.upload('kyc', form)).status, 415);
    },
  },
  'pictures-of-the-player': {
    statements: ['7.2-41'],
    title: 'refuses pictures that the player has not uploaded with 2702',
    run: async (backend) => {
      const player = await backend.player();
      const other = await backend.player();
      const foreign = await uploadPicture(other);
      const own = await uploadPicture(player);
      const unknown = own.slice(0, -3) + (own.endsWith('aaa') ? 'bbb' : 'aaa');
      for (const fileIds of [[foreign], [unknown], [own, foreign]])
        await refused(backend, player, 2702, { fileIds }, /^\/fileIds/);
      await player.expectOk('addKyc', await verificationOf(backend, player, { fileIds: [own] }));
    },
  },
  'one-account-per-document': {
    statements: ['7.2-41'],
    title: 'refuses a document of another account with 2707, however its number is written',
    run: async (backend) => {
      const [one, two] = [await backend.player(), await backend.player()];
      const digits = backend.rng.text(7, '123456789');
      const idNumber = `ab-${digits}`;
      await one.expectOk('addKyc', await verificationOf(backend, one, { idNumber }));
      for (const same of [idNumber, idNumber.toUpperCase(), `AB ${digits.slice(0, 3)}-${digits.slice(3)}`])
        await refused(backend, two, 2707, { idNumber: same }, /^\/idNumber$/);
      await backend.hooks.decideIdentity(one.userId, 'approve');
      await refused(backend, two, 2707, { idNumber });
      await two.expectOk('addKyc', await verificationOf(backend, two, { idNumber: `${idNumber}0` }));
    },
  },
  'documents-at-once': {
    statements: ['7.2-41'],
    title: 'accepts a document of one of several accounts that submit it at once',
    run: async (backend) => {
      const players = await Promise.all(Array.from({ length: 4 }, () => backend.player({})));
      const idNumber = document(backend);
      const bodies = await Promise.all(
        players.map((player) => verificationOf(backend, player, { idNumber })),
      );
      const answers = await Promise.all(
        players.map((player, index) => player.call('addKyc', bodies[index] ?? {})),
      );
      expectEqual('errcodes', errcodesOf(answers), [0, 2707, 2707, 2707]);
    },
  },
  'a-rejected-document-is-free': {
    statements: ['7.2-41'],
    title: 'accepts a rejected document again, of the same or of another account',
    level: 'should',
    run: async (backend) => {
      const [one, two] = [await backend.player(), await backend.player()];
      const idNumber = document(backend);
      await one.expectOk('addKyc', await verificationOf(backend, one, { idNumber }));
      await backend.hooks.decideIdentity(one.userId, 'reject');
      await two.expectOk('addKyc', await verificationOf(backend, two, { idNumber }));
      await refused(backend, one, 2707, { idNumber });
      await backend.hooks.decideIdentity(two.userId, 'reject');
      await one.expectOk('addKyc', await verificationOf(backend, one, { idNumber }));
    },
  },
  'submits-at-once': {
    statements: ['7.2-41'],
    title: 'accepts one of several verifications that a player submits at once',
    run: async (backend) => {
      const player = await backend.player();
      const data = await verificationOf(backend, player);
      const bodies = Array.from({ length: 5 }, (_, n) => ({ ...data, idNumber: `${data.idNumber}${n}` }));
      const answers = await Promise.all(bodies.map((body) => player.call('addKyc', body)));
      expectEqual('errcodes', errcodesOf(answers), [0, 2703, 2703, 2703, 2703]);
    },
  },
  'key-repeats': {
    statements: ['7.2-41'],
    title:
      'answers a repeated Idempotency-Key of a verification with the first answer, and another body with 103',
    run: async (backend) => {
      const player = await backend.player();
      const data = await verificationOf(backend, player);
      const key = backend.newKey();
      const first = await player.expectOk('addKyc', data, { key });
      await backend.hooks.decideIdentity(player.userId, 'approve');
      expectEqual('answer of the repeat', await player.expectOk('addKyc', data, { key }), first);
      await player.expectErrcode('addKyc', 103, { ...data, realName: 'Noor Khan' }, { key });
      expectEqual('state', (await stateOf(player))['kycStatus'], STATUS.approved);
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
      expectEqual('errcode', first.errcode, 0);
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
      const data = await verificationOf(backend, player);
      expectEqual('uploadKyc', (await backend.visitor.upload('uploadKyc', pictureForm())).status, 401);
      expectEqual('addKyc', (await backend.visitor.call('addKyc', data)).status, 401);
      expectEqual('kyc', (await backend.visitor.call('kyc')).status, 401);
    },
  },
});
