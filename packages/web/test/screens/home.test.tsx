import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HOME_HEADER_GUARD_MS } from '@tara/sdk/rules';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { test } from './screen-test.tsx';
import { elapse } from './support/elapse.ts';
import { expectGone } from './support/page.ts';
import { waitUntilSettled } from './support/wait-until-settled.ts';

const HOME = '/lobby/home';
/** Four that each arrival makes, and the profile. */
const ARRIVAL_CALLS = [
  'getActivityIds',
  'getTaskUser',
  'hasMailUnread',
  'getLoginPayUser3',
  'getAfterLoginInfo',
];
const LAYOUTS = ['mobile', 'desktop'] as const;

describe.for(LAYOUTS)('%s', (layout) => {
  // spec 2.5-21
  test('shows the blocks of home in the specified order', async ({ open }) => {
    await open(HOME, 'visitor', { layout });
    const findBlocks = () => [
      screen.getByRole('region', { name: 'Offers' }),
      screen.getByRole('region', { name: 'Video' }),
      screen.getByRole('list', { name: 'Rewards' }),
      screen.getByRole('region', { name: 'Latest big wins' }),
      screen.getByRole('list', { name: 'Popular games' }),
      screen.getByRole('heading', { name: 'Games by' }),
    ];
    // Parts that load later replace elements: the blocks are read together.
    const blocks = await waitFor(findBlocks);
    const inOrder = blocks.toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(blocks).toEqual(inOrder);
  });

  // spec 0-04
  test('has the brand in the header and in the title', async ({ open }) => {
    await open(HOME, 'visitor', { layout });
    const [second] = await screen.findAllByText('Slots', { selector: 'b' });
    expect(second?.parentElement?.textContent).toBe('Tara Slots');
    await waitFor(() => expect(document.title).toMatch(/ · Tara Slots$/));
  });

  // spec 2.5-05
  test('shows a mark on the avatar if there is something new for the player', async ({ open, world }) => {
    const queryDot = () =>
      layout === 'mobile'
        ? screen.queryByRole('button', { name: 'Open menu, something new' })
        : (document.querySelector('a > span > img[src*="/avatar/"] ~ span') ??
          document.querySelector('a > span > span:has(~ img[src*="/avatar/"])'));
    await world.patchPlayer({ memberDot: 1 });
    const { reload } = await open(HOME, 'player', { layout });
    await waitFor(() => expect(queryDot()).not.toBeNull());
    await world.patchPlayer({ memberDot: 0 });
    await reload();
    await screen.findAllByRole('button', { name: 'Refresh balance' });
    await expectGone(queryDot);
  });

  // spec 2.5-26
  test('asks a visitor to log in for favourites and recent games', async ({ open }) => {
    const { user } = await open(HOME, 'visitor', { layout });
    await user.click(await screen.findByRole('tab', { name: 'Collect' }));
    const panel = within(await screen.findByRole('tabpanel', { name: 'Collect' }));
    for (const name of ['Recent history', 'Favourites']) {
      await user.click(await panel.findByRole('button', { name }));
      expect((await panel.findByRole('link', { name: 'Log in' })).getAttribute('href')).toMatch(/\/login/);
    }
  });

  // spec 2.5-32, 2.5-33, 2.5-37
  test('links featured rewards to their pages', async ({ open, world }) => {
    const findTargets = async () => {
      const list = await screen.findByRole('list', { name: 'Rewards' });
      return [...list.querySelectorAll('a')].map((link) => [
        link.querySelector('b')?.textContent,
        new URL(link.href).pathname.split('/').at(-1),
      ]);
    };
    const { reload } = await open(HOME, 'player', { layout });
    expect(await findTargets()).toEqual(
      expect.arrayContaining([
        ['Spin', 'spin'],
        ['Tasks', 'task'],
      ]),
    );
    await world.patchPlayer({ activityIds: [8, 42, 41] });
    await reload();
    await waitFor(async () => expect((await findTargets()).at(-1)).toEqual([expect.any(String), 'agent5']));
    expect(await findTargets()).toContainEqual([expect.any(String), 'vipRebate']);
  });

  // spec 2.5-48
  test('hides the logo of a studio that is switched off in its footer', async ({ open, world }) => {
    await world.reset({ scenario: 'brand-off' });
    await open(HOME, 'visitor', { layout });
    const title = await screen.findByRole('heading', { name: 'Games by' });
    const logos = () =>
      within(title.parentElement!)
        .getAllByRole('button')
        .map((each) => each.textContent);
    await waitFor(() => expect(logos().length).toBeGreaterThan(3));
    expect(logos()).not.toContain('Chamak Play');
  });

  // spec 2.5-07
  test('shows the bonus of the first deposit at the Deposit button in green mode too', async ({
    open,
    world,
  }) => {
    await world.reset({ scenario: 'green' });
    await open(HOME, 'player', { layout });
    const [hint] = await screen.findAllByText('+300');
    expect(hint?.closest('a')?.getAttribute('href')).toMatch(/wallets\/deposit/);
  });

  test('describes featured rewards by the state of the player', async ({ open, world }) => {
    const captions = () =>
      [...document.querySelectorAll('ul[aria-label="Rewards"] a')].map(({ textContent }) => textContent);
    const expectCaptions = async (...texts: string[]) =>
      waitFor(() => expect(captions()).toEqual(expect.arrayContaining(texts)));
    await world.reset({ scenario: 'new-player', config: { activityIds: [8, 42] } });
    const { reload } = await open(HOME, 'player', { layout });
    await expectCaptions('VIP rebateCoins back', 'Deposit+300 first');
    await world.patchPlayer({ firstRecharge: 1, bet: 60_000_000_00 });
    await reload();
    await expectCaptions('VIP rebate1.00% back', 'DepositAdd coins');
  });

  // spec 2.5-44, 2.5-48
  test('has the contacts and the studios with games in its footer', async ({ open, otherDevice }) => {
    const sdk = await otherDevice();
    const { appWebConfig } = await sdk.call.appConfig({ gameListVersion: 0 });
    const enabled = appWebConfig.appGameBrandList.filter(({ status }) => status).map(({ name }) => name);
    const { user } = await open(HOME, 'visitor', { layout });
    const title = await screen.findByRole('heading', { name: 'Games by' });
    const buttons = () => [...title.parentElement!.querySelectorAll('h2 ~ ul button, h3 ~ ul button')];
    await waitFor(() => expect(buttons().map(({ textContent }) => textContent)).toEqual(enabled));
    const footer = title.closest('footer')!;
    await user.click((await within(footer).findAllByRole('button', { name: 'Live Service' }))[0]!);
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('iframe')).not.toBeNull());
  });
});

