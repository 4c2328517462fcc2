import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { closeReceipt } from './support/claims.ts';
import { expectText, itemsOf } from './support/page.ts';
import { findSettledButton } from './support/wait-until-settled.ts';

const DAY = 86_400_000;

test('says what a card costs, what it gives at once and later, and the same in the deposit', async ({
  open,
  world,
}) => {
  await world.reset({ scenario: 'login-pay' });
  const { user } = await open('/activity/signPay', 'player');
  const terms =
    'You pay Rs 1,000At once 1,000.00 coinsLater 35.00 coins on each of 15 days, 525.00 coins in total';
  await expectText(() => itemsOf('Cards')[0], terms);
  await screen.findByText(/To withdraw the coins, bet their amount once\./);
  await user.click(within(itemsOf('Cards')[0]!).getByRole('link'));
  await expectText(() => screen.queryByText('15-day card')?.parentElement, terms);
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
