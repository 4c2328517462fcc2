import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { test } from './screen-test.tsx';
import { CHANNELS, createDepositOrder } from './support/orders.ts';
import { expectGone } from './support/page.ts';

const LAYOUTS = ['mobile', 'desktop'] as const;

describe.for(LAYOUTS)('%s', (layout) => {
  // spec 2.5-60
  test('shows how much can be claimed of an activity', async ({ open }) => {
    const { user } = await open('/lobby/home', 'player', { layout });
    await user.click(await screen.findByRole('button', { name: 'Activities' }));
    const entries = within(await screen.findByRole('complementary', { name: 'Activities' }));
    await entries.findByRole('link', { name: /^Spin [1-9]\d* ready$/ });
    await entries.findByRole('link', { name: 'Link mobile number' });
  });
});

test('offers customer service on a page of the phone', async ({ open }) => {
  const { user } = await open('/profile/more', 'player');
  await user.click(await screen.findByRole('button', { name: 'Customer service' }));
  const queryChat = () => screen.queryByRole('button', { name: /Live Service/ });
  const chat = await screen.findByRole('button', { name: /Live Service/ });
  await user.click(within(chat.closest('dialog')!).getByRole('button', { name: 'Close' }));
  await expectGone(queryChat);
  expect(window.location.pathname).toBe('/profile/more');
});

const failChat = () => {
  const own = globalThis.fetch;
  // The chat is a page of another site, which no server of ours can answer for.
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) =>
    typeof call[0] === 'string' && call[0].includes('chat.example.com')
      ? Promise.reject(new TypeError('unreachable'))
      : own(...call),
  );
  return () => vi.stubGlobal('fetch', own);
};

// spec 1-25, 2.2-078, 9-73, 9-76
test('says that the chat did not load, offers the other ways, and loads it again', async ({ open }) => {
  const { user } = await open('/service');
  const restore = failChat();
  await user.click(await screen.findByRole('button', { name: /^Live Service/ }));
  const chat = within(await screen.findByRole('dialog', { name: 'Live chat' }));
  await chat.findByText('The chat did not load');
  chat.getByRole('button', { name: /^Message us/ });
  expect(document.querySelector('iframe')).toBeNull();
  restore();
  await user.click(chat.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.querySelector('iframe')?.src).toMatch(/chat\.example\.com/));
});

test('sends an open order with the message, also if the chat did not load, unless it is unchosen', async ({
  open,
  otherDevice,
}) => {
  const order = await createDepositOrder(await otherDevice(), CHANNELS.qr);
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await open('/service', 'player');
  const choice = await screen.findByRole('checkbox', { name: /^Deposit/ });
  await user.click(choice);
  await screen.findByText(`Order ${order} goes with your message.`);
  await user.click(choice);
  await expectGone(() => screen.queryByText(/goes with your message/));
  await user.click(await screen.findByRole('button', { name: /^Email/ }));
  expect(opened.mock.lastCall?.[0]).toBe('mailto:support@example.com');
  await user.click(choice);
  failChat();
  await user.click(screen.getByRole('button', { name: /^Live Service/ }));
  const chat = within(await screen.findByRole('dialog', { name: 'Live chat' }));
  await user.click(await chat.findByRole('button', { name: /^Email/ }));
  expect(opened.mock.lastCall?.[0]).toContain(order);
  opened.mockRestore();
});

test('says from when customer service answers while it is closed', async ({ open }) => {
  vi.stubEnv('VITE_SUPPORT_HOURS', '9-9');
  await open('/service');
  await screen.findByText('Closed now');
  await screen.findByRole('button', { name: /^Live Service.*Answers from 9 AM$/ });
  await screen.findByRole('button', { name: /^Email.*Usually answers within a day$/ });
  vi.unstubAllEnvs();
});

// spec 8-27
test.for(['mobile', 'desktop'] as const)(
  'shows no channel of the server but the known contacts if customer service does not load, on %s',
  async (layout, { open, world }) => {
    await world.fault({ operationId: 'getCustomerServices', errcode: 104 });
    const { user } = await open('/lobby/home', 'visitor', { layout });
    await user.click((await screen.findAllByRole('button', { name: 'Customer service' }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Customer service' }));
    const again = await dialog.findByRole('button', { name: 'Try again' });
    dialog.getByText('Customer service did not load. You can still reach us here, or try again.');
    dialog.getByRole('button', { name: /^support@example.com/ });
    expect(screen.queryByRole('button', { name: /^Live Service/ })).toBeNull();
    await world.clearFaults();
    await user.click(again);
    await dialog.findByRole('button', { name: /^Live Service/ });
  },
);
