import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { MockWorld } from '@tara/mock-server/vitest';
import { afterEach, describe, expect, vi } from 'vitest';
import { test } from './screen-test.tsx';
import { bindCard, makeWithdrawal } from './support/orders.ts';
import { expectAddress, expectText, fill, fakeTimers, getItems } from './support/page.ts';
import { decideVerification, submitVerification } from './support/verification.ts';

const WITHDRAW = '/lobby/wallets/withdraw';
const PASSWORD = 'tara1234';
const LAYOUTS = ['mobile', 'desktop'] as const;
const REQUIREMENTS = 'Before your first withdrawal';
const UNKNOWN = /^We do not know yet/;

const findAmount = () => screen.findByLabelText<HTMLInputElement>('Amount');
const checkAgain = async (user: UserEvent) => user.click(await screen.findByText('Check again'));
const requirement = (name: string) => getItems(REQUIREMENTS, name)[0];

/** Fills in an amount and the safebox password, and requests the withdrawal. */
async function submitWithdrawal(user: UserEvent, amount: string, password = PASSWORD): Promise<void> {
  fill(await findAmount(), amount);
  fill(screen.getByLabelText('Safebox password'), password);
  await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
}

/** Waits until the page of the orders lists this many. */
async function expectOrders(count: number): Promise<void> {
  const list = await screen.findByRole('list', { name: 'Withdrawals' });
  await waitFor(() => expect(list.children).toHaveLength(count));
}

const becomeReady = async (world: MockWorld) =>
  world.reset({ scenario: 'withdraw-ready', config: { withdrawalDayMs: null } });

afterEach(() => {
  vi.useRealTimers();
});

describe.for(LAYOUTS)('%s', (layout) => {
  // spec 1-58, 2.2-069
  test('shows a new player the requirements, and links to them', async ({ open }) => {
    const { user } = await open(WITHDRAW, 'player', { layout });
    await screen.findByRole('heading', { name: REQUIREMENTS });
    expect(getItems(REQUIREMENTS)).toHaveLength(3);
    for (const name of ['Verify who you are', 'Bank card', 'Safebox password'])
      await expectText(() => requirement(name), 'Missing');
    expect(screen.queryByLabelText('Amount')).toBeNull();
    await user.click(within(requirement('Bank card')!).getByRole('link'));
    await expectAddress(/\/bindBankCard/);
    window.history.back();
    await expectAddress(/\/wallets\/withdraw/);
    await waitFor(() => expect(getItems(REQUIREMENTS)).toHaveLength(3));
    await user.click(screen.getAllByRole('link', { name: 'Verify identity' }).at(-1)!);
    await expectAddress(/\/withdrawal\/kyc/);
  });

  // spec 1-23
  test('binds a missing card during a withdrawal, and returns', async ({ open, world }) => {
    await world.patchPlayer({ hasKyc: true });
    const { user, reload } = await open(WITHDRAW, 'player', { layout });
    await waitFor(() => expect(requirement('Bank card')).toBeDefined());
    await user.click(within(requirement('Bank card')!).getByRole('link'));
    await screen.findByLabelText('Bank');
    // The address contains the return address, so it survives a reload.
    await reload();
    await bindCard(user, '4000123412341234');
    await expectAddress(/\/lobby\/wallets\/withdraw/);
    await expectText(() => requirement('Bank card'), '•••• 1234');
  });
});

test('shows the result of the review while the page is open', async ({ open, world, otherDevice }) => {
  await world.config({ kycAfterMs: null });
  await submitVerification(await otherDevice());
  const { pass } = fakeTimers();
  await open(WITHDRAW, 'player');
  await expectText(() => requirement('Verify who you are'), 'Under review');
  await decideVerification(world);
  await pass(4000);
  await expectText(() => requirement('Identity'), 'Verified');
});

test('shows at its field what the page or the server rejects', async ({ open, world }) => {
  await becomeReady(world);
  const { user } = await open(WITHDRAW, 'player');
  await submitWithdrawal(user, '5');
  await screen.findByText('The minimum withdrawal is Rs 200.');
  expect(document.activeElement).toBe(await findAmount());
  await submitWithdrawal(user, '999999');
  await screen.findByText(/Only .* is available to withdraw/);
  expect(await world.calls('exchange')).toBe(0);
  await submitWithdrawal(user, '300', 'not-this-one');
  await screen.findByText('The safebox password is incorrect.');
  expect(screen.getByLabelText('Safebox password').getAttribute('aria-invalid')).toBe('true');
  expect((await findAmount()).value).toBe('300');
});

