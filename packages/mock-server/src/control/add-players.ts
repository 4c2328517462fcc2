import { accountKey } from '#domain/player/documents.ts';
import { createPauses } from '#time/pauses.ts';
import { withTransaction } from '#worlds/unit-of-work.ts';
import type { World } from '#worlds/world.ts';
import { addPlayer, type Beginning } from './add-player.ts';

/** Players per transaction; between transactions other calls can run. */
const AT_ONCE = 250;

/** Creates the players of those accounts that do not exist. @returns how many */
function createMissing(
  world: World,
  accounts: readonly string[],
  beginning: Omit<Beginning, 'account'>,
): Promise<number> {
  // Bulk players get no history entry: undoing them is not useful, and the entry would be too large.
  const store = world.unrecordedStore;
  return withTransaction(
    world,
    async (unit) => {
      let made = 0;
      for (const account of accounts) {
        if (await unit.tx.peek(accountKey(account))) continue;
        await addPlayer(unit, world, { ...beginning, account });
        made += 1;
      }
      return made;
    },
    { store },
  );
}

/**
 * Creates the players `prefix1`, `prefix2` and so on, except for those that exist.
 * @returns how many were created and how many existed
 */
export async function addPlayers(
  world: World,
  { prefix, count, ...beginning }: Omit<Beginning, 'account'> & { prefix: string; count: number },
): Promise<{ made: number; kept: number }> {
  const pause = createPauses();
  let made = 0;
  for (let first = 1; first <= count; first += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - first + 1);
    const accounts = Array.from({ length }, (_, index) => `${prefix}${first + index}`);
    made += await createMissing(world, accounts, beginning);
    await pause();
  }
  return { made, kept: count - made };
}