test('reads activities, tasks and dots at each arrival, and the profile once in 5 seconds', async ({
  open,
  world,
}) => {
  // Later than the last read of the test before.
  elapse(HOME_HEADER_GUARD_MS);
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const calls = async () => Promise.all(ARRIVAL_CALLS.map(async (operation) => world.calls(operation)));
  const { user } = await open(HOME, 'player');
  await screen.findByRole('list', { name: 'Popular games' });
  await waitUntilSettled();
  const expected = await calls();
  for (const [passed, profiles] of [
    [0, 0],
    [HOME_HEADER_GUARD_MS - 1, 0],
    [1, 1],
    [0, 0],
  ] as const) {
    now += passed;
    for (const place of [0, 1, 2, 3]) expected[place]! += 1;
    expected[4]! += profiles;
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(async () => expect(await calls()).toEqual(expected));
  }
});

// spec 2.4-13
test('shows the button to the top after the lobby scrolled more than 100 px', async ({ open }) => {
  await open(HOME);
  await screen.findByRole('list', { name: 'Popular games' });
  const queryTop = () => screen.queryByRole('button', { name: 'Back to top' });
  const scrollTo = (top: number) => {
    const lobby = screen.getByRole('main');
    lobby.scrollTop = top;
    fireEvent.scroll(lobby);
  };
  expect(queryTop()).toBeNull();
  scrollTo(101);
  await waitFor(() => expect(queryTop()).not.toBeNull());
  scrollTo(100);
  await expectGone(queryTop);
});
