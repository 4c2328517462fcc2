import type { Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { add, pictureForm, PICTURES, readVerification } from './verifications.ts';

const LARGEST_PICTURE = 5 * 1024 * 1024;

/** A picture of so many bytes. */
function ofSize(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(PICTURES.png);
  return bytes;
}

export const upload = async (player: Player, errcode: number, form: FormData) =>
  expectEqual('errcode of uploadKyc', (await player.upload('uploadKyc', form)).body.errcode, errcode);

export const pictureChecks: CheckDefinitions = {
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
      expectEqual('number of different fileIds', new Set(ids).size, 3);
      await add(backend, player, { fileIds: ids });
      expectEqual('pictures of the verification', (await readVerification(player))['submitted'].fileIds, ids);
    },
  },
  'no-pictures': {
    statements: ['7.2-40'],
    title: 'refuses files that are not pictures with 2705, whatever their names say',
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
      for (const bytes of odd) await upload(player, 2705, pictureForm(bytes));
    },
  },
  'size-of-pictures': {
    statements: ['7.2-40'],
    title: 'accepts pictures of 5 MB and refuses larger ones with 2706',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player();
      await upload(player, 0, pictureForm(ofSize(LARGEST_PICTURE)));
      await upload(player, 2706, pictureForm(ofSize(LARGEST_PICTURE + 1)));
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
      const extended = pictureForm();
      extended.append('note', 'x');
      const text = without('file');
      text.append('file', 'the bytes');
      const odd: readonly (readonly [string, FormData])[] = [
        ['without a file', without('file')],
        ['without a kind', without('type')],
        ['with an unknown kind', pictureForm(PICTURES.jpeg, 'side')],
        ['with two kinds', twice],
        ['with another field', extended],
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
    title: 'answers 415 to an upload that is not a form, and to a form for another call',
    run: async (backend) => {
      const player = await backend.player();
      const json = await player.call('uploadKyc', { type: 'front', file: 'x' });
      expectEqual('status of an upload as JSON', json.status, 415);
      const form = new FormData();
      form.append('clientReferrer', 'ph');
      expectEqual('status of a form for kyc', (await player.upload('kyc', form)).status, 415);
    },
  },
};
