import type { Backend, Body, Fields, Player } from '../../protocol/backend.ts';
import { expectEqual, expectThat } from '../../protocol/expect.ts';

/** The first bytes of real pictures, with more bytes after them. */
const fillPicture = (head: readonly number[]) =>
  Uint8Array.from([...head, ...Array.from({ length: 200 }, () => 7)]);

export const PICTURES = {
  jpeg: fillPicture([0xff, 0xd8, 0xff, 0xe0]),
  png: fillPicture([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  webp: fillPicture([0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x20]),
} as const;

export function pictureForm(bytes: Uint8Array<ArrayBuffer> = PICTURES.jpeg, type = 'front'): FormData {
  const form = new FormData();
  form.append('type', type);
  form.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'document.jpg');
  return form;
}

export async function uploadPicture(player: Player): Promise<string> {
  const { body } = await player.upload('uploadKyc', pictureForm());
  expectEqual('errcode of uploadKyc', body.errcode, 0);
  return body['fileId'];
}

/** The data of a verification with one uploaded picture. */
export async function createVerification(backend: Backend, player: Player, more: object = {}) {
  return {
    realName: 'Amina Khan',
    idNumber: `35202-${backend.unique(7, '123456789')}-8`,
    birthday: '1994-03-21',
    address: 'House 7, Sitara Road',
    fileIds: [await uploadPicture(player)],
    ...more,
  };
}

export const STATUS = { none: 0, pending: 1, approved: 2, rejected: 3 } as const;

export const readVerification = async (player: Player): Promise<Fields> => {
  const { kycStatus, submitted, reason } = await player.expectOk('kyc');
  return { kycStatus, submitted, reason };
};

/** Submits a verification with a new picture. */
export const add = async (backend: Backend, player: Player, more: object = {}, errcode = 0) =>
  player.expectErrcode('addKyc', errcode, await createVerification(backend, player, more));

/** A verification that is refused, which must leave the state as it is. */
export async function refused(
  backend: Backend,
  player: Player,
  errcode: number,
  more: object = {},
  pointer?: RegExp,
): Promise<Body> {
  const before = await readVerification(player);
  const body = await add(backend, player, more, errcode);
  const seen = body['error']?.pointer as string | undefined;
  if (pointer && seen !== undefined)
    expectThat('pointer of the refusal', pointer.test(seen), String(pointer), seen);
  expectEqual('state after a refusal', await readVerification(player), before);
  return body;
}

export const document = (backend: Backend) => `35202-${backend.unique(7, '123456789')}-1`;
