import { add, readVerification, STATUS as IDENTITY } from '../checks/identity/verifications.ts';
import { createMobile, sendCode } from '../checks/shared/accounts.ts';
import { atOnce } from '../checks/shared/calls.ts';
import { anyChannel, createOrder } from '../checks/shared/deposits.ts';
import { createWithdrawer, readWithdrawals } from '../checks/shared/withdrawals.ts';
import { readMinimum, STATUS as WITHDRAWAL } from '../checks/withdrawal/terms.ts';
import type { Backend } from '../protocol/backend.ts';
import type { Check } from '../protocol/check.ts';
import { Difference } from '../protocol/expect.ts';
import { runCheck, type RunOptions } from './run-check.ts';

const MOVED_MS = 60_000;
/** The Date header has whole seconds, and the calls take time. */
const TOLERANCE_MS = 10_000;
const HOUR_MS = 3_600_000;
/** More reads at a time than a limit for people allows, and few for a server. */
const BURST = 30;
const RATE_LIMITED = 429;

/** Why checks of time would say nothing; undefined if the time that the suite sees moves with `moveTime`. */
async function findStandingTime(backend: Backend): Promise<string | undefined> {
  if (!backend.hasHook('moveTime')) return undefined;
  const readTime = async () => {
    // Every backend has this call.
    await backend.webConfig();
    return backend.now();
  };
  const startedAt = performance.now();
  const before = await readTime();
  await backend.hooks.moveTime(MOVED_MS);
  const moved = (await readTime()) - before;
  const longest = MOVED_MS + TOLERANCE_MS + performance.now() - startedAt;
  if (moved > MOVED_MS - TOLERANCE_MS && moved < longest) return undefined;
  const seen = `moves by ${Math.round(moved / 1000)} s instead of ${MOVED_MS / 1000} s when the hook moveTime moves the time`;
  return backend.hasHook('now')
    ? `The hook now ${seen}: both hooks must use the clock of the backend.`
    : `The Date header of the answers ${seen}: add the hook now, which reads the clock of the backend.`;
}

/** Prepares what shows a setting of the backend. @returns how to look, an hour later, whether it is wrong */
type Probe = (backend: Backend) => Promise<() => Promise<boolean>>;

const hasFixedCodes: Probe = async (backend) => {
  const codes = new Set<string>();
  // Two numbers may get the same code by chance.
  for (let count = 0; count < 3; count++) codes.add(await sendCode(backend, await createMobile(backend)));
  return async () => codes.size === 1;
};

const settlesByItself: Probe = async (backend) => {
  const player = await backend.player();
  const before = await player.coin();
  await player.expectOk('recharge3', createOrder(await anyChannel(backend)));
  return async () => (await player.coin()) > before;
};

const decidesByItself: Probe = async (backend) => {
  const player = await backend.player();
  await add(backend, player);
  return async () => (await readVerification(player))['kycStatus'] !== IDENTITY.pending;
};

const paysByItself: Probe = async (backend) => {
  const payee = await createWithdrawer(backend);
  await payee.expectOk(await readMinimum(payee));
  return async () => (await readWithdrawals(payee.player))[0]?.['status'] !== WITHDRAWAL.pending;
};

const limitsRequests: Probe = async (backend) => async () => {
  const answers = await atOnce(
    async () =>
      backend.visitor.call('appConfig', { gameListVersion: 0 }).then(
        ({ status }) => status === RATE_LIMITED,
        (error: unknown) => error instanceof Difference && error.message.includes(`HTTP ${RATE_LIMITED}`),
      ),
    BURST,
  );
  return answers.includes(true);
};

/** How a backend must be set up for a run, and what to tell if it is not. */
const SETTINGS: readonly (readonly [probe: Probe, warning: string])[] = [
  [
    hasFixedCodes,
    'One-time codes are fixed: each number must get a code of its own, or checks of codes fail.',
  ],
  [
    settlesByItself,
    'Deposit orders are paid without the hook settleOrder: switch this off, or checks of waiting orders fail.',
  ],
  [
    decidesByItself,
    'Identity verifications are decided without the hook decideIdentity: switch this off, or checks of waiting verifications fail.',
  ],
  [
    paysByItself,
    'Withdrawals go on without the hook settleOrder: switch this off, or checks of waiting withdrawals fail.',
  ],
  // The last one: a backend that limits requests may refuse the next calls too.
  [
    limitsRequests,
    `The backend limits requests (HTTP ${RATE_LIMITED} within ${BURST} reads): switch this off, or run with a lower --rate.`,
  ],
];

export interface Preflight {
  /** Why a run would say nothing about the backend, and what to do. */
  readonly stop?: string;
  /** How the backend should be set up otherwise, each in one sentence. */
  readonly warnings: readonly string[];
}

/**
 * Tries before the checks whether the backend is set up for them, in an environment of its own if the hooks prepare one.
 * What cannot be tried for lack of a hook or a call is not reported.
 */
export async function runPreflight(options: RunOptions): Promise<Preflight> {
  let stop: string | undefined;
  const warnings: string[] = [];
  const check: Check = {
    id: 'preflight',
    statements: [],
    level: 'info',
    profile: 'session',
    title: 'is set up for the checks',
    run: async (backend) => {
      stop = await ignoreFailure(findStandingTime(backend));
      if (stop !== undefined) return;
      const looks: [look: () => Promise<boolean>, warning: string][] = [];
      for (const [probe, warning] of SETTINGS) {
        const look = await ignoreFailure(probe(backend));
        if (look) looks.push([look, warning]);
      }
      // If it cannot be moved, what happens immediately is seen.
      await ignoreFailure(backend.hooks.moveTime(HOUR_MS));
      for (const [look, warning] of looks) if (await ignoreFailure(look())) warnings.push(warning);
    },
  };
  await runCheck(check, options);
  return { ...(stop === undefined ? {} : { stop }), warnings };
}

/** A call that fails here fails in the checks, which describe it. */
async function ignoreFailure<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}
