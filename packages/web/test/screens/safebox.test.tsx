import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { MockWorld } from '@tara/mock-server/vitest';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { toastTexts } from '../toasts.ts';
import { test } from './screen-test.tsx';
import { bindCard } from './support/orders.ts';
import { expectAddress, expectGone, fill, fakeTimers } from './support/page.ts';

const SAFEBOX = '/lobby/profile/bank';
/** The password of the scenario. */
const OLD = 'tara1234';
const FIRST = 'my-first-safe-1';
const NEW = 'my-new-safe-1';
const UNKNOWN = /^We do not know yet/;
const LAYOUTS = ['mobile', 'desktop'] as const;

const findSetting = () => screen.findByRole('heading', { name: 'Set safebox password' });
const findChanging = () => screen.findByRole('heading', { name: 'Change safebox password' });
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const checkAgain = async (user: UserEvent) => user.click(await screen.findByText('Check again'));
const pressSet = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Set safebox password' }));
const expectChanged = async () => waitFor(() => expect(toastTexts()).toContain('Safebox password changed'));
const expectFocus = async (find: () => Promise<HTMLElement>) => {
  const element = await find();
  await waitFor(() => expect(document.activeElement).toBe(element));
};

async function fillNew(password: string, confirmation = password): Promise<void> {
  fill(await screen.findByLabelText('New safebox password'), password);
  fill(input('Confirm password'), confirmation);
}

async function change(user: UserEvent, old: string, password = NEW): Promise<void> {
  fill(await screen.findByLabelText('Old safebox password'), old);
  await fillNew(password);
  await user.click(await screen.findByRole('button', { name: 'Change safebox password' }));
}

afterEach(() => {
  vi.useRealTimers();
});

describe.for(LAYOUTS)('%s', (layout) => {
  // spec 2.2-083, 2.2-114
  test('shows its balance, and links to the cards', async ({ open, world }) => {
    await world.patchPlayer({ safebox: 2_500_00 });
    const { user } = await open(SAFEBOX, 'player', { layout });
    await screen.findByText('2,500.00', { exact: false });
    await screen.findByText('Not set');
    await user.click(screen.getByRole('link', { name: /^Bank cards/ }));
    await expectAddress(layout === 'mobile' ? /\/bankCardList/ : /\/bindBankCard/);
  });

  // spec 2.2-070
  test('sets a missing password during a withdrawal, and keeps the amount', async ({ open, world }) => {
    await world.patchPlayer({ hasKyc: true });
    const { user } = await open('/lobby/wallets/withdraw', 'player', { layout });
    await user.click(await screen.findByRole('link', { name: 'Add a bank card' }));
    await bindCard(user, '4000123412341234');
    await user.click(await screen.findByRole('link', { name: 'Set safebox password' }));
    await expectAddress(/\/withdrawal\/password\?from=/);
    // An amount that was typed on an earlier visit, if the field was enabled.
    const { id } = await world.player();
    const values = { withdraw: { player: id, values: { amount: '321' } } };
    sessionStorage.setItem('tara.drafts', JSON.stringify(values));
    await fillNew(NEW);
    await pressSet(user);
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('321');
  });
});

test('shows a saved bank card in the list it was added from, without a toast', async ({ open }) => {
  const { user } = await open('/bankCardList', 'player', { layout: 'mobile' });
  await user.click(await screen.findByRole('link', { name: /^Add/ }));
  await bindCard(user, '4000123412341234');
  await expectAddress(/\/bankCardList/);
  await screen.findByRole('link', { name: /^Change .*1234/ });
  expect(toastTexts()).toEqual([]);
});

test('says that a bank card was saved where the next page does not show it', async ({ open }) => {
  const { user } = await open('/bindBankCard', 'player', { layout: 'mobile' });
  await bindCard(user, '4000123412341234');
  await expectAddress(/\/lobby\/home/);
  expect(toastTexts()).toEqual(['Bank card saved']);
});

// spec 2.2-083
test('sets a password, then changes it', async ({ open, world }) => {
  const { user } = await open(SAFEBOX, 'player');
  await findSetting();
  await pressSet(user);
  await screen.findAllByText('Use 6 to 20 characters.');
  await fillNew(FIRST, 'another-1');
  await pressSet(user);
  await screen.findByText('Enter the same password again.');
  expect(await world.calls('safeboxPasswordInit')).toBe(0);
  await fillNew(FIRST);
  await pressSet(user);
  await expectFocus(findChanging);
  await waitFor(() => expect(toastTexts()).toEqual(['Safebox password set']));
  await change(user, FIRST);
  await expectChanged();
  await waitFor(() => expect(input('Old safebox password').value).toBe(''));
  await change(user, FIRST);
  await screen.findByText('The safebox password is incorrect.');
  await expectFocus(() => screen.findByLabelText('Old safebox password'));
});

test.for(['dropBefore', 'dropAfter'] as const)(
  'checks by a query whether an unknown password was set (%s)',
  async (effect, { open, world }) => {
    const { user } = await open(SAFEBOX, 'player');
    await findSetting();
    await world.fault({ operationId: 'safeboxPasswordInit', effect });
    await fillNew(NEW);
    await pressSet(user);
    await expectFocus(() => screen.findByRole('heading', { name: UNKNOWN }));
    await world.clearFaults();
    await checkAgain(user);
    if (effect === 'dropBefore') {
      expect((await screen.findByLabelText<HTMLInputElement>('New safebox password')).value).toBe(NEW);
      await pressSet(user);
    }
    await findChanging();
  },
);

