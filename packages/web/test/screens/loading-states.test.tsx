import { screen } from '@testing-library/react';
import type { MockWorld } from '@tara/mock-server/vitest';
import { expect, onTestFinished } from 'vitest';
import type { LayoutName } from '#routing/route-map.ts';
import { test } from './screen-test.tsx';
import { expectText } from './support/page.ts';

/** The calls that read the configuration: one for visitors and one for players. */
const CONFIG = ['appConfig', 'getAfterLoginInfoWeb'];
const LATENCY = { kind: 'fixed', ms: 400 } as const;

const findFirst = async (text: string | RegExp) => (await screen.findAllByText(text))[0];

async function delayConfig(world: MockWorld): Promise<void> {
  for (const operationId of CONFIG) await world.fault({ operationId, latency: LATENCY, times: 2 });
}

/** Returns whether a text that must not appear has appeared since this call, until the test ends. */
function watchText(text: string): () => boolean {
  let isSeen = false;
  const appearance = () => {
    isSeen ||= document.body.textContent.includes(text);
  };
  const observer = new MutationObserver(appearance);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => isSeen;
}

test.for<readonly [path: string, shows: string, layout?: LayoutName]>([
  ['/profile/favorites', 'Tiger Bazaar'],
  ['/search', 'Tiger Bazaar'],
  ['/lobby/wallets/deposit', 'Pay with'],
  ['/lobby/member', 'Safebox', 'desktop'],
  ['/profile/info', 'Nickname'],
  ['/bindBankCard', 'Account holder'],
  ['/bankCardList', 'No bank card yet'],
])(
  'shows that %s did not load, and loads it when tried again',
  async ([path, shows, layout = 'mobile'], { open, world }) => {
    for (const operationId of CONFIG) await world.fault({ operationId, httpStatus: 503 });
    const { user } = await open(path, 'player', { layout });
    await screen.findByText('This page did not load');
    await world.clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expectText(() => screen.queryByRole('main'), shows);
  },
);

test('does not show that there are no payment methods while they load', async ({ open, world }) => {
  await delayConfig(world);
  const hasAppeared = watchText('No payment methods right now');
  await open('/lobby/wallets/deposit', 'player');
  await screen.findByRole('radio', { name: /QR code/ });
  expect(hasAppeared()).toBe(false);
});

test('does not show that there is no bank card while the cards load', async ({ open, world }) => {
  await world.reset({ scenario: 'withdraw-ready' });
  await delayConfig(world);
  const hasAppeared = watchText('No bank card yet');
  await open('/bankCardList', 'player');
  await findFirst(/^•+ \d{4}$/);
  expect(hasAppeared()).toBe(false);
});

test('shows no bonus amount before the configuration is loaded', async ({ open, world }) => {
  await world.fault({ operationId: 'appConfig', latency: LATENCY, times: 2 });
  const hasAppeared = watchText('Up to Rs 0');
  await open('/lobby/home');
  await findFirst(/Up to Rs 50/);
  expect(hasAppeared()).toBe(false);
});

test.for([
  ['mobile', 'Log in'],
  ['desktop', 'Login / Register'],
] as const)(
  'never asks a player to log in while the name loads, on %s',
  async ([layout, text], { open, world }) => {
    for (const operationId of ['getAfterLoginInfoWeb', 'getAfterLoginInfo'])
      await world.fault({ operationId, latency: LATENCY, times: 2 });
    const hasAppeared = watchText(text);
    await open('/lobby/home', 'player', { layout });
    await findFirst(/1,000\.00 coins/);
    expect(hasAppeared()).toBe(false);
  },
);

test('shows that a lobby has no games, and no empty lists', async ({ open, world }) => {
  await world.reset({ scenario: 'empty' });
  await open('/lobby/home', 'player');
  await screen.findByText('No games here yet');
  await findFirst(/Play money/);
  expect(screen.queryByRole('heading', { name: 'Games by' })).toBeNull();
});

test('shows recent deposits when tried again after they did not load', async ({ open, world }) => {
  await world.fault({ operationId: 'getRechargeRecord', httpStatus: 503 });
  const { user } = await open('/lobby/wallets/deposit', 'player', { layout: 'desktop' });
  await screen.findByText('Your deposits did not load');
  await world.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No deposits yet');
});