test('checks an unknown outcome with the password, and makes one withdrawal', async ({ open, world }) => {
  await becomeReady(world);
  const { user, reload } = await open(WITHDRAW, 'player');
  await world.fault({ operationId: 'exchange', effect: 'dropAfter' });
  await submitWithdrawal(user, '300');
  const findUnknown = () =>
    screen.findByRole('heading', { name: 'We do not know yet whether this withdrawal was made' });
  await findUnknown();
  await world.clearFaults();
  // The unknown outcome survives a reload, and no password was stored.
  await reload();
  await findUnknown();
  await checkAgain(user);
  await screen.findByText('Enter your safebox password.');
  fill(screen.getByLabelText('Safebox password'), PASSWORD);
  await checkAgain(user);
  await expectAddress(/\/withdrawal\/record/);
  await expectOrders(1);
});

test('says that the limit per withdrawal bounds the largest amount', async ({ open, world }) => {
  await becomeReady(world);
  await world.patchPlayer({ coin: 2_000_000_00 });
  const { user } = await open(WITHDRAW, 'player');
  await user.click(await screen.findByRole('button', { name: 'Maximum' }));
  expect((await findAmount()).value).toBe('1,000,000');
  await screen.findByText(/^The maximum per withdrawal is Rs 1,000,000\./);
  expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
});

test('asks for the balance before it says how much is available', async ({ open, world }) => {
  await becomeReady(world);
  const { user } = await open(WITHDRAW, 'player');
  await findAmount();
  await world.patchPlayer({ coin: 1_500_00 });
  await submitWithdrawal(user, '1,800');
  await screen.findByText('Only Rs 1,500.00 is available to withdraw.');
  await submitWithdrawal(user, '1,200');
  await expectOrders(1);
});

test('shows the limits that the balance allows, before and after the requirements, and business days', async ({
  open,
  world,
}) => {
  await world.patchPlayer({ coin: 60_000_00 });
  const { reload } = await open(WITHDRAW, 'player');
  await screen.findByText('Rs 200 to 60,000');
  expect(screen.getAllByText(/^\d+ to \d+ business days$/).map(({ textContent }) => textContent)).toEqual([
    '1 to 3 business days',
    '3 to 5 business days',
    '5 to 10 business days',
  ]);
  screen.getByText('Rs 50,000 to 500,000');
  await world.patchPlayer({ coin: 100_00 });
  await reload();
  await screen.findByText('The minimum withdrawal is Rs 200.');
});

test('shows amounts with two decimals or none', async ({ open, world }) => {
  await becomeReady(world);
  await world.patchPlayer({ coin: 1_298_80 });
  const { user } = await open(WITHDRAW, 'player');
  await user.click(await screen.findByRole('button', { name: 'All' }));
  expect((await findAmount()).value).toBe('1,298.80');
  await screen.findByRole('button', { name: 'Withdraw Rs 1,298.80' });
});

test('can be tried again when it does not load', async ({ open, world }) => {
  await becomeReady(world);
  await world.fault({ operationId: 'getExchange', httpStatus: 503 });
  const { user } = await open(WITHDRAW, 'player');
  await screen.findByText('Your withdrawal page did not load');
  await world.clearFaults();
  await user.click(screen.getByText('Try again'));
  await screen.findByRole('group', { name: 'How much?' });
});

test.for([
  ['is lost before the request arrives', { effect: 'dropBefore' }, 0],
  ['is lost after the request arrived', { effect: 'dropAfter' }, 1],
  ['ends at a server that is down', { httpStatus: 503 }, 0],
] as const)('makes a withdrawal once if its connection %s', async ([, rule, made], { open, world }) => {
  await becomeReady(world);
  const { user } = await open(WITHDRAW, 'player');
  await world.fault({ operationId: 'exchange', ...rule });
  const { coin } = await world.player();
  await submitWithdrawal(user, '300');
  await screen.findByRole('heading', { name: UNKNOWN });
  expect((await world.player())['coin']).toBe(Number(coin) - made * 300_00);
  // The sums above show whether coins have moved.
  await expectText(() => screen.getByRole('main'), made ? 'Balance700.00' : 'Balance1,000.00');
  await world.clearFaults();
  fill(screen.getByLabelText('Safebox password'), PASSWORD);
  await checkAgain(user);
  await expectOrders(1);
  expect((await world.player())['coin']).toBe(Number(coin) - 300_00);
});

