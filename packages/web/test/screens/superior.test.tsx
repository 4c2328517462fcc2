import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import { test } from './screen-test.tsx';
import { expectToast } from './support/expect-toast.ts';
import { expectAddress, expectGone, fill } from './support/page.ts';

const PAGE = '/profile/superior';

const field = () => screen.findByLabelText<HTMLInputElement>('Player ID');
const noField = () => screen.queryByLabelText('Player ID');

async function submit(user: UserEvent, pid: unknown): Promise<void> {
  fill(await field(), String(pid));
  await user.click(await screen.findByText('Submit'));
}

beforeEach<{ world: { control: (method: 'POST', path: string, body: object) => Promise<unknown> } }>(
  async ({ world }) => {
    await world.control('POST', 'players', { account: 'bilal77' });
    await world.control('POST', 'players', { account: 'zaranoor' });
  },
);

test('shows at the field that a player ID is invalid, without a call', async ({ open, world }) => {
  const { user } = await open(PAGE, 'player');
  await field();
  await user.click(await screen.findByText('Submit'));
  await screen.findByText('Enter a player ID.');
  await submit(user, '1e3');
  await screen.findByText('A player ID contains only digits.');
  expect(document.activeElement).toBe(await field());
  for (const pid of ['0', '9'.repeat(30)]) {
    await submit(user, pid);
    await screen.findByText('No player has this ID.');
    fill(await field(), '1');
    await expectGone(() => screen.queryByText('No player has this ID.'));
  }
  expect(await world.calls('agentFill')).toBe(0);
});

test('shows rejections of the server at the field', async ({ open, world }) => {
  const own = await world.player();
  const below = await world.player('bilal77');
  await world.patchPlayer({ pid: own['id'] }, 'bilal77');
  const { user } = await open(PAGE, 'player');
  const refusals = [
    [999_999_999, /No player has this ID\./],
    [own['id'], /This is your own ID\./],
    [below['id'], /You have invited this player yourself/],
  ] as const;
  for (const [pid, text] of refusals) {
    await submit(user, pid);
    await screen.findByText(text);
    const input = await field();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(input));
  }
  expect(await world.player()).toMatchObject({ pid: 0 });
});

test('shows a superior that was set on another device instead of the form', async ({
  open,
  world,
  otherDevice,
}) => {
  const { id } = await world.player('bilal77');
  const { id: other } = await world.player('zaranoor');
  const device = await otherDevice();
  const { user } = await open(PAGE, 'player');
  await field();
  await device.call.agentFill({ pid: Number(id) });
  await submit(user, other);
  expect((await screen.findAllByText('Your inviter is already set.')).length).toBeGreaterThan(0);
  await screen.findByText(`You were invited by ${String(id)}`, { exact: false });
  await expectGone(noField);
  expect(await world.player()).toMatchObject({ pid: id });
});

test('asks again after an unknown outcome, which is not a rejection', async ({ open, world }) => {
  const { id } = await world.player('bilal77');
  await world.fault({ operationId: 'agentFill', effect: 'dropAfter' });
  const { user } = await open('/lobby/home', 'player');
  await user.click(await screen.findByRole('button', { name: /^Open menu/ }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(await within(menu).findByText(/Who invited you\?/));
  await submit(user, id);
  expect((await screen.findAllByText(/No answer from the server\./)).length).toBeGreaterThan(0);
  await world.clearFaults();
  await user.click(await screen.findByText('Submit'));
  await screen.findByText('Your inviter is set');
  expect(await world.player()).toMatchObject({ pid: id });
  await open('/lobby/home', 'player');
  await user.click(await screen.findByRole('button', { name: /^Open menu/ }));
  await screen.findByText(`Invited by ${String(id)}`, { exact: false });
});

// spec 5-25
test.for(['mobile', 'desktop'] as const)(
  'shows on the %s layout who the superior of a player is',
  async (layout, { open, world }) => {
    const { id } = await world.player('bilal77');
    await world.patchPlayer({ pid: id });
    await open(PAGE, 'player', { layout });
    if (layout === 'mobile') await screen.findByText(`You were invited by ${String(id)}`, { exact: false });
    else {
      const account = await screen.findByRole('navigation', { name: 'Your account' });
      await within(account).findByText(`Invited by ${String(id)}`, { exact: false });
    }
    expect(noField()).toBeNull();
  },
);

// spec 2.2-086, 2.3-43, 2.6-06, 2.6-07, 2.6-08, 5-25
test.for(['mobile', 'desktop'] as const)(
  'sets the superior once and shows it in the menu',
  async (layout, { open, world }) => {
    const { id } = await world.player('bilal77');
    const { user } = await open('/lobby/home', 'player', { layout });
    const isPhone = layout === 'mobile';
    const openMenu = async () => user.click(await screen.findByRole('button', { name: /^Open menu/ }));
    if (isPhone) {
      await openMenu();
      await user.click(await screen.findByRole('link', { name: /Who invited you\?/ }));
      await expectAddress(/\/profile\/superior/);
    } else {
      await user.click(await screen.findByRole('link', { name: 'Member' }));
      await user.click(await screen.findByRole('button', { name: /Who invited you\?/ }));
      await screen.findByRole('dialog', { name: 'Who invited you?' });
    }
    await submit(user, id);
    await expectToast('Your inviter is set');
    await expectGone(noField);
    await expectAddress(isPhone ? /\/lobby\/home/ : /\/lobby\/member/);
    if (isPhone) await openMenu();
    const menu = isPhone
      ? await screen.findByRole('dialog', { name: 'Menu' })
      : await screen.findByRole('navigation', { name: 'Your account' });
    await within(menu).findByText(`Invited by ${String(id)}`);
    expect(await world.player()).toMatchObject({ pid: id });
    expect(await world.calls('agentFill')).toBe(1);
  },
);
