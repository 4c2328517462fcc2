import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { Contract, Operation } from './contract/contract.ts';
import { Difference, expectEqual, HookFailed, HookMissing, NotApplicable } from '../protocol/expect.ts';
import { HOOK_NAMES, type HookName, type Hooks, type CreatedPlayer } from '../protocol/hooks.ts';
import { withoutSecrets, type Step } from './http/recorder.ts';
import { TransportError, type HttpAnswer, type Transport } from '../protocol/transport.ts';
import type { Answer, Backend, Body, Caller, CallOptions, Fields, Player } from '../protocol/backend.ts';
import { createRng } from '../protocol/rng.ts';

const COMMON = { clientReferrer: 'ph', channel: 'WEB', appId: 'tara-conformance', platform: 0 };
/** Registration types (spec 3). */
const PHONE = 1;
const USERNAME = 2;
const NOT_IMPLEMENTED = 501;
const JSON_TYPE = /^application\/json\b/i;

export interface BackendOptions {
  readonly contract: Contract;
  readonly transport: Transport;
  readonly baseUrl: string;
  readonly hooks: Hooks;
  /** How long a hook may take, in milliseconds. */
  readonly hookTimeoutMs: number;
  /** Makes accounts and keys of this check unique. */
  readonly seed: string;
  /** Receives each step of the check. */
  readonly record: (step: Step) => void;
  /** Forgets the recorded steps. */
  readonly forget: () => void;
  /** Tags of the calls that the backend must have; a missing one of another tag ends the check as not applicable. */
  readonly tags: readonly string[];
  /** Only calls that read are made. */
  readonly readOnly: boolean;
}

function createDevice(afuid: string) {
  return {
    channel: 'WEB',
    appId: COMMON.appId,
    os: 'Android',
    isBrowser: 1,
    version: '1.0.28',
    deviceModel: 'tara-conformance',
    deviceIdJsonModel: { afuid },
  };
}

