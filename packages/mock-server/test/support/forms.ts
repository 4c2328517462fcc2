import { type Answer, type Reply, type TestWorld } from './client.ts';

/** The first bytes of real pictures, with more bytes after them. */
export const PICTURES = {
  jpeg: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)]),
  png: Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200, 7)]),
  webp: Buffer.concat([Buffer.from('RIFF\u0001\u0002\u0003\u0004WEBPVP8 '), Buffer.alloc(200, 7)]),
} as const;

export interface Part {
  readonly name: string;
  readonly value: string | Buffer;
  /** Makes the part a file. */
  readonly filename?: string;
}

const BOUNDARY = 'tara-test-boundary';

/** The bytes of a form; without its end if it is truncated. */
export function formBytes(parts: readonly Part[], whole = true): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ name, value, filename }) => {
      const file = filename === undefined ? '' : `; filename="${filename}"`;
      const type = filename === undefined ? '' : '\r\nContent-Type: application/octet-stream';
      const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n`;
      return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')];
    }),
    Buffer.from(whole ? `--${BOUNDARY}--\r\n` : ''),
  ]);
}

/** Posts bytes as a form. */
export async function postForm(
  world: TestWorld,
  path: string,
  payload: Buffer,
  token?: string,
  contentType = `multipart/form-data; boundary=${BOUNDARY}`,
  key?: string,
): Promise<Reply> {
  const reply = await world.raw({
    method: 'POST',
    url: `/app/v1/${path}`,
    payload,
    headers: {
      'content-type': contentType,
      ...(token === undefined ? {} : { authorization: token }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  });
  return { status: reply.statusCode, body: reply.json<Answer>(), headers: reply.headers };
}

/** Uploads a picture of a document. */
export async function upload(
  world: TestWorld,
  token: string,
  picture: Buffer = PICTURES.jpeg,
  type = 'front',
  key?: string,
): Promise<Reply> {
  return postForm(
    world,
    'uploadKyc',
    formBytes([
      { name: 'type', value: type },
      { name: 'file', value: picture, filename: 'document.jpg' },
    ]),
    token,
    undefined,
    key,
  );
}

/** A valid verification with one uploaded picture. */
export async function verification(world: TestWorld, token: string, more: object = {}) {
  return {
    realName: 'Amina Khan',
    idNumber: '35202-1234567-8',
    birthday: '1994-03-21',
    address: 'House 7, Sitara Road',
    fileIds: [String((await upload(world, token)).body['fileId'])],
    ...more,
  };
}
