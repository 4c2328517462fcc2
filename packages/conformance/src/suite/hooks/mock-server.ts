import { createHash } from 'node:crypto';
import { COMMON_FIELDS, type Fields } from '../../protocol/backend.ts';
import type { Environment, Hooks, PlayerSetup, Round } from '../../protocol/hooks.ts';
import { TransportError, type Transport } from '../../protocol/transport.ts';
import { loadContract } from '../contract/contract.ts';
import { parseObjects, type JsonObject } from '../http/json.ts';
import { quoteDouble } from '../sequence/shell.ts';
import { createControl, readObject, readText, type Control, type ControlOptions } from './control.ts';
import { HooksInvalid } from './load.ts';
import {
  createCommands,
  createControlCommands,
  toControlConfig,
  toControlPlayer,
} from './mock-server-commands.ts';

/** Friday, 21 November 2025, 12:00 in Pakistan: the start of each environment, so that no check depends on the day. */
const START = Date.UTC(2025, 10, 21, 7);
/** How long after the start of the environment its clock stands: longer than the hook may take to prepare it. */
const SETTLED_MS = 60_000;
/** Orders and verifications end by the hooks alone. */
const CONFIG = {
  settleAfterMs: null,
  withdrawalDayMs: null,
  kycAfterMs: null,
  fixedOtp: '',
  requestLimit: null,
};

/** Plays rounds of the demo games through the calls of their pages. A launch address opens one session. */
function createGames(baseUrl: string, transport: Transport) {
  const sessions = new Map<string, Promise<JsonObject>>();
  const post = async (path: string, body: object): Promise<JsonObject> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await transport({
      url: `${baseUrl}/__games/api/${path}`,
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return readObject(path, readText(path, answer));
  };
  return async ({ gameId, gameUrl, roundId, bet }: Round): Promise<{ win: number }> => {
    const token = new URL(gameUrl, baseUrl).searchParams.get('t') ?? '';
    const opened = sessions.get(gameUrl) ?? post('open', { token, gameId });
    sessions.set(gameUrl, opened);
    const { win } = await post('round', { session: (await opened)['session'], roundId, bet });
    return { win: win as number };
  };
}

interface SocialLogin {
  readonly authorizeUrl?: string;
  readonly clientId?: string;
}

const CALLBACK = 'http://127.0.0.1:5173/login';
const PEOPLE = { first: 'noor', second: 'zara' };

/** Chooses a person on the page of the social login. */
async function authorize(
  baseUrl: string,
  transport: Transport,
  person: 'first' | 'second',
  onAddress: (url: string) => void,
) {
  const contract = loadContract().operations.get('appConfig');
  const headers = { 'content-type': 'application/json' };
  const config = await transport({
    url: `${baseUrl}${contract?.path ?? ''}`,
    method: 'POST',
    headers,
    body: JSON.stringify({ ...COMMON_FIELDS, gameListVersion: 0 }),
  });
  const { appWebConfig } = readObject('appConfig', config.text) as { appWebConfig?: Fields | null };
  const { authorizeUrl, clientId } = (appWebConfig?.['socialLogin'] ?? {}) as SocialLogin;
  if (authorizeUrl === undefined || clientId === undefined)
    throw new Error('the configuration has no page of the social login');
  const state = 'state-of-the-suite';
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: CALLBACK,
    scope: 'profile openid email',
    state,
  });
  const url = new URL(`${authorizeUrl}?${query.toString()}`, baseUrl).href;
  onAddress(url);
  const answer = await transport({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ identity: PEOPLE[person] }).toString(),
    isRedirectExpected: true,
  });
  const code = new URL(answer.headers.get('location') ?? '', CALLBACK).searchParams.get('code');
  if (code === null) throw new Error('the authorization page gave no code');
  return { state, code };
}

