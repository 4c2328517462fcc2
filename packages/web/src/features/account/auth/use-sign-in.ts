import { isSdkError, runSignInFlow, type SdkError } from '@tara/sdk';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { startHeartbeat } from '#api/telemetry.ts';
import { readActivities } from '#api/activities.ts';
import { href } from '#routing/layout.ts';
import { useReturnPath } from '#routing/return-path.ts';
import { withLoading } from '#ui/toast/toast.ts';
import { resetAffiliateState } from './affiliate-state.ts';
import { rememberCredentials, type Remembered } from './credentials.ts';

interface Attempt {
  /** The call that signs in. */
  call: () => Promise<void>;
  /** Said while it runs. */
  saying: string;
  /** What to keep for the next time; null for a social login, which has no credentials of ours. */
  remember: Remembered | null;
  /** Once the player is in, before the steps that follow. */
  onEntered?: () => void;
  onFailed: (error: SdkError) => void;
  /** Where it leads, when the address does not say. */
  to?: string | null;
}

/** `asking` while the server decides, `arriving` from then until the lobby opens. */
type SignInPhase = 'idle' | 'asking' | 'arriving';

/** Signing in, whichever way, with the steps that follow it (spec 4). One attempt at a time. */
export function useSignIn(): { phase: SignInPhase; signIn: (attempt: Attempt) => Promise<void> } {
  const [phase, setPhase] = useState<SignInPhase>('idle');
  const navigate = useNavigate();
  const { from } = useReturnPath();
  async function signIn({ call, saying, remember, onEntered, onFailed, to = from }: Attempt) {
    if (phase !== 'idle') return;
    setPhase('asking');
    try {
      await runSignInFlow(
        {
          async signIn() {
            await withLoading(saying, call);
            setPhase('arriving');
            onEntered?.();
          },
          resetAffiliateState: () => resetAffiliateState(queryClient),
          rememberAccount: () => void (remember && rememberCredentials(remember)),
          // A reading that has just begun for this player is as good as another one.
          loadActivityData: () => readActivities({ cancelRefetch: false }),
          startHeartbeat,
          goHome: () => void navigate(to ?? href('home'), { replace: true }),
        },
        sdk.clock,
        sdk.log,
      );
    } catch (error) {
      setPhase('idle');
      if (!isSdkError(error)) throw error;
      // Taken back: another sign-in, here or in another tab, has overtaken this one, and reports its own outcome.
      if (error.kind !== 'abort') onFailed(error);
    }
  }
  return { phase, signIn };
}