test('can be tried again if the server is down while the password is set', async ({ open, world }) => {
  const { user } = await open(SAFEBOX, 'player');
  await findSetting();
  await world.fault({ operationId: 'safeboxPasswordInit', httpStatus: 503 });
  await fillNew(NEW);
  await pressSet(user);
  await screen.findByRole('heading', { name: UNKNOWN });
  await world.clearFaults();
  await checkAgain(user);
  await screen.findAllByText('The safebox password was not set. Send it again.');
  await pressSet(user);
  await findChanging();
});

test('shows that a password was set on another device', async ({ open, world }) => {
  await world.fault({ operationId: 'safeboxPasswordInit', errcode: 2601 });
  const { user } = await open(SAFEBOX, 'player');
  await fillNew(NEW);
  await pressSet(user);
  await screen.findAllByText('Your safebox password is already set.');
});

test('can be tried again when it does not load', async ({ open, world }) => {
  await world.fault({ operationId: 'getSafebox', httpStatus: 503 });
  const { user } = await open(SAFEBOX, 'player');
  await screen.findByText('Your safebox did not load');
  await world.clearFaults();
  await user.click(screen.getByText('Try again'));
  await findSetting();
});

describe('safebox with a password', () => {
  beforeEach<{ world: MockWorld }>(async ({ world }) => {
    await world.reset({ scenario: 'withdraw-ready' });
  });

  test('is locked after wrong passwords until the time of the server', async ({ open, world }) => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    });
    const { user, reload } = await open(SAFEBOX, 'player');
    for (let tries = 1; tries <= 5; tries += 1) {
      await change(user, `wrong-${tries}`);
      await vi.waitFor(async () => expect(await world.calls('modifySafePassword')).toBe(tries), 30_000);
      await screen.findByText('The safebox password is incorrect.');
      await screen.findByRole('button', { name: 'Change safebox password' });
    }
    await change(user, OLD);
    const locked = { name: 'The safebox is locked' };
    await expectFocus(() => screen.findByRole('heading', locked));
    expect((await screen.findByRole('timer')).textContent).toMatch(/00:1[45]:/);
    expect(screen.queryByLabelText('Old safebox password')).toBeNull();
    // After a reload the next attempt shows the lock again.
    await reload();
    await change(user, OLD);
    await screen.findByRole('heading', locked);
    await vi.advanceTimersByTimeAsync(15 * 60_000 + 1000);
    await expectGone(() => screen.queryByRole('heading', locked));
    await change(user, OLD);
    await expectChanged();
  });

  test.for(['dropBefore', 'dropAfter'] as const)(
    'checks with the same change whether an unknown one was made (%s)',
    async (effect, { open, world }) => {
      const { user } = await open(SAFEBOX, 'player');
      await findChanging();
      await world.fault({ operationId: 'modifySafePassword', effect });
      await change(user, OLD);
      await screen.findByRole('heading', { name: UNKNOWN });
      await world.clearFaults();
      await checkAgain(user);
      await expectChanged();
      await change(user, NEW, FIRST);
      await waitFor(() => expect(input('Old safebox password').value).toBe(''));
    },
  );

  test.for([
    [2604, 'Old safebox password', 'Too many wrong safebox passwords.'],
    [2109, 'New safebox password', 'password'],
    [2122, 'New safebox password', 'Choose different passwords for your account and your safebox.'],
  ] as const)(
    'shows errcode %i of a change at its field',
    async ([errcode, label, text], { open, world }) => {
      await world.fault({ operationId: 'modifySafePassword', errcode });
      const { user } = await open(SAFEBOX, 'player');
      await change(user, OLD);
      await waitFor(() => expect(input(label).getAttribute('aria-invalid')).toBe('true'));
      const notes = (input(label).getAttribute('aria-describedby') ?? '').split(' ');
      const description = notes.map((id) => document.querySelector(`[id="${id}"]`)?.textContent).join(' ');
      expect(description).toMatch(new RegExp(text, 'i'));
    },
  );

  test('shows that there is no password to change', async ({ open, world }) => {
    await world.fault({ operationId: 'modifySafePassword', errcode: 2602 });
    const { user } = await open(SAFEBOX, 'player');
    await change(user, OLD);
    await screen.findAllByText('Set your safebox password first.');
  });

  test('shows an unknown outcome if a change is never answered', async ({ open, world }) => {
    const { user } = await open(SAFEBOX, 'player');
    await findChanging();
    await world.fault({ operationId: 'modifySafePassword', effect: 'hold', at: 'after' });
    const { pass } = fakeTimers();
    await change(user, OLD);
    await vi.waitFor(async () => expect(await world.calls('modifySafePassword')).toBe(1), 30_000);
    await pass(61_000);
    await screen.findByRole('heading', { name: UNKNOWN });
    await world.clearFaults();
    await checkAgain(user);
    await expectChanged();
  });
});
