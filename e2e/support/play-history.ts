import { MockWorld } from '@tara/mock-server/playwright';
import type { Page } from '@playwright/test';
import { makePaidDeposits } from './deposits.ts';
import { callOutsidePage } from './tasks.ts';

const SLOT = 1001;

async function post<T>(origin: string, path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/__games/api/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

/** Plays rounds of a slot outside of the page. @param bet in hundredths */
export async function playRounds(world: MockWorld, count: number, bet: number): Promise<void> {
  const gameUrl = await callOutsidePage(
    world,
    async (sdk) => (await sdk.call.startGame({ gameId: SLOT })).gameUrl,
  );
  const token = new URL(gameUrl, world.apiBase).searchParams.get('t');
  const { session } = await post<{ session: string }>(world.apiBase, 'open', { token, gameId: SLOT });
  for (let round = 1; round <= count; round += 1)
    await post(world.apiBase, 'round', { session, roundId: `round-${round}`, bet });
}

/** A history with deposits, rounds and an amount of ten digits. */
export async function showHistory(page: Page): Promise<void> {
  const { origin, searchParams } = new URL(page.url());
  const world = new MockWorld(origin, searchParams.get('world') ?? '');
  await makePaidDeposits(world, 2);
  await playRounds(world, 6, 10_00);
  await world.patchPlayer({ coin: 12_345_678_90 });
  await page.reload();
  await page.getByText('Balance 12,345,678.90').first().waitFor();
}
