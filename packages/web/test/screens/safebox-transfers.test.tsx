import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { MockWorld } from '@tara/mock-server/vitest';
import { beforeEach, expect, vi } from 'vitest';
import { toastTexts } from '../toasts.ts';
import { test } from './screen-test.tsx';
import { expectGone, expectText, fill, isAriaDisabled } from './support/page.ts';

const SAFEBOX = '/lobby/profile/bank';
const PASSWORD = 'tara1234';

const queryDialog = () => screen.queryByRole('dialog');
const dialog = () => within(screen.getByRole('dialog'));
const coins = () => dialog().getByLabelText<HTMLInputElement>('Coins');

/** Waits until the page itself says the result of a transfer, without a toast over it. */
async function expectResult(text: string): Promise<void> {
  const result = await screen.findByText(text);
  expect(result.getAttribute('role')).toBe('status');
  expect(toastTexts()).not.toContain(text);
}

async function openDialog(user: UserEvent, button: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog');
}

async function confirm(user: UserEvent, button: string): Promise<void> {
  await user.click(await dialog().findByRole('button', { name: button }));
}

async function lock(user: UserEvent, amount: string): Promise<void> {
  await openDialog(user, 'Lock coins');
  fill(coins(), amount);
  await confirm(user, 'Lock coins');
}

async function takeOut(user: UserEvent, amount: string, password = PASSWORD): Promise<void> {
  await openDialog(user, 'Take out');
  fill(coins(), amount);
  fill(dialog().getByLabelText('Safebox password'), password);
  await confirm(user, 'Take out');
}

beforeEach<{ world: MockWorld }>(async ({ world }) => {
  await world.reset({ scenario: 'withdraw-ready' });
});

test('shows at its field that an amount is too high, and that a password is wrong', async ({
  open,
  world,
}) => {
  const { user, reload } = await open(SAFEBOX, 'player');
  await lock(user, '1000.01');
  await dialog().findByText('You can move up to 1,000.00 coins.');
  expect(await world.calls('safeboxDeposit')).toBe(0);
  // The coins were played in another tab meanwhile.
  await world.patchPlayer({ coin: 50_00 });
  fill(coins(), '400');
  await confirm(user, 'Lock coins');
  await dialog().findByText('You do not have that many coins to move.');
  await waitFor(() => expect(document.activeElement).toBe(coins()));
  await world.patchPlayer({ safebox: 200_00 });
  await reload();
  await takeOut(user, '100', 'not-this-one');
  await dialog().findByText('The safebox password is incorrect.');
  await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText('Safebox password')));
  expect(await world.player()).toMatchObject({ safebox: 200_00 });
});

test('locks transfers after wrong passwords, but not the page', async ({ open, world }) => {
  await world.patchPlayer({ safebox: 200_00 });
  const { user } = await open(SAFEBOX, 'player');
  await takeOut(user, '100', 'not-this-one');
  for (let tries = 2; tries <= 6; tries += 1) {
    await vi.waitFor(async () => expect(await world.calls('safeboxWithdraw')).toBe(tries - 1), 30_000);
    await dialog().findByText('The safebox password is incorrect.');
    const button = await dialog().findByRole('button', { name: 'Take out' });
    fill(dialog().getByLabelText('Safebox password'), `not-this-one-${tries}`);
    await user.click(button);
  }
  await expectGone(queryDialog);
  await screen.findByRole('heading', { name: 'The safebox is locked' });
  expect(isAriaDisabled(screen.getByRole('button', { name: 'Take out' }))).toBe(true);
  await lock(user, '100');
  await expectResult('100.00 coins are in your safebox');
});

test.for([
  ['is dropped', { effect: 'dropAfter' }],
  ['is a 503', { httpStatus: 503 }],
] as const)(
  'checks an unknown transfer after a reload if its answer %s, and moves the coins once',
  async ([, fault], { open, world }) => {
    const { user, reload } = await open(SAFEBOX, 'player');
    await world.fault({ operationId: 'safeboxDeposit', ...fault });
    await lock(user, '250');
    const unknown = 'We do not know yet whether 250.00 coins were moved';
    await expectText(queryDialog, unknown);
    await reload();
    await expectText(queryDialog, unknown);
    await world.clearFaults();
    await confirm(user, 'Check again');
    await expectResult('250.00 coins are in your safebox');
    expect(await world.player()).toMatchObject({ coin: 750_00, safebox: 250_00 });
  },
);

test('has moving coins as the main action of the desktop, and the password on a page of its own', async ({
  open,
}) => {
  const { user } = await open(SAFEBOX, 'player', { layout: 'desktop' });
  await screen.findByText('Coin balance');
  await lock(user, '200');
  await expectResult('200.00 coins are in your safebox');
  expect(screen.queryByLabelText('Old safebox password')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Change safebox password' }));
  await screen.findByLabelText('Old safebox password');
  expect(window.location.pathname).toBe('/lobby/walletsPassword');
});

test('locks and takes out coins and updates both balances', async ({ open, world }) => {
  const { user } = await open(SAFEBOX, 'player');
  expect(isAriaDisabled(await screen.findByRole('button', { name: 'Take out' }))).toBe(true);
  await lock(user, '300');
  await expectResult('300.00 coins are in your safebox');
  await expectGone(queryDialog);
  expect((await screen.findAllByText('300.00')).length).toBeGreaterThan(0);
  expect(await world.player()).toMatchObject({ coin: 700_00, safebox: 300_00 });
  await takeOut(user, '120');
  await expectResult('120.00 coins are back in your balance');
  expect(await world.player()).toMatchObject({ coin: 820_00, safebox: 180_00 });
});
