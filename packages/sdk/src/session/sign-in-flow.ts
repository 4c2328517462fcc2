import type { Clock } from '../core/clock.ts';
import { isolated, type Logger } from '../core/logger.ts';

/** What a sign-in consists of, in the words of section 4. Left out is what a client does not have. */
export interface SignInFlow {
  /** Calls the server, e.g. `session.signIn(...)`: it stores user, token and bank list, and likes, history and invite code. */
  signIn: () => Promise<void>;
  /** Forgets what an earlier player's invitations showed. */
  resetAffiliateState?: (() => void) | undefined;
  /** E.g. `rememberedAccountStore(store).write(...)`. */
  rememberAccount?: (() => void | Promise<void>) | undefined;
  /** Activities, tasks, mail and cards of whoever has signed in. */
  loadActivityData?: (() => void | Promise<unknown>) | undefined;
  /** E.g. `heartbeat.start()`. */
  startHeartbeat?: (() => void) | undefined;
  /** To /lobby/home. */
  goHome?: (() => void) | undefined;
}

/** Wait between the last step and the lobby (spec 4, 9). */
const REDIRECT_DELAY_MS = 500;

/**
 * Signs in step by step (spec 4): store user, token and bank list; reset the affiliate state; remember the account;
 * load the activity data; start the heartbeat; wait 500 ms; go to the lobby. The loading runs beside the later steps.
 * A step that fails after the sign-in holds up none of the others: the player is signed in.
 * @param flow its steps
 * @param clock counts the 500 ms, e.g. `sdk.clock`
 * @param log told which step has failed, e.g. `sdk.log`
 * @throws SdkError when the server did not let the player in; then no other step is taken
 */
export async function runSignInFlow(flow: SignInFlow, clock: Clock, log?: Logger): Promise<void> {
  await flow.signIn();
  const take = (step: Exclude<keyof SignInFlow, 'signIn'>) =>
    isolated(
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
