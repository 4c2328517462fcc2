import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSdk, isSdkError, SdkError } from '../src/index.ts';
import { logging, type LevelLogger, type LogLevel } from '../src/logging/index.ts';
import { fakeClock, fakeFetch, fakeResponse, type FakeCall } from '../src/testing/index.ts';
import { BASE, COMMON, CREDENTIALS, NOW, passwordKey, signInAnswer } from './fixtures.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const METHODS = ['debug', 'info', 'warn', 'error'] as const;
type Line = [level: string, ...rest: unknown[]];

/** A logger that records its lines. */
function recorder() {
  const lines: Line[] = [];
  const methods = METHODS.map((name) => [name, (...rest: unknown[]) => void lines.push([name, ...rest])]);
  return { lines, logger: Object.fromEntries(methods) as unknown as LevelLogger };
}

const CALL = { operation: 'gameLike', attempt: 2, requestId: 'req-1', idempotencyKey: 'key-1' };
const FINISHED = { operation: 'gameLike', attempts: 2, durationMs: 950, requestId: 'req-1' };

const ANSWER = { status: 200, errcode: 1302, serverMessage: 'tok-SECRET', pointer: '/tok-SECRET' };
function failure(kind: 'api' | 'abort', fields: Partial<SdkError> = {}) {
  return new SdkError({ kind, op: 'gameLike', outcome: 'rejected', ...ANSWER, ...fields });
}

/** Reports one attempt, repetition, success, failure, cancellation and silent failure. */
function report({ log, hooks }: ReturnType<typeof logging>) {
  const headers = new Headers({ Authorization: 'tok-1', 'Idempotency-Key': 'key-1' });
  hooks.onRequest?.({ ...CALL, headers });
  hooks.onRetry?.({ ...CALL, durationMs: 500, waitMs: 400, error: failure('api', { outcome: 'unknown' }) });
  hooks.onResponse?.({ ...CALL, durationMs: 950, response: new Response() });
  hooks.onError?.({ ...CALL, durationMs: 950, error: failure('api') });
  hooks.onError?.({ ...CALL, durationMs: 950, error: failure('abort') });
  log.warn('storage: set failed');
  log.warn('session: a step failed', { step: 'goHome' });
}

const ERROR = { kind: 'api', outcome: 'rejected', status: 200, errcode: 1302 };
const LINES: Line[] = [
  [
    'debug',
    'gameLike: attempt 2',
    {
      operation: 'gameLike',
      attempt: 2,
      requestId: 'req-1',
      headerNames: ['authorization', 'idempotency-key'],
    },
  ],
  [
    'warn',
    'gameLike: attempt 2 failed, next in 400 ms',
    {
      operation: 'gameLike',
      attempt: 2,
      waitMs: 400,
      durationMs: 500,
      requestId: 'req-1',
      ...ERROR,
      outcome: 'unknown',
    },
  ],
  ['info', 'gameLike: success', { ...FINISHED, outcome: 'applied', status: 200, errcode: 0 }],
  ['error', 'gameLike: failure (api)', { ...FINISHED, ...ERROR }],
  ['info', 'gameLike: cancelled', { ...FINISHED, ...ERROR, kind: 'abort' }],
  ['warn', 'storage: set failed'],
  ['warn', 'session: a step failed', { step: 'goHome' }],
];

describe('the level', () => {
  it.each<[LogLevel, string[]]>([
    ['off', []],
    ['error', ['error']],
    ['warn', ['error', 'warn']],
    ['info', ['error', 'warn', 'info']],
    ['debug', ['error', 'warn', 'info', 'debug']],
  ])('%s writes the lines of its levels', (level, shown) => {
    const { lines, logger } = recorder();
    report(logging({ logger, level }));
    expect(lines).toEqual(LINES.filter(([name]) => shown.includes(name)));
  });

  /** Names of the levels that are written without the option. */
  function levelsByDefault() {
    const { lines, logger } = recorder();
    report(logging({ logger }));
    return [...new Set(lines.map(([name]) => name))].sort().join();
  }

  it('is warn by default', () => expect(levelsByDefault()).toBe('error,warn'));

  it('is read from the environment variable TARA_LOG', () => {
    vi.stubGlobal('TARA_LOG', 'off');
    vi.stubEnv('TARA_LOG', 'error');
    expect(levelsByDefault()).toBe('error');
    vi.stubEnv('TARA_LOG', '');
    expect(levelsByDefault()).toBe('');
  });

  it('is read from the global variable TARA_LOG in a runtime without process', () => {
    vi.stubGlobal('TARA_LOG', 'info');
    vi.stubGlobal('document', {});
    vi.stubGlobal('localStorage', { getItem: () => 'error' });
    vi.stubGlobal('process', undefined);
    expect(levelsByDefault()).toBe('error,info,warn');
  });

  it('is read from the local storage of a page', () => {
    const getItem = vi.fn<(key: string) => string | null>((key) => (key === 'TARA_LOG' ? 'debug' : null));
    vi.stubGlobal('localStorage', { getItem });
    expect(levelsByDefault()).toBe('error,warn');
    expect(getItem).not.toHaveBeenCalled();
    vi.stubGlobal('document', {});
    expect(levelsByDefault()).toBe('debug,error,info,warn');
  });

  it('is warn in a page without access to its storage', () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(levelsByDefault()).toBe('error,warn');
  });

  it('is read from the option before TARA_LOG', () => {
    vi.stubEnv('TARA_LOG', 'debug');
    const { lines, logger } = recorder();
    report(logging({ logger, level: 'off' }));
    expect(lines).toEqual([]);
  });

  it.each([
    ['level', () => logging({ level: 'verbose' as LogLevel })],
    ['level', () => logging({ level: '' as LogLevel })],
    [
      'TARA_LOG',
      () => {
        vi.stubEnv('TARA_LOG', 'verbose');
        logging();
      },
    ],
  ])('is refused with the names if %s has an unknown one', (source, create) => {
    let error: unknown;
    try {
      create();
    } catch (thrown) {
      error = thrown;
    }
    const message = `logging: ${source} must be one of off, error, warn, info, debug`;
    expect(error).toMatchObject({ kind: 'usage', message });
  });
});