function worldHooks(
  control: Control,
  seed: string,
  baseUrl: string,
  { transport, controlToken }: ControlOptions,
): Hooks {
  let made = 0;
  let loginUrl = '';
  return {
    command: createCommands(
      baseUrl,
      controlToken !== undefined,
      (person) =>
        `curl -s -o /dev/null -w '%{redirect_url}' -X POST ${quoteDouble(loginUrl)} -d identity=${PEOPLE[person]}`,
    ),
    createPlayer: async (setup: PlayerSetup) => {
      made += 1;
      const account = `p${made}x${seed}`;
      const password = 'tara1234';
      await control('POST', 'players', toControlPlayer({ account, password }, setup));
      if (setup.disabled) return { account, password };
      const { token } = readObject('sessions', await control('POST', 'sessions', { account }));
      return { account, password, token: token as string };
    },
    readCode: async ({ mobile }) => {
      const sent = await control('GET', `outbox?mobile=${encodeURIComponent(mobile)}`);
      const code = parseObjects(sent).at(0)?.['code'];
      if (code === undefined) throw new Error(`no code was sent to ${mobile}`);
      return code as string;
    },
    settleOrder: async (orderId) => void (await control('POST', `orders/${orderId}/settle`)),
    refuseOrder: async (orderId) => void (await control('POST', `orders/${orderId}/fail`, {})),
    decideIdentity: async (playerId, decision) =>
      void (await control('POST', `players/${playerId}/kyc`, { decision })),
    sendMail: async (playerId, mail) => void (await control('POST', `players/${playerId}/mails`, mail)),
    playRound: createGames(baseUrl, transport),
    authorize: (person) => authorize(baseUrl, transport, person, (url) => (loginUrl = url)),
    disablePlayer: async (playerId) =>
      void (await control('PATCH', `players/${playerId}`, { disabled: true })),
    moveTime: async (advanceMs) => void (await control('POST', 'clock', { advanceMs })),
    now: async () => {
      const { now, frozen } = readObject('clock', await control('GET', 'clock'));
      return { ms: now as number, stands: frozen as boolean };
    },
    setConfig: async (values) => void (await control('PATCH', 'config', toControlConfig(values))),
  };
}

/**
 * The hooks for the mock server: each check gets a world of its own, whose clock stands still until a check moves it.
 * @param scenario the start of each world
 * @param config more settings of each world
 */
export function createMockServerHooks(
  baseUrl: string,
  {
    scenario = 'default',
    config = {},
    ...options
  }: ControlOptions & { readonly scenario?: string; readonly config?: object },
): Hooks {
  // Worlds are at the root of the server, also if the address is one of a world.
  const root = baseUrl.replace(/\/w\/[a-z0-9-]+$/, '');
  const createStart = (seed: number): readonly (readonly [path: string, body: object])[] => [
    ['reset', { scenario, seed, now: START, config: { ...config, ...CONFIG } }],
    // The clock has run since the reset: from a whole second on, checks hit the instants of limits exactly.
    ['clock', { frozen: true, now: START + SETTLED_MS }],
  ];
  return {
    name: 'mock server (built in)',
    command: (_, [about], environment) => {
      const { baseUrl: worldUrl } = environment as Environment;
      const control = createControlCommands(worldUrl, options.controlToken !== undefined);
      const calls = createStart((about as { seed: number }).seed).map(
        ([path, body]) => `${control('POST', path, body)} >/dev/null; `,
      );
      return `${calls.join('')}echo ${quoteDouble(worldUrl)}`;
    },
    isolate: async ({ check, seed, run }): Promise<Environment> => {
      const id = createHash('sha256').update(`${check} ${run}`).digest('hex').slice(0, 12);
      const worldUrl = `${root}/w/conformance-${id}`;
      const control = createControl(worldUrl, options);
      for (const [path, body] of createStart(seed)) await control('POST', path, body);
      return {
        baseUrl: worldUrl,
        hooks: worldHooks(control, id.slice(0, 4), worldUrl, options),
        dispose: async () => void (await control('DELETE', 'worlds')),
      };
    },
  };
}

/**
 * Whether the control API of the mock server answers at this address.
 * @throws {HooksInvalid} if it requires another token
 * @throws {TransportError} if nothing can answer at this address
 */
export async function isMockServer(baseUrl: string, options: ControlOptions): Promise<boolean> {
  try {
    const health = readObject('health', await createControl(baseUrl, options)('GET', 'health'));
    return health['status'] === 'ok' && typeof health['scenario'] === 'string';
  } catch (error) {
    if (error instanceof HooksInvalid) throw error;
    // A gateway may close the connection for a path that it does not know.
    const isAnswer = error instanceof TransportError && /answer of more|redirects/.test(error.message);
    if (error instanceof TransportError && !isAnswer && error.kind !== 'closed') throw error;
    return false;
  }
}