/** @throws {TransportError} if the answer is no JSON object */
function parseAnswer({ status, headers, text }: HttpAnswer, path: string): Body {
  const type = headers.get('content-type') ?? 'no content type';
  let body: unknown;
  try {
    body = JSON_TYPE.test(type) ? JSON.parse(text) : undefined;
  } catch {
    body = undefined;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Difference(`the answer of ${path}`, 'a JSON object', `HTTP ${status}, ${type}`);
  return body as Body;
}

function createHooks(hooks: Hooks, timeoutMs: number, record: BackendOptions['record']): Backend['hooks'] {
  const wrap =
    (name: HookName) =>
    async (...parameters: unknown[]) => {
      const hook = hooks[name] as ((...given: unknown[]) => Promise<unknown>) | undefined;
      if (!hook) throw new HookMissing(name);
      record({
        hook: `${name}(${parameters.map((parameter) => JSON.stringify(withoutSecrets(parameter))).join(', ')})`,
      });
      return withinTime(name, () => hook.apply(hooks, parameters), timeoutMs);
    };
  return Object.fromEntries(HOOK_NAMES.map((name) => [name, wrap(name)])) as unknown as Backend['hooks'];
}

/**
 * Runs a hook.
 * @throws {HookFailed} if it throws or takes too long
 */
export async function withinTime<T>(name: string, run: () => Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    if (error instanceof HookMissing || error instanceof TransportError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new HookFailed(`The hook ${name} failed: ${reason.split('\n')[0] ?? ''}`);
  } finally {
    clearTimeout(timer);
  }
}

/** Creates what one check works with. */
export function createBackend({
  contract,
  transport,
  baseUrl,
  hooks,
  hookTimeoutMs,
  seed,
  record,
  forget,
  tags,
  readOnly,
}: BackendOptions): Backend {
  const rng = createRng(seed);
  let lastDate = 0;
  let gameListVersion = 0;
  let keys = 0;
  let callers = 0;
  let config: Fields | undefined;

  const getOperation = (id: string): Operation => {
    const operation = contract.operations.get(id);
    if (!operation) throw new Error(`The contract has no call ${id}.`);
    return operation;
  };

  const createCaller = (token: string | undefined): Caller => {
    if (token !== undefined) callers += 1;
    const caller = token === undefined ? 0 : callers;
    const send = async (
      operation: Operation,
      body: object | FormData,
      { key, raw, giveUpAfterMs }: CallOptions,
    ): Promise<Answer> => {
      if (readOnly && !operation.isQuery && operation.id !== 'appConfig')
        throw new Error(`${operation.id} changes something; --read-only does not call it.`);
      const isForm = body instanceof FormData;
      const sent = isForm || raw ? body : { ...COMMON, ...body };
      const url = baseUrl + operation.path;
      const http = await transport({
        url,
        method: 'POST',
        headers: {
          ...(isForm ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: token }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        body: isForm ? body : JSON.stringify(sent),
        ...(giveUpAfterMs === undefined ? {} : { giveUpAfterMs }),
      });
      const date = Date.parse(http.headers.get('date') ?? '');
      if (Number.isFinite(date)) lastDate = date;
      const answer = parseAnswer(http, operation.path);
      record({
        operation: operation.id,
        url,
        isQuery: operation.isQuery,
        caller,
        body: isForm ? '(form)' : withoutSecrets(sent),
        key,
        status: http.status,
        answer: withoutSecrets(answer),
      });
      if (http.status === NOT_IMPLEMENTED && !tags.includes(operation.tag))
        throw new NotApplicable(`the backend does not implement ${operation.id}`);
      const violations = operation.findViolations(http.status, answer);
      if (violations.length > 0)
        throw new Difference(
          `the answer of ${operation.id}`,
          'an answer as the contract describes',
          violations,
        );
      return {
        status: http.status,
        body: operation.keepKnownPart(http.status, answer),
        headers: http.headers,
      };
    };
    const self: Caller = {
      call: async (id, body = {}, options = {}) => send(getOperation(id), body, options),
      expectOk: async (id, body, options) => {
        const answer = await self.call(id, body, options);
        expectEqual(`errcode of ${id}`, answer.body.errcode, 0);
        return answer.body;
      },
      expectErrcode: async (id, errcode, body, options) => {
        const answer = await self.call(id, body, options);
        expectEqual(`errcode of ${id}`, answer.body.errcode, errcode);
        return answer.body;
      },
      upload: async (id, form, options = {}) => send(getOperation(id), form, options),
    };
    return self;
  };

  const visitor = createCaller(undefined);

  const webConfig = async () => {
    const answer = await visitor.expectOk('appConfig', { gameListVersion });
    // The games are not sent again with the next configuration.
    gameListVersion = answer['gameListVersion'] as number;
    config = answer['appWebConfig'] as Fields;
    return config;
  };

  const encryptPassword = async (password: string) => {
    const { passwordKey } = await webConfig();
    const options = {
      key: createPublicKey({ key: passwordKey.jwk, format: 'jwk' }),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    };
    const text = JSON.stringify({ p: password, n: passwordKey.nonce, t: lastDate });
    return `${passwordKey.kid}.${publicEncrypt(options, Buffer.from(text)).toString('base64url')}`;
  };

  const credentials = async (account: string, password: string) => {
    const encrypted = await encryptPassword(password);
    return {
      outUrl: 'https://tara.example/',
      countryCode: config?.['countryCode'] as string,
      phoneinfoJsonModel: createDevice(rng.text(16)),
      account,
      password: encrypted,
    };
  };

  const createPlayer = (
    { account, password, token }: CreatedPlayer & { token: string },
    userInfo: Fields,
  ): Player => {
    const caller = createCaller(token);
    return {
      ...caller,
      account,
      password,
      token,
      userInfo,
      userId: userInfo['id'] as number,
      coin: async () => (await caller.expectOk('refreshData'))['coin'] as number,
      info: async () => caller.expectOk('getAfterLoginInfo'),
    };
  };

  const signIn = async (account: string, password: string, options: CallOptions = {}) =>
    visitor.call('accountLogin', await credentials(account, password), options);

  /** An account name or a mobile number, as the configuration registers players. */
  const newAccount = async () => {
    const settings = config ?? (await webConfig());
    if (settings['registerType'] !== USERNAME) {
      const first = String(settings['accountRule']?.mobileStartsWith ?? '') || '3';
      const length = Math.max(settings['accountLengthMin'], Math.min(settings['accountLengthMax'], 10));
      return first + rng.text(length - 1, '0123456789');
    }
    const length = Math.max(settings['usernameLengthMin'], Math.min(settings['usernameLengthMax'], 14));
    return `c${rng.text(length - 1, 'abcdefghijklmnopqrstuvwxyz0123456789')}`;
  };

  /** The fields of a registration that the configuration asks for besides account and password. */
  const codeFor = async (account: string) => {
    const { registerType, otpStatus, mode, countryCode } = config ?? (await webConfig());
    const needsCode =
      registerType === PHONE || (registerType !== USERNAME && (otpStatus === 1 || mode === 'green'));
    if (!needsCode) return {};
    await visitor.expectOk('smsSend', { countryCode, mobile: account, type: 0 });
    return { code: await boundHooks.readCode({ countryCode, mobile: account }) };
  };

  const registered = async (more: object = {}) => {
    await webConfig();
    const account = await newAccount();
    const password = `pw${rng.text(8)}1`;
    const code = await codeFor(account);
    const body = await visitor.expectOk('code' in code ? 'accountRegist4' : 'accountRegist', {
      ...(await credentials(account, password)),
      type: 0,
      ...code,
      ...more,
    });
    return createPlayer({ account, password, token: body['token'] as string }, body);
  };

  const boundHooks = createHooks(hooks, hookTimeoutMs, record);

  return {
    baseUrl,
    visitor,
    rng,
    hooks: boundHooks,
    hasHook: (name) => hooks[name] !== undefined,
    player: async (setup) => {
      if (!hooks.createPlayer && setup === undefined) return registered();
      const made = await boundHooks.createPlayer(setup ?? {});
      if (made.token === undefined) {
        const { body } = await signIn(made.account, made.password);
        expectEqual('errcode of accountLogin', body.errcode, 0);
        return createPlayer({ ...made, token: body['token'] as string }, body);
      }
      const info = await createCaller(made.token).expectOk('getAfterLoginInfo');
      return createPlayer({ ...made, token: made.token }, info);
    },
    registered,
    signIn,
    credentials,
    encryptPassword,
    send: async ({ path, method = 'POST', headers = { 'content-type': 'application/json' }, body }) => {
      const url = baseUrl + path;
      const http = await transport({ url, method, headers, ...(body === undefined ? {} : { body }) });
      const answer = parseAnswer(http, path);
      record({
        operation: `${method} ${path}`,
        url,
        isQuery: false,
        caller: 0,
        body,
        key: undefined,
        status: http.status,
        answer: withoutSecrets(answer),
      });
      return { status: http.status, body: answer, headers: http.headers };
    },
    resolveLink: async (link) => {
      const url = new URL(link, baseUrl).href;
      const { status, headers } = await transport({
        url,
        method: 'GET',
        headers: {},
        isRedirectExpected: true,
      });
      return status === 302 ? (headers.get('location') ?? undefined) : undefined;
    },
    withToken: createCaller,
    webConfig,
    now: () => lastDate,
    newKey: () => {
      keys += 1;
      return `conformance-${rng.text(12)}-${keys}`;
    },
    newAccount,
    startSequence: forget,
  };
}
