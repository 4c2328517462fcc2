import { COMMON_FIELDS } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat } from '../../protocol/expect.ts';
import { setRule } from '../shared/activities.ts';
import { expectRest, HOUR, MINUTE, SECOND } from '../shared/time.ts';
import { readStatus } from './account.ts';

export const requestChecks: CheckDefinitions = {
  'needs-a-token': {
    statements: ['7-06', '7-07', '7-09', '8-01'],
    title: 'answers 401 to calls of a player without a valid token, and accepts the bare token',
    run: async (backend) => {
      const player = await backend.registered();
      const body = JSON.stringify({ ...COMMON_FIELDS, gameId: 1 });
      const calls = 'refreshData getTaskUser recharge3 exitGame exchange getSafebox getMail2'.split(' ');
      for (const call of calls)
        for (const [what, token] of [
          ['no token', {}],
          ['an unknown token', { authorization: 'not-a-token' }],
          ['a token with a further letter', { authorization: `${player.token}x` }],
        ] as const) {
          const headers = { 'content-type': 'application/json', ...token };
          const answer = await backend.send({ path: `/app/v1/${call}`, headers, body });
          expectFields(`answer to ${call} with ${what}`, answer, {
            status: 401,
            body: { code: 401, errcode: 401 },
          });
        }
      expectEqual('status for a bare token', await readStatus(player), 200);
      const bearer = await backend.withToken(`Bearer ${player.token}`).call('refreshData');
      expectEqual('status for a token after Bearer', bearer.status, 200);
    },
  },
  'visitor-calls': {
    statements: ['7.3-01', '7.3-06', '7.2-48'],
    title: 'answers calls of visitors without a token',
    readOnly: true,
    run: async ({ visitor }) => {
      for (const call of ['lobbyTips', 'anonymousTradeInfo', 'getCustomerServices'])
        await visitor.expectOk(call);
    },
  },
  'needs-a-valid-body': {
    statements: ['7-02', '7-05'],
    title: 'answers 400 with the place to a body that breaks the schema, without an effect',
    run: async (backend) => {
      const player = await backend.registered();
      const headers = { 'content-type': 'application/json', authorization: player.token };
      const before = await player.info();
      const valid = { ...COMMON_FIELDS, nickname: 'Moonlight', avatar: 4 };
      const { appId: _, ...withoutAppId } = valid;
      const cases: readonly (readonly [string, string])[] = [
        ['/avatar', JSON.stringify({ ...valid, avatar: '4' })],
        ['/avatar', JSON.stringify({ ...valid, avatar: 99 })],
        ['/nickname', JSON.stringify({ ...valid, nickname: null })],
        ['/appId', JSON.stringify(withoutAppId)],
        ['/extra', JSON.stringify({ ...valid, extra: 1 })],
      ];
      for (const [pointer, body] of cases) {
        const answer = await backend.send({ path: '/app/v1/updateProfile', headers, body });
        expectEqual(
          'status, code and errcode',
          [answer.status, answer.body.code, answer.body.errcode],
          [400, 400, 400],
        );
        expectEqual('pointer of the error', answer.body['error']?.pointer, pointer);
      }
      for (const body of ['[]', 'null', '{', '']) {
        const answer = await backend.send({ path: '/app/v1/updateProfile', headers, body });
        expectEqual(`status of the body ${body}`, answer.status, 400);
      }
      expectEqual('user info', await player.info(), before);
    },
  },
  'knows-only-posts': {
    statements: ['7-01', '7-03'],
    title: 'answers 405 to other methods, 404 to unknown calls and 415 to other media types',
    readOnly: true,
    run: async (backend) => {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const answer = await backend.send({ path: '/app/v1/refreshData', method, headers: {} });
        expectEqual(`status and errcode of ${method}`, [answer.status, answer.body.errcode], [405, 405]);
        expectEqual('Allow', answer.headers.get('allow'), 'POST');
      }
      const body = JSON.stringify({ ...COMMON_FIELDS, gameListVersion: 0 });
      const unknown = await backend.send({ path: '/app/v1/startGames', body });
      expectEqual(
        'status and errcode of an unknown call',
        [unknown.status, unknown.body.errcode],
        [404, 404],
      );
      const path = '/app/v1/anonymous/appConfig';
      for (const [type, text] of [
        ['text/xml', body],
        ['application/x-www-form-urlencoded', 'gameListVersion=0'],
      ] as const) {
        const answer = await backend.send({ path, headers: { 'content-type': type }, body: text });
        expectEqual(`status and errcode for ${type}`, [answer.status, answer.body.errcode], [415, 415]);
      }
    },
  },
  'dates-its-answers': {
    statements: [],
    title: 'sends its time as header Date, to which clients count down',
    level: 'should',
    run: async (backend) => {
      const readDate = async () => {
        const { headers } = await backend.visitor.call('appConfig', { gameListVersion: 0 });
        return Date.parse(headers.get('date') ?? '');
      };
      const start = await readDate();
      await backend.hooks.moveTime(HOUR);
      const later = await readDate();
      expectRest('Date after an hour, less Date before', later - start, HOUR, backend);
      const now = backend.now();
      const isNow = later > now - SECOND - backend.slack && later < now + backend.slack;
      expectThat('Date', isNow, `the time of the backend, ${now}, in whole seconds`, later);
    },
  },
  'limits-requests': {
    statements: [],
    title: 'answers 429 with the time to wait beyond the limit of calls, and answers again afterwards',
    level: 'should',
    run: async (backend) => {
      const player = await backend.registered();
      await setRule(backend, { requestLimit: { calls: 5, windowMs: MINUTE } });
      for (let call = 1; call <= 5; call++)
        expectEqual(`status of call ${call}`, await readStatus(player), 200);
      const { status, body, headers } = await player.call('refreshData');
      expectEqual('status and errcode of call 6', [status, body.errcode], [429, 429]);
      const seconds = headers.get('retry-after');
      const wait = body['error']?.retryAfterMs;
      expectThat('retryAfterMs', wait > 0 && wait <= MINUTE, 'at most a minute', wait);
      const isLongEnough = Number(seconds) * SECOND >= wait && Number(seconds) * SECOND <= MINUTE;
      expectThat('Retry-After', isLongEnough, `as many seconds as ${wait} ms have, or a few more`, seconds);
      const stranger = await backend.registered();
      expectEqual('status of a call of another player', await readStatus(stranger), 200);
      await backend.hooks.moveTime(wait - backend.slack);
      expectEqual('status just before the window ends', await readStatus(player), 429);
      await backend.hooks.moveTime(backend.slack);
      expectEqual('status when the window has ended', await readStatus(player), 200);
    },
  },
  'replays-with-header': {
    statements: ['7.2-35'],
    title: 'marks the repeated answer of an Idempotency-Key',
    level: 'should',
    run: async (backend) => {
      const player = await backend.registered();
      const superior = await backend.registered();
      const key = backend.newKey();
      const first = await player.call('agentFill', { pid: superior.userId }, { key });
      const second = await player.call('agentFill', { pid: superior.userId }, { key });
      expectEqual('errcode of agentFill', first.body.errcode, 0);
      expectEqual('answer', second.body, first.body);
      expectEqual('Idempotency-Replayed at first', first.headers.get('idempotency-replayed'), null);
      expectEqual('Idempotency-Replayed', second.headers.get('idempotency-replayed'), 'true');
      const stranger = await backend.registered();
      const withKey = async (length: number) =>
        (await stranger.call('agentFill', { pid: superior.userId }, { key: 'k'.repeat(length) })).status;
      for (const length of [7, 65])
        expectEqual(`status with a key of ${length} characters`, await withKey(length), 400);
      expectEqual('pid', (await stranger.info())['pid'], 0);
      expectEqual('status with a key of 64 characters', await withKey(64), 200);
    },
  },
};
