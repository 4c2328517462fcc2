import type { Clock } from '@tara/sdk';
import { createHeartbeat } from '@tara/sdk/heartbeat';
import { connect, DEMO, type Api } from './connect.ts';

/** Reports that the player is online: immediately on sign-in, then every 60 s, until sign-out. */
export async function heartbeat(api: Api, clock: Clock): Promise<() => Promise<void>> {
  const sdk = connect(api, { clock });
  const beat = createHeartbeat(sdk, { gameId: () => 1001 });
  await sdk.session.signIn(DEMO);
  return async () => {
    await sdk.session.signOut();
    beat.dispose();
    sdk.dispose();
  };
}
