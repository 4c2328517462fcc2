import { Errcode, isSdkError, runSignInFlow, SdkError } from '@tara/sdk';
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
import { showDisabled } from './show-disabled.ts';
import { rememberCredentials, type Remembered } from '#shared/credentials/credentials.ts';

interface Attempt {
  call: () => Promise<void>;
  /** Text while it runs. */
  saying: string;
  /** Credentials to remember; null for a social login. */
  remember: Remembered | null;
  /** Called after the sign-in, before its further steps. */
  onEntered?: () => void;
  onFailed: (error: SdkError) => void;
  /** Target if the address has none. */
  to?: string | null;
}

/** `asking` while the call is open, `arriving` from its answer until the lobby opens. */
type SignInPhase = 'idle' | 'asking' | 'arriving';

/** Makes the call of a sign-in, and ends as soon as another tab has signed a player in: that replaces this sign-in. */
async function untilSignedInElsewhere(call: () => Promise<void>): Promise<void> {
  let stop = (): void => undefined;
  const elsewhere = new Promise<never>((_, reject) => {
    stop = sdk.session.on('signed-in', ({ source }) => {
      if (source === 'elsewhere') reject(new SdkError({ kind: 'abort', op: 'signIn', outcome: 'unknown' }));
    });
  });
  try {
    await Promise.race([call(), elsewhere]);
  } finally {
    stop();
  }
}

/** A sign-in with the steps that follow it (spec 4). One attempt at a time. */
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
            await withLoading(saying, () => untilSignedInElsewhere(call));
            setPhase('arriving');
            onEntered?.();
          },
          resetAffiliateState: () => resetAffiliateState(queryClient),
          rememberAccount: () => void (remember && rememberCredentials(remember)),
          // A request for this player that has just started is current.
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
      if (error.is(Errcode.accountDisabled)) showDisabled(error);
      // Cancelled: another sign-in, here or in another tab, has replaced this one and reports its own outcome.
      else if (error.kind !== 'abort') onFailed(error);
    }
  }
  return { phase, signIn };
}
