import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { closeReceipt } from './support/claims.ts';
import { expectText, itemsOf } from './support/page.ts';
import { findSettledButton } from './support/wait-until-settled.ts';

const DAY = 86_400_000;

test('says what a card pays each day, in total, and what must be bet before a withdrawal', async ({
  open,
}) => {
  await open('/activity/signPay', 'player');
  await expectText(() => itemsOf('Cards')[0], '20.00 coins on each of 7 days');
  expect(itemsOf('Cards')[0]?.textContent).toContain('140.00 coins in total');
  await screen.findByText(/To withdraw the coins, bet their amount once\./);
});

test('pays a card once a day, for all of its days', async ({ open, world }) => {
  await world.reset({ scenario: 'login-pay' });
  const before = Number((await world.player())['coin']);
  const { user, reload } = await open('/activity/signPay', 'player');
  await user.dblClick(await findSettledButton(/^Claim today/));
  await closeReceipt(user, /Coins.*\+20\.00/);
  await expectText(() => itemsOf('Your cards')[0], '6 days left');
  await screen.findByText(/The next coins are ready tomorrow/);
  expect(await world.calls('receiveLoginPay3')).toBe(1);
  expect((await world.player())['coin']).toBe(before + 20_00);
  await world.advance(DAY);
  await reload();
  await user.click(await findSettledButton(/^Claim today/));
  await closeReceipt(user, /\+20\.00/);
  await expectText(() => itemsOf('Your cards')[0], '5 days left');
});
