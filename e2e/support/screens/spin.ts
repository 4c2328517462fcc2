import { MockWorld } from '@tara/mock-server/playwright';
import type { Page } from '@playwright/test';
import { consumeSpins } from '../spin.ts';
import type { ScreenRow } from './row.ts';

const row = {
  route: 'spin',
  mobile: '/activity/spin',
  desktop: '/lobby/activity/spin',
  as: 'player',
  ready: /Spin the wheel/,
} as const satisfies ScreenRow;

async function spinOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Spin/ }).click();
  await page.getByRole('dialog', { name: /^Added to your pot/ }).waitFor();
}

/** The invite spin. */
export const spinScreens: readonly ScreenRow[] = [
  row,
  { ...row, state: 'a prize', prepare: spinOnce },
  {
    ...row,
    state: 'no spins left',
    async prepare(page) {
      const { origin, searchParams } = new URL(page.url());
      await consumeSpins(new MockWorld(origin, searchParams.get('world') ?? 'default'));
      await page.reload();
      await page.getByText('No spins left.').waitFor();
    },
  },
];
