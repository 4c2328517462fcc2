import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import {
  COMMON_FIELDS,
  type Backend,
  type CallOptions,
  type Fields,
  type Player,
} from '../protocol/backend.ts';
import { expectEqual } from '../protocol/expect.ts';
import type { CreatedPlayer, HookName, Hooks } from '../protocol/hooks.ts';
import { createRng } from '../protocol/rng.ts';
import { createCallers, type CallerOptions } from './create-callers.ts';
import { bindHooks } from './hooks/bind.ts';
import { exchange, requireObject } from './http/exchange.ts';
import { createSecrets } from './secrets.ts';
import { writeEncryption } from './sequence/commands.ts';
import { toRandomWord } from './sequence/shell.ts';

/** Registration types (spec 3). */
const PHONE = 1;
const USERNAME = 2;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';

export interface BackendOptions extends CallerOptions {
  readonly hooks: Hooks;
  /** How long a hook may take, in milliseconds. */
  readonly hookTimeoutMs: number;
  /** Of the data of this check. */
  readonly seed: string;
  /** Of the names of this check; different in each run. */
  readonly nameSeed: string;
  /** Notes a hook that the check cannot do without. */
  readonly need: (hook: HookName) => void;
  /** Forgets the recorded steps. */
  readonly forget: () => void;
}

function createDevice(afuid: string) {
  return {
    channel: 'WEB',
    appId: COMMON_FIELDS.appId,
    os: 'Android',
    isBrowser: 1,
    version: '1.0.28',
    deviceModel: 'tara-conformance',
    deviceIdJsonModel: { afuid },
  };
}

/** Creates what one check works with. */
export function createBackend(options: BackendOptions): Backend {
  const { transport, baseUrl, hooks, hookTimeoutMs, record, need, forget, clock } = options;
  const rng = createRng(options.seed);
  const names = createRng(options.nameSeed);
  const unique = (length: number, alphabet = LETTERS) => {
    const value = names.text(length, alphabet);
    record({ made: value, word: toRandomWord(length, alphabet) });
    return value;
  };
  let gameListVersion = 0;
  let keys = 0;
  let config: Fields | undefined;

  const secrets = createSecrets();
  const createCaller = createCallers(options, secrets);
  const visitor = createCaller(undefined);

  const webConfig = async () => {
    const answer = await visitor.expectOk('appConfig', { gameListVersion });
    // The games are not sent again with the next configuration.
    gameListVersion = answer['gameListVersion'] as number;
    config = answer['appWebConfig'] as Fields;
    return config;
  };

  const encryptPassword = async (password: string, account?: string) => {
    secrets.note(password);
    const { passwordKey } = await webConfig();
    const options = {
      key: createPublicKey({ key: passwordKey.jwk, format: 'jwk' }),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    };
    const text = JSON.stringify({ p: password, n: passwordKey.nonce, t: clock.now() });
    const value = `${passwordKey.kid}.${publicEncrypt(options, Buffer.from(text)).toString('base64url')}`;
    const source = { key: 'password', path: '', value: password, account };
    record({ made: value, word: writeEncryption(baseUrl, password), source });
    return value;
  };

  const credentials = async (account: string, password: string) => {
    const encrypted = await encryptPassword(password, account);
    return {
      outUrl: 'https://tara.example/',
      countryCode: config?.['countryCode'] as string,
      phoneinfoJsonModel: createDevice(unique(16)),
      account,
      password: encrypted,
    };
  };

  const createPlayer = (
    { account, password, token }: CreatedPlayer & { token: string },
    userInfo: Fields,
  ): Player => {
    secrets.note(password);
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
      return first + unique(length - 1, DIGITS);
    }
    const length = Math.max(settings['usernameLengthMin'], Math.min(settings['usernameLengthMax'], 14));
    return `c${unique(length - 1, LETTERS + DIGITS)}`;
  };

  /** The fields of a registration that the configuration asks for besides account and password. */
  const codeFor = async (account: string) => {
    const { registerType, otpStatus, mode, countryCode } = config ?? (await webConfig());
    // Spec 5.
    const needsCode =
      registerType !== USERNAME && (mode === 'green' || (registerType === PHONE && otpStatus === 1));
    if (!needsCode) return {};
    await visitor.expectOk('smsSend', { countryCode, mobile: account, type: 0 });
    return { code: await boundHooks.readCode({ countryCode, mobile: account }) };
  };

  const registered = async (more: object = {}) => {
    await webConfig();
    const account = await newAccount();
    const password = `pw${unique(8)}1`;
    const code = await codeFor(account);
    const body = await visitor.expectOk('code' in code ? 'accountRegist4' : 'accountRegist', {
      ...(await credentials(account, password)),
      type: 0,
      ...code,
      ...more,
    });
    const token = body['token'] as string;
    if (Object.keys({ ...code, ...more }).length === 0) record({ token, account, password, isNew: true });
    return createPlayer({ account, password, token }, body);
  };

  const boundHooks = bindHooks(hooks, hookTimeoutMs, { record, need, move: clock.read });
  // A player without special values can also register.
  const replaceableHooks = bindHooks(hooks, hookTimeoutMs, {
    record,
    need: () => undefined,
    move: clock.read,
  });

  return {
    baseUrl,
    visitor,
    rng,
    unique,
    hooks: boundHooks,
    hasHook: (name) => hooks[name] !== undefined,
    player: async (setup) => {
      if (!hooks.createPlayer && setup === undefined) return registered();
      const made = await (setup ? boundHooks : replaceableHooks).createPlayer(setup ?? {});
      const { account, password } = made;
      const login = made.token === undefined ? (await signIn(account, password)).body : undefined;
      if (login) expectEqual('errcode of accountLogin', login.errcode, 0);
      const token = made.token ?? (login?.['token'] as string);
      record({ account, password, token, isNew: false });
      const info = login ?? (await createCaller(token).expectOk('getAfterLoginInfo'));
      return createPlayer({ account, password, token }, info);
    },
    registered,
    signIn,
    credentials,
    encryptPassword,
    send: async ({ path, method = 'POST', headers = { 'content-type': 'application/json' }, body }) => {
      const request = { url: baseUrl + path, method, headers, ...(body === undefined ? {} : { body }) };
      const about = { operation: `${method} ${path}`, isQuery: false };
      const { http, answer } = await exchange(transport, record, request, about);
      return { status: http.status, body: requireObject(http, answer, path), headers: http.headers };
    },
    resolveLink: async (link) => {
      const request = {
        url: new URL(link, baseUrl).href,
        method: 'GET',
        headers: {},
        isRedirectExpected: true,
      };
      const about = { operation: 'GET of the link', isQuery: true };
      const { status, headers } = (await exchange(transport, record, request, about)).http;
      return status === 302 ? (headers.get('location') ?? undefined) : undefined;
    },
    withToken: createCaller,
    webConfig,
    now: clock.now,
    get slack() {
      return clock.slack();
    },
    newKey: () => {
      keys += 1;
      return `conformance-${unique(12)}-${keys}`;
    },
    newAccount,
    startSequence: forget,
  };
}
