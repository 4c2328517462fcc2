import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { closeReceipt } from './support/claims.ts';
import { findOrderId } from './support/orders.ts';
import { expectText, isAriaDisabled, getItems } from './support/page.ts';
import { makeDeposit } from './support/paid-deposit.ts';
import { findSettledButton } from './support/wait-until-settled.ts';

const DAY = 86_400_000;

test('says what a card costs, what it gives immediately and later, and the same in the deposit', async ({
  open,
  world,
}) => {
  await world.reset({ scenario: 'login-pay' });
  const { user } = await open('/activity/signPay', 'player');
  const terms =
    'You pay Rs 1,000At once 1,000.00 coinsLater 35.00 coins on each of 15 days, 525.00 coins in total';
  await expectText(() => getItems('Cards')[0], terms);
  await screen.findByText(/To withdraw the coins, bet their amount once\./);
  await user.click(within(getItems('Cards')[0]!).getByRole('link'));
  await expectText(() => screen.queryByText('15-day card')?.parentElement, terms);
});

// spec 2.2-112, 9-62
test('pays a card once a day, for all of its days', async ({ open, world }) => {
  await world.reset({ scenario: 'login-pay' });
  const before = Number((await world.player())['coin']);
  const { user, reload } = await open('/activity/signPay', 'player');
  await user.dblClick(await findSettledButton(/^Claim today/));
  await closeReceipt(user, /Coins.*\+20\.00/);
  await expectText(() => getItems('Your cards')[0], '6 days left');
  await screen.findByText(/The next coins are ready tomorrow/);
  expect(await world.calls('receiveLoginPay3')).toBe(1);
  expect((await world.player())['coin']).toBe(before + 20_00);
  await world.advance(DAY);
  await reload();
  await user.click(await findSettledButton(/^Claim today/));
  await closeReceipt(user, /\+20\.00/);
  await expectText(() => getItems('Your cards')[0], '5 days left');
});

// spec 2.2-112, 7.3-13
test('sells cards after the first deposit, by a deposit of the price', async ({
  open,
  world,
  otherDevice,
}) => {
  const { user, reload } = await open('/activity/signPay', 'player');
  expect(
    (await screen.findAllByText('Cards are available after your first deposit.')).length,
  ).toBeGreaterThan(0);
  expect(isAriaDisabled(within(getItems('Cards')[0]!).getByRole('button'))).toBe(true);
  await makeDeposit(world, await otherDevice());
  await reload();
  await waitFor(() => expect(within(getItems('Cards')[0]!).getByRole('link')).toBeTruthy());
  await user.click(within(getItems('Cards')[0]!).getByRole('link'));
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('500');
  await screen.findByText('7-day card');
  await user.click(await findSettledButton(/^Pay/));
  const order = await findOrderId();
  await world.verify({ operationId: 'recharge3', request: { actType: 3, amount: 500_00 }, times: 1 });
  const before = await world.player();
  await world.settle(order);
  const after = await world.player();
  expect(Number(after['coin']) - Number(before['coin'])).toBe(500_00);
  expect(Number(after['totalRecharge']) - Number(before['totalRecharge'])).toBe(500_00);
  await open('/activity/signPay', 'player');
  await expectText(() => getItems('Your cards')[0], /7-day card.*7 days left/);
});
