import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { test } from './screen-test.tsx';
import { elapse } from './support/elapse.ts';
import { fill } from './support/page.ts';
import { waitUntilSettled } from './support/wait-until-settled.ts';

const HOME = '/lobby/home';
const LAYOUTS = ['mobile', 'desktop'] as const;

/** The last segment of the address of each featured reward, in order. */
async function featuredTargets(): Promise<(string | undefined)[]> {
  const list = await screen.findByRole('list', { name: 'Rewards' });
  return [...list.querySelectorAll('a')].map((link) => new URL(link.href).pathname.split('/').at(-1));
}

/** The activity ids of the player and the expected targets of the featured rewards. */
const FEATURED: readonly (readonly [ids: number[], targets: string[]])[] = [
  [[], ['spin', 'task', 'vip', 'deposit']],
  [[8], ['spin', 'vipRebate', 'deposit']],
  [
    [42, 26],
    ['spin', 'task', 'vip', 'agent'],
  ],
  [
    [42, 26, 31],
    ['spin', 'task', 'vip', 'agentCount'],
  ],
  [
    [42, 26, 31, 41],
    ['spin', 'task', 'vip', 'agent5'],
  ],
];

const TYPES = ['Slots', 'Fish', 'Poker', 'Sports', 'Live', 'Games'];

