import type { MockWorld } from '@tara/mock-server/playwright';
import { callOutsidePage } from './tasks.ts';

/** Uses all spins of the demo player outside of the page. */
export async function consumeSpins(world: MockWorld): Promise<void> {
  await callOutsidePage(world, async (sdk) => {
    let { actInviteUser: round } = await sdk.call.actInviteUser();
    while (round.spinCount > 0) ({ actInviteUser: round } = await sdk.call.actInviteUserSpin());
  });
}
