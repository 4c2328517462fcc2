import type { Clock } from '@tara/sdk';
import { LOGIN_REDIRECT_DELAY_MS } from '@tara/sdk/rules';

/** What a sign-in consists of, in the words of section 4. */
export interface SignInSteps {
  /** Calls the server; the SDK stores user, token and bank list, with likes, history and invite code. */
  store: () => Promise<void>;
  resetAffiliateState: () => void;
  rememberCredentials: () => void;
  loadActivityData: () => void;
  startHeartbeat: () => void;
  goHome: () => void;
}

/**
 * Signs in step by step (spec 4): store user, token and bank list; reset the affiliate state; remember the
 * credentials; load the activity data; start the heartbeat; wait 500 ms; go to /lobby/home.
 * @throws SdkError when the server did not let the player in; then no other step is taken
 */
export async function runSignInSteps(steps: SignInSteps, clock: Clock): Promise<void> {
  await steps.store();
  steps.resetAffiliateState();
  steps.rememberCredentials();
  steps.loadActivityData();
  steps.startHeartbeat();
  await new Promise<void>((resolve) => {
    clock.setTimeout(resolve, LOGIN_REDIRECT_DELAY_MS);
  });
  steps.goHome();
}
