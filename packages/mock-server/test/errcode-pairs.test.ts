import { describe, expect, it } from 'vitest';
import { DEVICE, freshWorlds, startServer } from './support/client.ts';
import { readContract } from './support/contract.ts';
import { upload } from './support/forms.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const { operations } = await readContract(server);

const BUSY = ['temporarilyUnavailable', 'signInBusy', 'firstChargeBusy'];

/** An example or a reference to it. */
interface Example {
  value?: object;
  $ref?: string;
}

interface Media {
  example?: object;
  examples?: Record<string, Example>;
}

interface Published {
  components: { examples: Record<string, Example> };
  paths: Record<string, { post: { requestBody: { content: Record<string, Media> } } }>;
}

const published = (await server.inject('/openapi.json')).json<Published>();

/** The contract's example of the body. */
function getExample(path: string): object {
  const media = published.paths[`/app/v1/${path}`]?.post.requestBody.content['application/json'];
  const [first] = Object.values(media?.examples ?? {});
  const shared = published.components.examples[first?.$ref?.split('/').at(-1) ?? ''];
  return media?.example ?? first?.value ?? shared?.value ?? {};
}

describe('a busy world', () => {
  const busy = operations.filter(({ errcodes }) => errcodes.some(({ name }) => BUSY.includes(name)));

  it.each(busy)("refuses $id with the call's errcode", async ({ path, isForm, errcodes }) => {
    const world = await newWorld('default', { allBusy: true });
    const token = await world.token();
    const { body } = isForm
      ? await upload(world, token)
      : await world.call(path, getExample(path), { token });
    const expected = BUSY.find((busyName) => errcodes.some(({ name }) => name === busyName));
    expect(body).toMatchObject({ code: 200, error: { name: expected } });
  });

  it('accepts calls again when it is no longer busy', async () => {
    const world = await newWorld('default', { allBusy: true });
    const token = await world.token();
    await world.control('PATCH', 'config', { allBusy: false });
    expect((await world.call('refreshData', {}, { token })).body.errcode).toBe(0);
  });
});

describe('a disabled account', () => {
  it.each(['accountRegist', 'accountRegist4'])('blocks its name for %s', async (path) => {
    const isPhone = path === 'accountRegist4';
    const world = await newWorld(isPhone ? 'phone-otp' : 'default');
    const account = isPhone ? '3001234567' : 'moonlight7';
    const mobile = isPhone ? { mobile: account } : {};
    const { user } = await world.control<{ user: { id: number } }>('POST', 'players', { account, ...mobile });
    const register = async () => {
      const password = await world.encryptPassword('tara1234');
      const code = isPhone ? { code: '123456' } : {};
      return (await world.call(path, { ...DEVICE, type: 0, account, password, ...code })).body;
    };
    expect((await register()).error).toMatchObject({ name: 'accountExists' });
    await world.control('PATCH', `players/${user.id}`, { disabled: true });
    expect((await register()).error).toMatchObject({ name: 'accountDisabled' });
  });
});

/**
 * Errcodes that real servers may answer, because spec 8 lists them for log-in and registration, or for both calls of the
 * first charge, together. This server has no cause for them; a fault rule returns them (8-14: "or by the control endpoint").
 */
const ON_DEMAND: readonly (readonly [call: string, name: string])[] = [
  ['accountRegist', 'accountNotFound'],
  ['accountRegist4', 'accountNotFound'],
  ['accountRegist', 'passwordWrong'],
  ['accountRegist4', 'passwordWrong'],
  ['accountLogin', 'accountExists'],
  ['accountLogin', 'registrationUnavailable'],
  ['appRechargeBonusCollection9', 'firstChargeNotBought'],
  ['appRechargeBonusCollection9', 'firstChargeClaimed'],
  ['appRechargeBonusCollection9', 'firstChargeItemUnknown'],
  ['getAfterLoginInfo', 'accountDisabled'],
];

describe('an errcode of the specification without a cause in this server', () => {
  it.each(ON_DEMAND)('a fault injects the errcode into %s: %s', async (call, name) => {
    const operation = operations.find(({ id }) => id === call);
    const errcode = operation?.errcodes.find((item) => item.name === name)?.code;
    const world = await newWorld();
    const token = await world.token();
    await world.control('POST', 'faults', { operationId: call, errcode, times: 1 });
    const { body } = await world.call(operation?.path ?? '', {}, { token });
    expect(body).toMatchObject({ errcode, error: { name } });
  });
});