test('shows an unknown outcome if a withdrawal is never answered, after a reload, too', async ({
  open,
  world,
}) => {
  await becomeReady(world);
  const { user, reload } = await open(WITHDRAW, 'player');
  await findAmount();
  await world.fault({ operationId: 'exchange', effect: 'hold', at: 'after' });
  const { pass } = fakeTimers();
  await submitWithdrawal(user, '300');
  await vi.waitFor(async () => expect(await world.calls('exchange')).toBe(1), 30_000);
  await pass(61_000);
  await screen.findByRole('heading', { name: UNKNOWN });
  await world.clearFaults();
  await reload();
  await screen.findByRole('heading', { name: UNKNOWN });
  fill(screen.getByLabelText('Safebox password'), PASSWORD);
  await checkAgain(user);
  await expectOrders(1);
});

test.for([
  [2502, 'Amount', 'This amount is outside the withdrawal limits.'],
  [2503, 'Amount', 'This is more than you can withdraw right now.'],
  [2603, 'Safebox password', 'The safebox password is incorrect.'],
  [2604, 'Safebox password', 'Too many wrong safebox passwords. The safebox is locked for a while.'],
] as const)(
  'shows errcode %i of a withdrawal at its field',
  async ([errcode, field, text], { open, world }) => {
    await becomeReady(world);
    const { user } = await open(WITHDRAW, 'player');
    await findAmount();
    await world.fault({ operationId: 'exchange', errcode, times: 1 });
    await submitWithdrawal(user, '300');
    await screen.findByText(text);
    expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true');
    expect((await findAmount()).value).toBe('300');
  },
);

// spec 1-59
test.for([
  [2504, 'You have used all withdrawals for today. You can withdraw again tomorrow.'],
  [2602, 'Set your safebox password first.'],
  [2501, 'Verify your identity first, then you can withdraw.'],
] as const)(
  'shows errcode %i of a withdrawal at the top of the form',
  async ([errcode, text], { open, world }) => {
    await becomeReady(world);
    const { user } = await open(WITHDRAW, 'player');
    await findAmount();
    await world.fault({ operationId: 'exchange', errcode, times: 1 });
    await submitWithdrawal(user, '300');
    await within(screen.getByRole('main')).findByText(text);
  },
);

test('shows after the last withdrawal of a day when the next is possible', async ({
  open,
  world,
  otherDevice,
}) => {
  await becomeReady(world);
  const sdk = await otherDevice();
  await makeWithdrawal(sdk, 200_00);
  await makeWithdrawal(sdk, 210_00);
  const { reload } = await open(WITHDRAW, 'player');
  await screen.findByText('1 withdrawal left today');
  await makeWithdrawal(sdk, 220_00);
  await reload();
  await screen.findByText('No withdrawals left today');
  await screen.findByText('You can withdraw again tomorrow.', { exact: false });
});

// spec 1-14, 1-65, 2.2-069, 2.2-070
test('shows a waiting, a paid, and a rejected withdrawal with its coins returned', async ({
  open,
  world,
  otherDevice,
}) => {
  await becomeReady(world);
  const { user } = await open(WITHDRAW, 'player');
  await user.click(await screen.findByRole('button', { name: '500' }));
  expect((await findAmount()).value).toBe('500');
  await screen.findByText(/1 to 3 business days: by \w+ \d+ \w+/);
  fill(screen.getByLabelText('Safebox password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Withdraw Rs 500' }));
  await expectAddress(/\/withdrawal\/record/);
  await expectOrders(1);
  const orders = () => [...screen.getByRole('list', { name: 'Withdrawals' }).children];
  for (const text of ['Rs 500.00', 'Waiting', 'Ravi Bank •••• 1234'])
    expect(orders()[0]!.textContent).toContain(text);
  expect(orders()[0]!.querySelector('[aria-current="step"]')?.textContent).toBe('In progress');
  const refused = await makeWithdrawal(await otherDevice(), 210_00);
  await world.control('POST', `orders/${refused}/fail`, { reason: 'The name does not match.' });
  const first = within(orders()[0] as HTMLElement).getByText(/^TW/);
  await world.settle(first.textContent.trim());
  await user.click(screen.getByRole('button', { name: 'Refresh list' }));
  await expectOrders(2);
  await expectText(() => orders()[0], 'The name does not match. 210.00 coins were returned to your balance.');
  within(orders()[0] as HTMLElement).getByRole('link', { name: 'Check the card' });
  await expectText(() => orders()[1], 'Paid');
});
