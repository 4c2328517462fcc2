import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Hooks } from '../../src/index.ts';
import * as accounts from './accounts.ts';
import { config, gameListVersion, games, getWebConfig } from './config.ts';
import { calls, type Json } from './contract.ts';
import * as deposits from './deposits.ts';
import { DAY, isSelected, Refusal, State, type Person, type Reply, type Row } from './state.ts';

interface Context {
  readonly state: State;
  readonly body: Json;
  readonly token: string;
  readonly home: string;
  readonly isKeyed: boolean;
}

const getConfig = ({ body }: Context) => ({
  appWebConfig: getWebConfig(accounts.passwordKey),
  gameListVersion,
  ...(body.gameListVersion === gameListVersion ? {} : { gameList: games }),
});

/** The calls of a visitor. */
const open: Record<string, (context: Context) => object> = {
  appConfig: getConfig,
  accountLogin: ({ state, body }) => accounts.logIn(state, body),
  accountRegist: ({ state, body }) => accounts.register(state, body, false),
  accountRegist4: ({ state, body }) => accounts.register(state, body, true),
  smsSend: ({ state, body }) => {
    if (!accounts.isMobile(body.mobile)) throw new Refusal(2101);
    state.sendCode(body.countryCode + body.mobile);
    return {};
  },
  forgetPassword: ({ state, body }) => accounts.replaceForgotten(state, body),
  getCustomerServices: () => ({
    appCustomerServiceQueue: [{ url: 'mailto:support@tara.example', isOut: 1 }],
  }),
};

/** Totals of the history of one person. */
function listHistory(person: Person, { page, pageSize, kind, search, ...span }: Json) {
  const all = person.rows.filter(({ time }) => isSelected(span, time, ''));
  const rows = all.filter(
    (row) =>
      (kind === undefined || row.kind === kind) &&
      isSelected({ search }, row.time, `${row.title} ${row.reference}`),
  );
  const total = (unit: string, isWanted: (row: Row) => boolean) =>
    all.filter((row) => row.unit === unit && isWanted(row)).reduce((sum, { amount }) => sum + amount, 0);
  const none = { rounds: 0, bets: 0, wins: 0, withdrawals: 0, minutesPlayed: 0 };
  const sums = {
    ...none,
    deposits: total('coin', (row) => row.kind === 'deposit'),
    bonuses: total('coin', (row) => row.kind === 'bonus'),
    points: total('points', ({ amount }) => amount > 0),
  };
  return { list: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, sums };
}

/** The calls of a player. */
const own: Record<string, (person: Person, context: Context) => object> = {
  getAfterLoginInfoWeb: (person, context) => ({
    ...getConfig(context),
    ...accounts.openSession(person, context.state.now()),
  }),
  getAfterLoginInfo: (person, { state }) => accounts.getInfo(person, state.now()),
  refreshData: (person, { state }) => {
    const { vip, vipExp, userLevel } = accounts.getInfo(person, state.now());
    return { coin: person.coin, lottery: person.lottery, bet: person.bet, vip, vipExp, userLevel };
  },
  accountLogout: (_, { state, token }) => {
    state.sessions.delete(token);
    return {};
  },
  updateProfile: (person, { body }) => accounts.changeProfile(person, body),
  bindAccount: (person, { state, body }) => accounts.bind(state, person, body),
  modifyPassword: (person, { state, token, body }) => accounts.changePassword(state, person, token, body),
  agentFill: (person, { state, body }) => accounts.fillSuperior(state, person, body.pid),
  appUserOther: (person) => ({ appUserOther: person.other }),
  updateAppUserOther: (person, { state, body }) => accounts.changeOther(state, person, body),
  shortUrl: (_, { state, home, body }) => accounts.shorten(state, home, body.url),
  getActivityIds: (person) => ({
    ...accounts.listActivities(person),
    isBankrupt: person.coin === 0 && person.totalRecharge > 0,
    hasTurntable: false,
    totalRecharge: person.totalRecharge,
    loginPaying: false,
  }),
  getBalanceHistory: (person, { body }) => listHistory(person, body),
  recharge3: (person, { state, body, isKeyed, home }) => {
    const { amount, rechargeType, actType } = body;
    return deposits.request(state, person, { amount, rechargeType, actType }, isKeyed, home);
  },
  checkRechargeOrder: (person, { state, body }) => deposits.check(state, person, body.orderId),
  getRechargeRecord: (person, { state, body }) => deposits.records(state, person, body),
};

const refusal = (operationId: string, errcode: number, details: object = {}): Reply => ({
  status: 200,
  body: { code: 200, errcode, error: { operationId, message: 'Refused.', name: 'refused', ...details } },
});

const failure = (status: number, error?: object): Reply => ({
  status,
  body: { code: status, errcode: status, ...(error ? { error } : {}) },
});

