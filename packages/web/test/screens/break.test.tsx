import { isInaccessible, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { sdk } from '#api/sdk.ts';
import { fillPattern, getPattern } from '#routing/paths.ts';
import { routeMap, type RouteName } from '#routing/route-map.ts';
import { isPaused } from '#routing/during-break.ts';
import { useKeptNotices, useSessionNotices } from '#state/notices.ts';
import { useSaferPlay } from '#state/safer-play.ts';
import { test } from './screen-test.tsx';
import { waitUntilSettled } from './support/wait-until-settled.ts';

const HOUR = 60 * 60 * 1000;

/** The time of the server in an hour. Tests of other files may have moved it away from the clock of this process. */
async function inAnHour(): Promise<number> {
  await sdk.call.lobbyTips().safe();
  return sdk.serverNow() + HOUR;
}

/** The pages that play, sell or advertise. Every new route is decided here. */
const PAUSED: readonly RouteName[] = [
  ...(['home', 'games', 'search', 'start', 'favorites', 'rewards', 'rewardDetail', 'lobbyActivity'] as const),
  ...(['activityIndex', 'lobbyTask', 'task', 'points', 'vip', 'spin', 'cashBonus', 'agent'] as const),
  ...(['agentCount', 'agent5', 'vipRebate', 'follow', 'supply', 'festival', 'weekendLottery'] as const),
  ...(['freeSign', 'christmas', 'newYear', 'firstCharge', 'inviteFriends', 'depositEvery', 'sign'] as const),
  ...(['signPay', 'notice', 'noticeDetail', 'apkDownload'] as const),
];

const PARAMS: Partial<Record<RouteName, Record<string, string>>> = {
  wallets: { id: 'withdraw' },
  withdrawal: { name: 'record' },
  agree: { name: 'terms-of-use' },
  rewardDetail: { id: '1' },
  noticeDetail: { id: '1' },
  rule: { name: 'agent' },
};

describe.for(['mobile', 'desktop'] as const)('%s', (layout) => {
  const routes = (Object.keys(routeMap) as RouteName[]).flatMap((name) => {
    const pattern = getPattern(layout, name);
    return pattern ? [{ name, path: fillPattern(pattern, PARAMS[name] ?? {}) }] : [];
  });

  test('decides for every page whether it is open', () => {
    const expected = routes.filter(({ name }) => PAUSED.includes(name));
    expect(routes.filter(({ path }) => isPaused(path))).toEqual(expected);
    expect(isPaused('/lobby/wallets/deposit?card=1001')).toBe(true);
    expect(isPaused('/lobby/wallets/deposit?order=D1')).toBe(false);
    expect(isPaused('/search?type=1')).toBe(true);
  });

  // The pages of both layouts are the same parts; the full run visits the pages of the desktop too.
  test.runIf(layout === 'mobile' || process.env['TEST_FULL'] === '1')(
    'shows the end of the break on every page, and no offer, draw, game or deposit',
    { timeout: 180_000 },
    async ({ open }) => {
      const { reload } = await open('/lobby/home', 'player', { layout });
      // The popups of a new visit are due.
      useSessionNotices.setState({ welcomeSeen: false, activityModalIds: [] });
      useKeptNotices.setState({ ageAccepted: true });
      useSaferPlay.setState({ breakUntil: await inAnHour() });
      const paths = [...routes.map(({ path }) => path), '/lobby/wallets/deposit'];
      const pages: ({ path: string } & Record<string, unknown>)[] = [];
      for (const path of paths.filter((each) => each !== '/login' && each !== '/register')) {
        window.history.pushState(null, '', path);
        await reload();
        await screen.findByRole('link', { name: /^Break until / });
        if (isPaused(path)) await screen.findByText('You are taking a break');
        else await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
        await waitUntilSettled();
        pages.push({
          path,
          notice: screen.queryAllByText('You are taking a break').length > 0,
          links: [...document.querySelectorAll('a[href^="/"]')]
            .filter((link) => link.getAttribute('href') !== '/lobby/home')
            .filter((link) => isPaused(link.getAttribute('href') ?? '') && !isInaccessible(link))
            .map((link) => link.getAttribute('href')),
          dialogs: screen.queryAllByRole('dialog').length,
          plays: screen.queryAllByRole('button', { name: /^(?:Spin|Draw|Scratch|Pay|Buy)/ }).length,
        });
      }
      expect(pages).toEqual(
        pages.map(({ path }) => ({
          path,
          notice: isPaused(path) || path.endsWith('/saferPlay'),
          links: [],
          dialogs: 0,
          plays: 0,
        })),
      );
    },
  );
});

test('keeps the ways to the balance, the mails and customer service on the page of the break', async ({
  open,
}) => {
  const { user, reload } = await open('/lobby/home', 'player');
  useSaferPlay.setState({ breakUntil: await inAnHour() });
  await reload();
  const list = within(await screen.findByRole('navigation', { name: 'Open during the break' }));
  const entries = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual(['Withdraw', 'Transactions', 'Mail', 'My profile', 'More', 'Customer service']);
  await user.click(list.getByRole('link', { name: 'Withdraw' }));
  await waitFor(() => expect(window.location.pathname).toBe('/lobby/wallets/withdraw'));
});

test('begins when the first answer corrects a wrong clock of the device', async ({ open, world }) => {
  await world.advance(24 * HOUR);
  const { reload } = await open('/lobby/home');
  await waitFor(() => expect(sdk.serverNow()).toBeGreaterThan(Date.now() + 23 * HOUR));
  const breakUntil = (await inAnHour()) - 24 * HOUR;
  await world.reset();
  useSaferPlay.setState({ breakUntil });
  expect(screen.queryByText('You are taking a break')).toBeNull();
  await reload();
  await screen.findByText('You are taking a break');
});