describe.for(LAYOUTS)('%s', (layout) => {
  // spec 2.5-31, 2.5-34, 2.5-35, 2.5-36, 4-49, 5-33
  test.for(FEATURED)('features %j as %j', async ([activityIds, targets], { open, world }) => {
    await world.patchPlayer({ activityIds });
    await open(HOME, 'player', { layout });
    await waitFor(async () => expect(await featuredTargets()).toEqual(targets));
  });

  // spec 1-08
  test('shows under each category the games with its number', async ({ open, otherDevice }) => {
    const { gameList } = await (await otherDevice()).call.appConfig({ gameListVersion: 0 });
    const { user } = await open(HOME, 'visitor', { layout });
    for (const [index, name] of TYPES.entries()) {
      await user.click(await screen.findByRole('tab', { name }));
      const panel = await screen.findByRole('tabpanel', { name });
      const [first] = await within(panel).findAllByRole('listitem');
      const shown = first?.querySelector('a')?.getAttribute('aria-label') ?? first?.textContent ?? '';
      const ofType = (gameList ?? []).filter(({ typeId }) => typeId === index + 1);
      expect(
        ofType.some(({ name: game }) => shown.includes(game)),
        `${name}: ${shown}`,
      ).toBe(true);
    }
  });

  // spec 2.5-14, 4-41, 4-42, 4-44, 4-61
  test('lists the enabled categories in their order, with Home first', async ({ open, otherDevice }) => {
    const { appWebConfig } = await (await otherDevice()).call.appConfig({ gameListVersion: 0 });
    const types = appWebConfig.appGameTypeList
      .filter(({ status }) => status === 1)
      .toSorted((a, b) => a.sort - b.sort)
      .map(({ name }) => name);
    await open(HOME, 'visitor', { layout });
    await screen.findByRole('tab', { name: 'Slots' });
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Home', 'Collect', 'All', ...types]);
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
  });

  // spec 4-43, 4-44
  test('shows the hot games of the list as popular games, in their order', async ({ open, otherDevice }) => {
    const { gameList } = await (await otherDevice()).call.appConfig({ gameListVersion: 0 });
    const hot = (gameList ?? [])
      .filter((game) => game.hot === 1 && game.showType === 0)
      .toSorted((a, b) => a.hotSort - b.hotSort);
    await open(HOME, 'visitor', { layout });
    const list = await screen.findByRole('list', { name: 'Popular games' });
    const shown = [...list.querySelectorAll('a')].map((link) =>
      new URL(link.href).searchParams.get('gameId'),
    );
    expect(shown.length).toBeGreaterThan(5);
    // Without games under maintenance.
    const ready = hot.filter(({ maintain }) => !maintain).map(({ id }) => String(id));
    expect(shown).toEqual(ready.slice(0, shown.length));
  });

  // spec 3-153, 5-41
  test('links each slide of the carousel to its activity or game, by sort', async ({ open }) => {
    await open(HOME, 'player', { layout });
    await screen.findByRole('list', { name: 'Popular games' });
    const targets = [...document.querySelectorAll<HTMLAnchorElement>('[aria-roledescription=slide] a')].map(
      ({ href }) => href.split('/').at(-1),
    );
    expect(targets).toEqual(['firstCharge', 'start?gameId=1001', 'bind', 'spin']);
  });

  // spec 5-38
  test('hides the offer to bind a mobile number after it is bound', async ({ open, world }) => {
    await world.patchPlayer({ mobile: '3001234567' });
    await open(HOME, 'player', { layout });
    await screen.findByRole('list', { name: 'Popular games' });
    const slides = [...document.querySelectorAll<HTMLAnchorElement>('[aria-roledescription=slide] a')];
    expect(slides.length).toBeGreaterThan(2);
    expect(slides.filter(({ href }) => href.endsWith('/bind'))).toEqual([]);
  });

  // spec 9-12, 9-13, 9-15
  test('shows the balance from hundredths with two decimals', async ({ open, world }) => {
    await world.patchPlayer({ coin: 123_456_70 });
    await open(HOME, 'player', { layout });
    expect((await screen.findAllByText(/123,456\.70/)).length).toBeGreaterThan(0);
  });

  // spec 3-090, 3-091
  test('masks the phone of a big win', async ({ open }) => {
    await open(HOME, 'visitor', { layout });
    const ticker = await waitFor(() => {
      const found = document.querySelector('[data-ticker]');
      expect(found?.textContent).toMatch(/\*{2,}/);
      return found;
    });
    expect(ticker?.textContent).not.toMatch(/\d{7,}/);
  });

  // spec 1-51, 1-52, 1-53
  test('asks for the age in green mode, and offers its two mobile wallets', async ({ open, world }) => {
    await world.reset({ scenario: 'green' });
    const { user } = await open('/lobby/wallets/deposit', 'player', { layout });
    await user.click(await screen.findByRole('button', { name: 'I am 21 or older' }));
    const wallets = await screen.findAllByRole('radio', { name: /Mobile Wallet/ });
    expect(wallets).toHaveLength(2);
  });

  // spec 1-52, 1-54
  test('offers the mobile wallets in green mode only', async ({ open }) => {
    await open('/lobby/wallets/deposit', 'player', { layout });
    await screen.findByRole('radio', { name: /QR code/ });
    expect(screen.queryByRole('radio', { name: /Mobile Wallet/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'I am 21 or older' })).toBeNull();
  });

  // spec 7.2-17 desktop, 7.2-19, 7.2-21, 8-17
  test('logs the player out when the server rejects the profile', async ({ open, world }) => {
    await world.fault({ operationId: 'getAfterLoginInfo', errcode: 103 });
    // Home reads at most once in five seconds.
    elapse(layout === 'mobile' ? 10_000 : 60_000);
    await open(HOME, 'player', { layout });
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(localStorage.getItem('tara.session')).toBeNull();
  });

  // spec 7.2-18
  test('updates the player from the profile', async ({ open, world }) => {
    const { user } = await open('/lobby/rewards', 'player', { layout });
    const home = await screen.findByRole('link', { name: 'Home' });
    // The start call contains the player, too, and must have been answered.
    await waitUntilSettled();
    await world.patchPlayer({ coin: 777_00, memberDot: 1, mobile: '3001234567' });
    // Home reads at most once in five seconds, counted across tests.
    elapse(layout === 'mobile' ? 30_000 : 120_000);
    await user.click(home);
    expect((await screen.findAllByText(/777\.00/)).length).toBeGreaterThan(0);
    expect(JSON.parse(localStorage.getItem('tara.session') ?? '{}')).toMatchObject({
      userInfo: { coin: 777_00, memberDot: 1, mobile: '3001234567' },
    });
  });

  test('links to each social network of the site, opened in a new window', async ({ open }) => {
    await open(HOME, 'visitor', { layout });
    const footer = (await screen.findByRole('heading', { name: 'Games by' })).closest('footer');
    const links = [...(footer?.querySelectorAll<HTMLAnchorElement>('a[target=_blank]') ?? [])];
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'facebook',
      'instagram',
      'telegram',
      'youtube',
    ]);
    for (const { rel } of links) expect(rel).toContain('noopener');
  });

  // spec 5-08, 5-10, 5-12
  test.for([
    ['5', 'Enter a mobile number that starts with 3. A 0 or the country code before it is fine.'],
    ['312', 'A mobile number has 10 to 11 digits.'],
  ] as const)('rejects the mobile number %s: %s', async ([number, message], { open, world }) => {
    await world.config({ registerType: 1 });
    const { user } = await open('/register', 'visitor', { layout });
    fill(await screen.findByLabelText('Mobile number'), number);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByText(message);
    expect(await world.calls('accountRegist4')).toBe(0);
  });
});
