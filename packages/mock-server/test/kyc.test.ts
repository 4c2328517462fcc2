import { describe, expect, it } from 'vitest';
import { COMMON, freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';
import { formBytes, PICTURES, postForm, upload, verification, type Part } from './support/forms.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const SECOND = 1000;
const DEMO = 'players/10000001';
const FILE: Part = { name: 'file', value: PICTURES.jpeg, filename: 'document.jpg' };
const TYPE: Part = { name: 'type', value: 'front' };

async function player(config: object = {}) {
  const world = await newWorld('default', config);
  return { world, token: await world.token() };
}

async function add(world: TestWorld, token: string, more: object = {}) {
  return (await world.call('addKyc', await verification(world, token, more), { token })).body;
}
function state(world: TestWorld, token: string) {
  return world.done('kyc', {}, { token });
}

describe('a picture', () => {
  it('has at most 5 MB', async () => {
    const { world, token } = await player();
    const ofSize = (size: number) => Buffer.concat([PICTURES.png, Buffer.alloc(size - PICTURES.png.length)]);
    const limit = 5 * 1024 * 1024;
    expect((await upload(world, token, ofSize(limit))).body.errcode).toBe(0);
    expect((await upload(world, token, ofSize(limit + 1))).body.errcode).toBe(2706);
    expect((await upload(world, token, ofSize(limit * 3))).body.errcode).toBe(2706);
  });

  it('is stored without its bytes', async () => {
    const { world, token } = await player();
    await upload(world, token, Buffer.concat([PICTURES.jpeg, Buffer.from('a secret in the picture')]));
    expect(JSON.stringify(await world.control('GET', 'state'))).not.toContain('a secret in the picture');
    const [entry] = await world.control<object[]>('GET', 'requests?operationId=uploadKyc');
    expect(entry).toMatchObject({ request: { type: 'front', file: { size: PICTURES.jpeg.length + 23 } } });
  });

  it('is accepted from players only', async () => {
    const { world } = await player();
    expect((await postForm(world, 'uploadKyc', formBytes([TYPE, FILE]))).status).toBe(401);
  });
});

describe('a form', () => {
  it.each<[string, Part[], object]>([
    ['no file', [TYPE], { pointer: '/file', rule: 'required' }],
    ['no type', [FILE], { pointer: '/type', rule: 'required' }],
    ['an unknown type', [{ name: 'type', value: 'side' }, FILE], { pointer: '/type', rule: 'enum' }],
    ['another field', [TYPE, FILE, { name: 'note', value: 'x' }], { pointer: '/note' }],
    ['two types', [TYPE, TYPE, FILE], { pointer: '/type', rule: 'form' }],
    ['two files', [TYPE, FILE, FILE], { rule: 'form' }],
    ['text for the file', [TYPE, { name: 'file', value: 'bytes' }], { pointer: '/file', rule: 'form' }],
    [
      'a file for the type',
      [
        { ...FILE, name: 'type' },
        { name: 'file', value: 'x' },
      ],
      { pointer: '/type' },
    ],
    ['a field of a prototype', [TYPE, FILE, { name: '__proto__', value: 'x' }], { rule: 'form' }],
    ['twenty fields', [FILE, ...Array.from({ length: 20 }, (_, i) => ({ name: `f${i}`, value: '' }))], {}],
    ['nothing in it', [], { rule: 'required' }],
  ])('with %s returns 400 with the place', async (_, parts, error) => {
    const { world, token } = await player();
    const { status, body } = await postForm(world, 'uploadKyc', formBytes(parts), token);
    expect({ status, ...body }).toMatchObject({
      status: 400,
      errcode: 400,
      error: { operationId: 'uploadKyc', ...error },
    });
  });

  it('returns 400 if it is truncated or has no boundary', async () => {
    const { world, token } = await player();
    const broken = formBytes([TYPE, FILE], false).subarray(0, -50);
    expect((await postForm(world, 'uploadKyc', broken, token)).status).toBe(400);
    const whole = formBytes([TYPE, FILE]);
    expect((await postForm(world, 'uploadKyc', whole, token, 'multipart/form-data')).status).toBe(400);
    expect((await postForm(world, 'uploadKyc', Buffer.alloc(0), token)).status).toBe(400);
  });

  // spec 2.3-46, 7-10
  it('is accepted by uploads only', async () => {
    const { world, token } = await player();
    expect((await world.call('uploadKyc', { type: 'front', file: 'x' }, { token })).status).toBe(415);
    const bytes = formBytes(Object.entries(COMMON).map(([name, value]) => ({ name, value: String(value) })));
    expect(await postForm(world, 'refreshData', bytes, token)).toMatchObject({
      status: 415,
      body: { errcode: 415, error: { operationId: 'refreshData' } },
    });
  });
});

describe('a verification', () => {
  // spec 1-24, 2.3-46, 7.2-41, 7.2-42
  it('waits, is approved by the clock and sends a mail', async () => {
    const { world, token } = await player();
    expect(await state(world, token)).toEqual({ code: 200, errcode: 0, kycStatus: 0 });
    const data = await verification(world, token);
    expect(await world.done('addKyc', data, { token })).toMatchObject({ hasKyc: false, kycStatus: 1 });
    expect(await state(world, token)).toMatchObject({ kycStatus: 1, submitted: data });
    await world.advance(20 * SECOND - 1);
    expect(await state(world, token)).toMatchObject({ kycStatus: 1 });
    await world.advance(1);
    expect(await state(world, token)).toMatchObject({ kycStatus: 2, submitted: data });
    expect(await world.done('getAfterLoginInfo', {}, { token })).toMatchObject({ hasKyc: true });
    const { mailList } = await world.done('getMail2', { page: 1, pageSize: 1 }, { token });
    expect(mailList).toMatchObject([{ title: 'Your identity is verified', timestamp: NOON + 20 * SECOND }]);
  });

  it('is decided only by the control API if the world is configured so', async () => {
    const { world, token } = await player({ kycAfterMs: null });
    await add(world, token);
    await world.advance(20 * 24 * 3600 * SECOND);
    expect(await state(world, token)).toMatchObject({ kycStatus: 1 });
    expect(await world.control('POST', `${DEMO}/kyc`, { decision: 'approve' })).toMatchObject({
      kycStatus: 2,
    });
    expect(await state(world, token)).toMatchObject({ kycStatus: 2 });
  });

  it('cannot be decided if it does not wait', async () => {
    const { world, token } = await player();
    const decide = async () =>
      (await world.tryControl('POST', `${DEMO}/kyc`, { decision: 'approve' })).status;
    expect(await decide()).toBe(409);
    await add(world, token);
    expect(await decide()).toBe(200);
    expect(await decide()).toBe(409);
    expect((await world.tryControl('POST', 'players/5/kyc', { decision: 'approve' })).status).toBe(404);
    expect((await world.tryControl('POST', `${DEMO}/kyc`, { decision: 'maybe' })).status).toBe(400);
  });
});