describe('the logger', () => {
  it('is the console by default', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    report(logging());
    expect([error.mock.calls.length, warn.mock.calls.length]).toEqual([1, 3]);
  });

  it('may be a pino logger: its lines have the message and the data', () => {
    const written: Record<string, unknown>[] = [];
    const write = (line: string) => void written.push(JSON.parse(line) as Record<string, unknown>);
    const logger = pino({ level: 'debug', base: null, timestamp: false }, { write });
    report(logging({ logger, level: 'debug' }));
    const numbers = { debug: 20, info: 30, warn: 40, error: 50 };
    expect(written).toEqual(
      LINES.map(([name, msg, facts]) => ({
        level: numbers[name as keyof typeof numbers],
        msg,
        ...(facts as object | undefined),
      })),
    );
  });
});

describe('logging of an SDK', () => {
  const SECRETS = ['tok-SECRET', 'pw-SECRET', '739164', '4111111111114821', 'face-SECRET', 'header-SECRET'];
  /** A server that repeats secrets in every text of its answer; with all of them also what it received. */
  function echo(status: number, secrets = SECRETS) {
    return ({ body, headers }: FakeCall) => {
      const received = secrets === SECRETS ? `${JSON.stringify(body)} ${[...headers].join(' ')}` : '';
      const text = `${secrets.join(' ')} ${received}`;
      const error = { name: text, message: text, pointer: text };
      return fakeResponse(status, { code: status, errcode: 1302, error, message: text });
    };
  }

  it('contains no secret at any level, also if a hostile server repeats them', async () => {
    const { lines, logger } = recorder();
    const clock = fakeClock(NOW);
    const server = fakeFetch({
      accountLogin: signInAnswer('tok-SECRET'),
      accountRegist4: signInAnswer('tok-SECRET'),
      recharge3: echo(503),
      uploadKyc: echo(400),
      // The SDK drops the message of an answer that quotes the token, and passes this one on.
      gameLike: echo(200, SECRETS.slice(1)),
    });
    const sdk = createSdk({
      baseUrl: BASE,
      common: () => COMMON,
      fetch: server.fetch,
      clock,
      headers: () => ({ 'X-Own': 'header-SECRET' }),
      ...logging({ logger, level: 'debug' }),
    });
    sdk.session.setPasswordKey(passwordKey());
    const credentials = { ...CREDENTIALS, password: 'pw-SECRET' };
    await sdk.session.register({ ...credentials, code: '739164' });
    await sdk.session.signIn(credentials);
    const order = { amount: 50_000, version: 4, actType: 0, rechargeType: 1 } as const;
    const paid = sdk.safe('/app/v1/recharge3', order, { idempotencyKey: 'key-of-the-order' });
    await clock.advance(60_000);
    await paid;
    const like = { id: 1001, like: 1, cardNum: '4111111111114821' } as never;
    const liked = await sdk.safe('/app/v1/gameLike', like);
    expect(!liked.ok && liked.error.serverMessage).toContain('pw-SECRET');
    const form = new FormData();
    form.set('face-SECRET', new Blob(['face-SECRET']), 'face-SECRET.jpg');
    await sdk.safe('/app/v1/uploadKyc', form);
    const written = JSON.stringify(lines);
    for (const operation of ['accountRegist4', 'accountLogin', 'recharge3', 'gameLike'])
      expect(written).toContain(`"operation":"${operation}"`);
    expect(new Set(lines.map(([name]) => name))).toEqual(new Set(METHODS));
    expect(SECRETS.filter((secret) => written.includes(secret))).toEqual([]);
    expect(written).not.toContain(sdk.session.getToken());
    // The logger receives no object that quotes more than its JSON does.
    for (const value of lines.flatMap(([, , facts]) => Object.values((facts as object | undefined) ?? {})))
      expect(['string', 'number', 'undefined'].includes(typeof value) || Array.isArray(value)).toBe(true);
  });

  it('does not change a call if the logger throws', async () => {
    const logger = Object.fromEntries(
      METHODS.map((name) => [
        name,
        () => {
          throw new Error('a bug of the logger');
        },
      ]),
    ) as unknown as LevelLogger;
    const server = fakeFetch({ smsSend: {} });
    const options = { baseUrl: BASE, common: () => COMMON, fetch: server.fetch };
    const sdk = createSdk({ ...options, ...logging({ logger, level: 'debug' }) });
    await sdk.post('/app/v1/smsSend', { countryCode: '92', mobile: '3001234567', type: 0 });
    expect(
      isSdkError(await sdk.post('/app/v1/gameLike', { id: 1, like: 1 }).catch((error: unknown) => error)),
    ).toBe(true);
  });
});
