import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ActivityType } from '@tara/contract/constants';
import { switchFields } from '@tara/contract/control-forms';
import { worldConfigSchema } from '../src/config/world-config.ts';
import { contentFolder } from '../src/files/package-files.ts';
import { COMMON, freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

interface GameEntry {
  id: number;
  maintain: 0 | 1;
  maintainUntil?: number;
  params: { brandMaintain: 0 | 1 };
  typeId: number;
  brandId: number;
  hot: 0 | 1;
  showType: 0 | 1;
}

interface Config {
  appWebConfig: Record<string, unknown> & {
    appRechargeTypeList: { id: number }[];
    appRechargeTypeMap: Record<string, { sort: number }>;
    appGameTypeList: { id: number; name: string }[];
    appGameBrandList: object[];
    appNoticeConfigList: { clickAction: string }[];
    appLobbyAdConfigList: { clickAction: string }[];
    appUserLevelConfigList: { betAmount: number }[];
    actInviteConditionModelClient2List: { bonusAmount: number }[];
    socialMedia: string;
  };
  gameList?: GameEntry[];
  gameListVersion: number;
}

async function load(world: TestWorld, gameListVersion = 0): Promise<Config> {
  return (await world.done('anonymous/appConfig', { gameListVersion })) as unknown as Config;
}

function request(world: TestWorld, headers: Record<string, string>) {
  return world.raw({
    method: 'POST',
    url: '/app/v1/anonymous/appConfig',
    payload: { ...COMMON, gameListVersion: 0 },
    headers,
  });
}

describe('appConfig', () => {
  // spec 7.1-01, 7.1-03
  it('omits the game list for a client that has the current one', async () => {
    const world = await newWorld();
    const { gameList, gameListVersion } = await load(world);
    expect(gameList).toHaveLength(120);
    const short = await load(world, gameListVersion);
    expect(short.gameList).toBeUndefined();
    expect(short.gameListVersion).toBe(gameListVersion);
    expect((await load(world, gameListVersion - 1)).gameList).toHaveLength(120);
  });

  it('contains the list again when maintenance changes it', async () => {
    const world = await newWorld();
    const { gameListVersion } = await load(world);
    await world.control('PATCH', 'config', { maintainGameIds: [1003] });
    const { gameList } = await load(world, gameListVersion);
    expect(gameList?.filter(({ maintain }) => maintain === 1).map(({ id }) => id)).toEqual([1003]);
  });

  it('is compressed as the client prefers, with one entity tag per version', async () => {
    const world = await newWorld();
    const plain = await request(world, {});
    const small = await request(world, { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.payload);
    expect(small.headers.etag).toBe(plain.headers.etag);
    expect(small.headers.vary).toMatch(/accept-encoding/i);
    await world.control('PATCH', 'config', { mode: 'green' });
    expect((await request(world, {})).headers.etag).not.toBe(plain.headers.etag);
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0.8, br;q=0.2', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['gzip;q=0', undefined],
    ['BR', 'br'],
    ['x-gzip-like', undefined],
  ])('respects the weights of Accept-Encoding: %s', async (accepted, encoding) => {
    const world = await newWorld();
    const { headers } = await request(world, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
  });

  it('contains nothing personal', async () => {
    const world = await newWorld();
    const { body } = await world.signIn('demoplayer', 'tara1234');
    const anonymous = await request(world, {});
    const known = await request(world, { authorization: String(body['token']) });
    expect(known.payload).toBe(anonymous.payload);
    expect(anonymous.payload).not.toMatch(/demoplayer|"like":|"recent":/);
  });
});

describe('the switches', () => {
  const switches = new Set<string | undefined>(Object.keys(worldConfigSchema.shape));

  it('all have a field with a meaning in the form of the console', () => {
    expect(new Set(switchFields.map(({ path }) => path[0]))).toEqual(switches);
    expect(switchFields.filter(({ description }) => description === '')).toEqual([]);
  });

  it('are all described in the guide', () => {
    const guide = readFileSync(new URL('../../../docs/mock-server.md', import.meta.url), 'utf8');
    const rows = [
      ...guide
        .split('\n## Switches\n')[1]!
        .split('\n## ')[0]!
        .matchAll(/^\| (`[^|]+) \|/gm),
    ];
    const named = rows.flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(new Set(named)).toEqual(switches);
  });
});

describe('the seed', () => {
  // spec 0-02, 1-08, 1-15, 2.5-27, 3-024, 3-029
  it('has 120 games of 6 types and 12 brands, hot and new ones and some in maintenance', async () => {
    const { appWebConfig, gameList = [] } = await load(await newWorld());
    expect(appWebConfig.appGameTypeList.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Slots',
      '2 Fish',
      '3 Poker',
      '4 Sports',
      '5 Live',
      '6 Games',
    ]);
    expect(appWebConfig.appGameBrandList).toHaveLength(12);
    expect(new Set(gameList.map(({ id }) => id)).size).toBe(120);
    expect(new Set(gameList.map(({ typeId }) => typeId)).size).toBe(6);
    expect(new Set(gameList.map(({ brandId }) => brandId)).size).toBe(12);
    expect(gameList.filter(({ hot, showType }) => hot === 1 && showType === 0).length).toBeGreaterThanOrEqual(
      12,
    );
    expect(gameList.filter(({ showType }) => showType === 1).length).toBeGreaterThan(0);
    expect(gameList.filter(({ params }) => params.brandMaintain === 1).length).toBeGreaterThan(0);
    const resting = gameList.filter(({ maintain }) => maintain === 1);
    expect(resting.length).toBeGreaterThan(0);
    for (const { maintainUntil = 0 } of resting) expect(maintainUntil).toBeGreaterThan(NOON);
  });

  it('links to no promotion in green mode', async () => {
    const leadsTo = async (scenario: string) => {
      const { appLobbyAdConfigList, appNoticeConfigList } = (await load(await newWorld(scenario)))
        .appWebConfig;
      return [appLobbyAdConfigList, appNoticeConfigList].map((list) =>
        list.map(({ clickAction }) => clickAction),
      );
    };
    const promotions = [ActivityType.firstCharge, ActivityType.inviteSpin].map(String);
    for (const actions of await leadsTo('default'))
      expect(actions).toEqual(expect.arrayContaining(promotions));
    for (const actions of await leadsTo('green')) {
      expect(actions).not.toEqual([]);
      expect(actions.filter((action) => promotions.includes(action))).toEqual([]);
    }
  });

  // spec 1-53, 2.5-43
  it.each(['default', 'green'])('references only existing pictures: %s', async (scenario) => {
    const config = await load(await newWorld(scenario));
    const named = JSON.stringify(config).match(/\/content\/[\w./-]+\.\w+/g) ?? [];
    const games = (config.gameList ?? []).map(({ id }) => `/content/games/${id}.webp`);
    const missing = [...new Set([...named, ...games])].filter(
      (path) => !existsSync(join(contentFolder(), path.slice(9))),
    );
    expect(missing).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
  });

  // spec 2.4-05, 3-036, 3-051, 3-059
  it('offers the first invite bonus of 50.00 and rising levels', async () => {
    const { appWebConfig } = await load(await newWorld());
    expect(appWebConfig.actInviteConditionModelClient2List[0]).toMatchObject({ bonusAmount: 50_00 });
    const steps = appWebConfig.appUserLevelConfigList.map(({ betAmount }) => betAmount);
    expect(steps).toHaveLength(8);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(JSON.parse(appWebConfig.socialMedia)).toContainEqual(expect.objectContaining({ id: 'facebook' }));
  });

  // spec 2.8-02, 3-030, 3-035
  it('has a place for every channel', async () => {
    const { appWebConfig } = await load(await newWorld());
    const ids = appWebConfig.appRechargeTypeList.map(({ id }) => String(id));
    expect(Object.keys(appWebConfig.appRechargeTypeMap).toSorted()).toEqual(ids.toSorted());
  });
});

// spec 3-040, 3-041, 3-042, 3-043, 3-047, 3-048, 3-050
describe('the scenarios of the configuration', () => {
  // spec 1-54, 2.5-63
  it.each([
    ['default', { mode: 'normal', registerType: 2, otpStatus: 0, region: 'pk', countryCode: '92' }],
    ['green', { mode: 'green' }],
    ['phone-otp', { registerType: 1, otpStatus: 1 }],
    ['phone-no-otp', { registerType: 3, otpStatus: 0 }],
    ['region-ph', { region: 'ph', countryCode: '63', accountRule: { mobileStartsWith: '9' } }],
    ['region-th', { region: 'th', countryCode: '66' }],
    ['deposit-card', { isDepositBank: 1 }],
  ])('%s', async (scenario, wanted) => {
    expect((await load(await newWorld(scenario))).appWebConfig).toMatchObject(wanted);
  });

  it('maintenance: no game can be started', async () => {
    const world = await newWorld('maintenance');
    const { gameList = [] } = await load(world);
    expect(gameList.every(({ maintain }) => maintain === 1)).toBe(true);
    const token = await world.token();
    expect((await world.call('startGame', { gameId: 1001 }, { token })).body.errcode).toBe(2202);
  });

  // spec 7.2-47
  it('empty: every list of the lobby is empty', async () => {
    const world = await newWorld('empty');
    const { appWebConfig, gameList } = await load(world);
    const { appNoticeConfigList, appLobbyAdConfigList, appPromotionalVideoList, appGameTypeList } =
      appWebConfig;
    expect([
      gameList,
      appNoticeConfigList,
      appLobbyAdConfigList,
      appPromotionalVideoList,
      appGameTypeList,
    ]).toEqual(Array.from({ length: 5 }, () => []));
    expect(await world.done('anonymous/lobbyTips')).toMatchObject({ jackpotList: [], newYearList: [] });
    expect(await world.done('getCustomerServices')).toMatchObject({ appCustomerServiceQueue: [] });
  });
});

describe('many games', () => {
  it('are created with a name and a picture, and can be opened', async () => {
    const world = await newWorld('many-games');
    const { gameList } = await world.done('anonymous/appConfig', { gameListVersion: 0 });
    const games = gameList as (GameEntry & { name: string })[];
    expect(games).toHaveLength(5000);
    expect(new Set(games.map(({ id }) => id)).size).toBe(5000);
    expect(new Set(games.map(({ name }) => name)).size).toBe(5000);
    const variant = games.findLast(({ maintain, params }) => maintain === 0 && params.brandMaintain === 0);
    const picture = await server.inject(`/content/games/${variant?.id}.webp`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const token = await world.token();
    const { gameUrl } = await world.done('startGame', { gameId: variant?.id }, { token });
    const launch = new URL(String(gameUrl), 'http://games').searchParams.get('t');
    const opened = await world.raw({
      method: 'POST',
      url: '/__games/api/open',
      payload: { token: launch, gameId: variant?.id },
    });
    expect(opened.statusCode).toBe(200);
    expect(opened.json<{ session: string }>().session).toMatch(/^\w{32}$/);
  });
});

describe('the switches', () => {
  it('stay the same if the control API receives what it returned', async () => {
    const world = await newWorld();
    const config = await world.control<object>('GET', 'config');
    expect(await world.control('PATCH', 'config', config)).toEqual(config);
  });
});