/** Answers one call: token, body, key, then the call itself. */
function answer(state: State, path: string, headers: Headers, text: string, home: string): Reply {
  const call = calls.get(path);
  if (!call) return failure(404, { message: 'No call has this path.' });
  const { id: operationId } = call;
  const token = (headers.get('authorization') ?? '').replace(/^bearer /i, '');
  const person = call.isOpen ? undefined : state.getPerson(token);
  if (!call.isOpen && !person) return failure(401);
  if (!/^application\/json/i.test(headers.get('content-type') ?? ''))
    return failure(415, { operationId, message: 'JSON is expected.' });
  let body: Json;
  try {
    body = JSON.parse(text);
  } catch {
    return failure(400, { operationId, message: 'The body is not JSON.' });
  }
  if (!call.validate(body)) {
    const [first] =
      call.validate.errors?.filter(({ keyword }) => !/^(allOf|anyOf|oneOf|if)$/.test(keyword)) ?? [];
    const { missingProperty, unevaluatedProperty } = (first?.params ?? {}) as Record<
      string,
      string | undefined
    >;
    const last = missingProperty ?? unevaluatedProperty;
    const pointer = `${first?.instancePath ?? ''}${last === undefined ? '' : `/${last}`}`;
    return failure(400, {
      operationId,
      message: 'The body breaks its schema.',
      pointer,
      rule: first?.keyword ?? 'type',
    });
  }
  const key = call.takesKey ? headers.get('idempotency-key') : null;
  if (key !== null && !/^[\w-]{8,64}$/.test(key))
    return failure(400, { operationId, message: 'No valid key.' });
  const context: Context = { state, body, token, home, isKeyed: key !== null };
  const run = (): Reply => {
    try {
      const handler = person ? own[operationId] : undefined;
      const fields = handler && person ? handler(person, context) : open[operationId]?.(context);
      if (!fields) return failure(501, { operationId, message: 'This backend has no such call.' });
      return { status: 200, body: { code: 200, errcode: 0, ...fields } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refusal(operationId, error.errcode, error.details);
    }
  };
  if (key === null) return run();
  const name = `${person?.id ?? 0} ${key}`;
  const {
    clientReferrer: _r,
    channel: _c,
    appId: _a,
    platform: _p,
    ...meant
  } = body as Record<string, unknown>;
  const intention = JSON.stringify([operationId, meant]);
  const known = state.keyed.get(name);
  if (!known || state.now() >= known.at + DAY) {
    const reply = run();
    state.keyed.set(name, { intention, reply, at: state.now() });
    return reply;
  }
  if (known.intention !== intention) return refusal(operationId, 103);
  return { ...known.reply, headers: { 'idempotency-replayed': 'true' } };
}

/** Starts the backend on 127.0.0.1. @param port 0 selects a free one */
export async function startSecondBackend(port = 0) {
  const state = new State();
  const app = new Hono();
  app.get('/s/:code', (context) => {
    const target = state.links.get(context.req.param('code'));
    return target === undefined ? context.notFound() : context.redirect(target, 302);
  });
  app.all('/app/v1/*', async ({ req }) => {
    const { origin, pathname } = new URL(req.url);
    const isKnown = req.method === 'POST';
    const reply = isKnown
      ? answer(state, pathname, req.raw.headers, await req.text(), origin)
      : { ...failure(405, { message: 'Calls are made with POST.' }), headers: { allow: 'POST' } };
    return new Response(JSON.stringify(reply.body), {
      status: reply.status,
      headers: {
        'content-type': 'application/json',
        date: new Date(state.now()).toUTCString(),
        ...reply.headers,
      },
    });
  });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => resolve(started));
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${bound}`,
    hooks: createHooks(state),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** What the suite cannot do over HTTP. All checks share the one environment. */
function createHooks(state: State): Hooks {
  return {
    name: 'second backend',
    createPlayer: async ({ coin = 0, lottery = 0, firstRecharge = false, ...more }) => {
      const account = `made${state.next()}`;
      const person = state.add(account, 2, 'made-pw-1');
      Object.assign(person, more, { firstRecharge: firstRecharge ? 1 : 0 });
      state.post(person, 'coin', coin, 'other', 'start');
      state.post(person, 'points', lottery, 'other', 'start');
      return { account, password: 'made-pw-1' };
    },
    readCode: async ({ countryCode, mobile }) => state.codes.get(countryCode + mobile)?.code ?? '',
    settleOrder: async (orderId) => deposits.settle(state, orderId),
    refuseOrder: async (orderId) => deposits.refuse(state, orderId),
    disablePlayer: async (playerId) => {
      const person = state.byId(playerId);
      if (!person) throw new Error(`There is no player ${playerId}.`);
      person.disabled = true;
    },
    moveTime: async (ms) => {
      state.offset += ms;
    },
    setConfig: async (values) => {
      if (Object.keys(values).some((name) => !(name in config))) throw new Error('There is no such setting.');
      const previous = Object.fromEntries(Object.keys(values).map((name) => [name, config[name]]));
      Object.assign(config, values);
      return previous;
    },
  };
}
