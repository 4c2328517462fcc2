import { createHash } from 'node:crypto';
import { TransportError, type Transport } from '../http/transport.ts';
import type { Environment, Hooks, PlayerWish } from './hooks.ts';

/** Friday, 21 November 2025, 12:00 in Pakistan: the start of each environment, so that no check depends on the day. */
const START = Date.UTC(2025, 10, 21, 7);
/** Orders and verifications end by the hooks alone. */
const CONFIG = {
  settleAfterMs: null,
  withdrawalDayMs: null,
  kycAfterMs: null,
  fixedOtp: '',
  requestLimit: null,
};

interface ControlOptions {
  readonly transport: Transport;
  readonly controlToken?: string | undefined;
}

function createControl(baseUrl: string, { transport, controlToken }: ControlOptions) {
  return async <T = Record<string, unknown>>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await transport({
      url: `${baseUrl}/__mock/${path}`,
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(controlToken ? { 'x-control-token': controlToken } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (answer.status >= 300)
      throw new Error(
        `${method} /__mock/${path} answered HTTP ${answer.status}: ${answer.text.slice(0, 200)}`,
      );
    return (answer.text === '' ? {} : JSON.parse(answer.text)) as T;
  };
}

type Control = ReturnType<typeof createControl>;

function worldHooks(control: Control, seed: string): Hooks {
  let made = 0;
  return {
    makePlayer: async ({ firstRecharge, ...wish }: PlayerWish) => {
      made += 1;
      const account = `p${made}x${seed}`;
      const password = 'tara1234';
      await control('POST', 'players', {
        account,
        password,
        ...(firstRecharge === undefined ? {} : { firstRecharge: firstRecharge ? 1 : 0 }),
        ...wish,
      });
      if (wish.disabled) return { account, password };
      const { token } = await control<{ token: string }>('POST', 'sessions', { account });
      return { account, password, token };
    },
    readCode: async ({ mobile }) => {
      const sent = await control<readonly { code: string }[]>(
        'GET',
        `outbox?mobile=${encodeURIComponent(mobile)}`,
      );
      const code = sent.at(0)?.code;
      if (code === undefined) throw new Error(`no code was sent to ${mobile}`);
      return code;
    },
    settleOrder: async (orderId) => void (await control('POST', `orders/${orderId}/settle`)),
    refuseOrder: async (orderId) => void (await control('POST', `orders/${orderId}/fail`, {})),
    decideIdentity: async (playerId, decision) =>
      void (await control('POST', `players/${playerId}/kyc`, { decision })),
    sendMail: async (playerId, mail) => void (await control('POST', `players/${playerId}/mails`, mail)),
    moveTime: async (advanceMs) => void (await control('POST', 'clock', { advanceMs })),
    setConfig: async (values) => void (await control('PATCH', 'config', values)),
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
  return {
    name: 'mock server (built in)',
    isolate: async ({ check, seed }): Promise<Environment> => {
      const id = createHash('sha256').update(`${check} ${seed}`).digest('hex').slice(0, 12);
      const worldUrl = `${baseUrl}/w/conformance-${id}`;
      const control = createControl(worldUrl, options);
      await control('POST', 'reset', { scenario, seed, now: START, config: { ...config, ...CONFIG } });
      await control('POST', 'clock', { frozen: true });
      return {
        baseUrl: worldUrl,
        hooks: worldHooks(control, id.slice(0, 4)),
        dispose: async () => void (await control('DELETE', 'worlds')),
      };
    },
  };
}

/** Whether the control API of the mock server answers at this address. */
export async function isMockServer(baseUrl: string, options: ControlOptions): Promise<boolean> {
  try {
    const health = await createControl(baseUrl, options)('GET', 'health');
    return health['status'] === 'ok' && typeof health['scenario'] === 'string';
  } catch (error) {
    if (error instanceof TransportError && !/answer of more|redirects/.test(error.message)) throw error;
    return false;
  }
}
