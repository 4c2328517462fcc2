import { setTimeout as wait } from 'node:timers/promises';
import type { UnreadyReason } from '#control/server-routes.ts';

/** What keeps a server from taking calls, in words for its log; undefined where nothing does. */
export type ReadyCheck = () => Promise<string | undefined>;

/** A check that takes longer has found the store unable to answer; in ms of machine time. */
const LONGEST_CHECK_MS = 2000;

/** Whether a server takes calls, from its start to its end. */
export interface Readiness {
  /** Its port is open. */
  markListening(): void;
  /** It is about to stop. */
  markStopping(): void;
  /** Why it takes no calls now; undefined where it does. */
  reason(): Promise<UnreadyReason | undefined>;
}

/** What the store lacks, in words; however its check ends. */
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
 * Makes the readiness of a server.
 * @param check asked each time while nothing else keeps the server from taking calls
 * @param onChange called with what the check says when that is another thing than the last time; undefined: all is well again
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
