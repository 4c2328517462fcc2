import { useQuery } from '@tanstack/react-query';
import { isSdkError, type SdkError } from '@tara/sdk';
import { queryClient } from './query.ts';
import { sdk } from './sdk.ts';

/** Longest pause between two attempts during an outage, in ms. */
const PAUSE_MAX_MS = 60_000;

const profileQuery = {
  queryKey: ['profile'],
  // Each refresh asks the server; only one that is already open is shared.
  staleTime: 0,
  async queryFn() {
    await sdk.session.refreshProfile();
    return true;
  },
  // After an outage it tries again, with growing pauses. A refusal has signed the player out (spec 8).
  retry: (_: number, error: Error) => isSdkError(error) && error.retryable,
  retryDelay: (count: number) => Math.min(1000 * 2 ** count, PAUSE_MAX_MS),
};

/** Refreshes the profile until the server answers. Resolves when the profile is up to date. */
export async function refreshProfile(): Promise<void> {
  await queryClient.fetchQuery(profileQuery);
}

/** Whether the server does not answer the profile refresh at the moment. */
export function useServerOutage(): boolean {
  const { failureCount, fetchStatus } = useQuery<boolean, SdkError>({ ...profileQuery, enabled: false });
  return failureCount > 0 && fetchStatus !== 'idle';
}
