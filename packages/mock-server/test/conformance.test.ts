import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { contractFile } from '../src/files/package-files.ts';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';
import { upload } from './support/forms.ts';
import { invitationBodies } from './support/invitation-bodies.ts';
import { personalBodies } from './support/personal-bodies.ts';
import { codeFor, lineLogin } from './support/social.ts';
import { seasonBodies, getSeason } from './support/season-bodies.ts';
import { promotionBodies } from './support/promotion-bodies.ts';

interface Document {
  paths: Record<
    string,
    { post: { operationId: string; security?: unknown[]; responses: Record<string, unknown> } }
  >;
}

// These tests read the contract themselves, independent of the server's own check.
const document = JSON.parse(readFileSync(contractFile('openapi.json'), 'utf8')) as Document;
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ ...document, $id: 'contract' });

const operations = Object.entries(document.paths).map(([path, { post }]) => ({
  id: post.operationId,
  path: path.replace('/app/v1/', ''),
  secured: post.security === undefined || post.security.length > 0,
  pointer: `contract#/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/post/responses/200/content/application~1json/schema`,
}));

const server = await startServer();
const newWorld = freshWorlds(server);

const PHONE = { countryCode: '92', mobile: '3001234567' };
const CARD = { bankId: 1, bankName: 'Ravi Bank', accountName: 'Demo Player', cardNum: '4000123412341234' };
const ORDER = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 };

/** A valid body of each call and its preparation; other calls need neither. */
const bodies: Record<string, (world: TestWorld, token: string) => object | Promise<object>> = {
  appConfig: () => ({ gameListVersion: 0 }),
  getAfterLoginInfoWeb: () => ({
    gameListVersion: 0,
    os: 'Android',
    version: '1.0.28',
    deviceModel: 'Pixel 7',
  }),
  smsSend: () => ({ ...PHONE, type: 0 }),
  forgetPassword: async (world, token) => {
    await world.done('bindAccount', PHONE, { token });
    return {
      account: PHONE.mobile,
      countryCode: '92',
      code: '123456',
      password: await world.encryptPassword('newpass1'),
    };
  },
  bindAccount: () => PHONE,
  updateProfile: () => ({ nickname: 'Moonlight', avatar: 4 }),
  startGame: () => ({ gameId: 1001 }),
  exitGame: () => ({ gameId: 1001 }),
  gameLike: () => ({ id: 1002, like: 1 }),
  actionLog: () => ({ action: 'page_view', page: '/lobby/home', data: { tab: 0 }, eventTime: 1 }),
  online: () => ({ gameId: 1001 }),
  appEventLogClient: () => ({
    eventList: [
      {
        channel: 'WEB',
        appId: 'test',
        version: '1.0.28',
        eventTime: 1,
        eventUserId: 0,
        eventName: 'page_view',
      },
    ],
  }),
  recharge3: () => ORDER,
  checkRechargeOrder: async (world, token) => ({
    orderId: (await world.done('recharge3', ORDER, { token }))['orderId'],
  }),
  getRechargeRecord: () => ({ page: 1, pageSize: 20 }),
  addBankInfo: () => CARD,
  ...invitationBodies,
  ...seasonBodies,
  ...promotionBodies,
  ...personalBodies,
  modifyBankInfo: async (world, token) => {
    await world.done('addBankInfo', CARD, { token });
    return { ...CARD, id: 1, cardNum: '4000123412345678' };
  },
};

/** The violations of an answer. */
function findFaults(pointer: string, body: unknown): readonly object[] {
  const validate = ajv.compile({ $ref: pointer });
  return validate(body) ? [] : (validate.errors ?? []);
}

describe('every call', () => {
  const signIns = ['accountLogin', 'accountRegist', 'accountRegist4', 'lineLogin'];
  const special = new Set([...signIns, 'uploadKyc']);
  const plain = operations.filter(({ id }) => !special.has(id));

  it.each(plain)('$id answers according to the contract', async ({ id, path, secured, pointer }) => {
    const world = await newWorld(getSeason(id));
    const token = await world.token();
    const body = (await bodies[id]?.(world, token)) ?? {};
    const answer = await world.done(path, body, secured ? { token } : {});
    expect(findFaults(pointer, answer)).toEqual([]);
  });

  // spec 7.2-40
  it('uploadKyc, which takes a form, answers according to the contract', async () => {
    const world = await newWorld();
    const { body } = await upload(world, await world.token());
    expect(findFaults(operations.find(({ id }) => id === 'uploadKyc')?.pointer ?? '', body)).toEqual([]);
    expect(body.errcode).toBe(0);
  });

  // spec 7.2-02, 7.2-04, 7.2-06
  it.each(signIns)('%s returns a session', async (id) => {
    const world = await newWorld(id === 'accountRegist4' ? 'phone-otp' : 'default');
    const ways: Record<string, () => ReturnType<TestWorld['signIn']>> = {
      accountLogin: () => world.signIn('demoplayer', 'tara1234'),
      accountRegist: () => world.register('newstar'),
      lineLogin: async () => lineLogin(world, await codeFor(world, 'noor')),
      accountRegist4: () => world.register('3001234567', 'tara1234', { code: '123456' }),
    };
    const { body } = (await ways[id]?.()) ?? { body: undefined };
    expect(findFaults(operations.find((operation) => operation.id === id)?.pointer ?? '', body)).toEqual([]);
    expect(body?.errcode).toBe(0);
  });
});
