import { setTimeout as wait } from 'node:timers/promises';
import type { UnreadyReason } from '#control/server-routes.ts';

/** Returns the reason why a server cannot accept calls, for its log, or undefined. */
export type ReadyCheck = () => Promise<string | undefined>;

/** A slower check counts as a failure, in ms of machine time. */
const LONGEST_CHECK_MS = 2000;

/** Whether a server accepts calls, from its start to its end. */
export interface Readiness {
  /** The port is open. */
  markListening(): void;
  /** The server is about to stop. */
  markStopping(): void;
  /** Why it accepts no calls now; undefined if it does. */
  reason(): Promise<UnreadyReason | undefined>;
}

/** The result of the check; an error or a timeout counts as a problem. */
async function findProblem(check: ReadyCheck): Promise<string | undefined> {
  const timeUp = new AbortController();
  const late = async (): Promise<string> => {
    await wait(LONGEST_CHECK_MS, undefined, { signal: timeUp.signal, ref: false });
    return `no answer within ${LONGEST_CHECK_MS} ms`;
  };
  try {
    return await Promise.race([check(), late()]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    timeUp.abort();
  }
}

/**
 * Creates the readiness state of a server.
 * @param check called for each request while the server is otherwise ready
 * @param onChange called when the result of the check changes; undefined: the problem is over
 */
export function createReadiness(
  check: ReadyCheck,
  onChange: (problem: string | undefined) => void,
): Readiness {
  let isListening = false;
  let isStopping = false;
  let last: string | undefined;
  return {
    markListening: () => {
      isListening = true;
    },
    markStopping: () => {
      isStopping = true;
    },
    reason: async () => {
      if (isStopping) return 'stopping';
      if (!isListening) return 'starting';
      const problem = await findProblem(check);
      if (problem !== last) onChange(problem);
      last = problem;
      return problem === undefined ? undefined : 'store';
    },
  };
}
