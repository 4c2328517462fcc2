import type { Clock } from '../core/clock.ts';
import { runIsolated, type Logger } from '../core/logger.ts';

/** The steps of a sign-in (spec 4). A client omits the steps that it does not have. */
export interface SignInFlow {
  /**
   * Calls the server, e.g. `session.signIn(...)`. The session stores user, token, bank list, likes, history and invite
   * code.
   */
  signIn: () => Promise<void>;
  /** Resets the affiliate state of an earlier player. */
  resetAffiliateState?: (() => void) | undefined;
  /** E.g. `rememberedAccountStore(store).write(...)`. */
  rememberAccount?: (() => void | Promise<void>) | undefined;
  /** Loads activities, tasks, mail and cards of the player. */
  loadActivityData?: (() => void | Promise<unknown>) | undefined;
  /** E.g. `heartbeat.start()`. */
  startHeartbeat?: (() => void) | undefined;
  /** Opens /lobby/home. */
  goHome?: (() => void) | undefined;
}

/** Wait between the last step and the lobby (spec 4, 9). */
const REDIRECT_DELAY_MS = 500;

/**
 * Signs in step by step (spec 4): store user, token and bank list; reset the affiliate state; remember the account;
 * load the activity data; start the heartbeat; wait 500 ms; open the lobby. The loading runs in parallel with the later
 * steps. A failed step after the sign-in does not stop the others: the player is signed in.
 * @param flow the steps
 * @param clock times the 500 ms, e.g. `sdk.clock`
 * @param log receives the failed step, e.g. `sdk.log`
 * @throws SdkError if the sign-in fails; then no other step runs
 */
export async function runSignInFlow(flow: SignInFlow, clock: Clock, log?: Logger): Promise<void> {
  await flow.signIn();
  const take = (step: Exclude<keyof SignInFlow, 'signIn'>) =>
    runIsolated(
      () => flow[step]?.(),
      () => log?.warn(`sign-in: ${step} failed`),
    );
  take('resetAffiliateState');
  take('rememberAccount');
  take('loadActivityData');
  take('startHeartbeat');
  await new Promise<void>((resolve) => {
    clock.setTimeout(resolve, REDIRECT_DELAY_MS);
  });
  take('goHome');
}
