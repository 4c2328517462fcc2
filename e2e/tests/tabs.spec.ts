import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

test.use({ expectedErrors: [/ERR_EMPTY_RESPONSE|Failed to load/] });

/** Another tab of the same browser and session, without the welcome popup. */
const secondTab = async (first: Page, address: string): Promise<Page> => {
  const context = first.context();
  await context.addInitScript(() => {
    sessionStorage.setItem(
      'tara.sessionNotices',
      JSON.stringify({ welcomeSeen: true, hideHomeNotice: false, activityModalIds: [39, 40] }),
    );
  });
  const tab = await context.newPage();
  await tab.goto(address);
  return tab;
};

test('signs out all tabs', async ({ open, world }) => {
  const first = await open('/lobby/home', 'player');
  await expect(first.getByText('1,000.00 coins')).toBeAttached();
  const other = await secondTab(first, world.url('/lobby/home'));
  await expect(other.getByText('1,000.00 coins')).toBeAttached();
  await other.evaluate((key) => localStorage.removeItem(key), `tara.${world.name}.session`);
  await expect(first.getByText('1,000.00 coins')).toHaveCount(0);
});

test('shows a player who logs in in another tab, and nothing of the first player', async ({
  open,
  world,
}) => {
  await world.patchPlayer({ coin: 765_400 });
  await world.control('POST', 'players', { account: 'bilal77', nickname: 'Bilal Seven', coin: 1_234_500 });
  const first = await open('/lobby/home', 'player');
  // The phone shows the name in the side menu, which stays open.
  if (isPhone(first)) await first.getByRole('button', { name: /^Open menu/ }).click();
  await expect(first.getByText('Tara Demo', { exact: true }).first()).toBeVisible();
  await expect(first.getByText('7,654.00').first()).toBeVisible();

  const other = await secondTab(first, world.url(isPhone(first) ? '/profile/more' : '/lobby/member'));
  await other.getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/login/);
  await other.getByLabel('Phone or username').fill('bilal77');
  await other.getByLabel('Password', { exact: true }).fill('tara1234');
  await other.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(other).toHaveURL(/\/lobby\/home/);

  await expect(first.getByText('Bilal Seven', { exact: true }).first()).toBeVisible();
  await expect(first.getByText('12,345.00').first()).toBeVisible();
  await expect(first.getByText(/Tara Demo|7,654\.00/)).toHaveCount(0);
});

test('sends events of a tab closed offline once from another tab', async ({ open, page, world }) => {
  // A tab checks for events of other tabs when it opens, then only every few minutes. This event shows that it has checked.
  const leftBefore = `tara.${world.name}.events.before`;
  await page.addInitScript((key) => {
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, '');
    localStorage.setItem(key, '{"at":0}');
  }, leftBefore);
  const first = await open('/lobby/home', 'player');
  await expect(first.getByText('1,000.00 coins')).toBeAttached();
  await expect.poll(() => first.evaluate((key) => localStorage.getItem(key), leftBefore)).toBeNull();
  const other = await secondTab(first, world.url('/lobby/home'));
  await expect(other.getByText('1,000.00 coins')).toBeAttached();
  await other.waitForLoadState('networkidle');

  // Disconnect at the server: the browser's emulation ends before the page sends its last requests.
  await world.fault({ operationId: 'appEventLogClient', effect: 'dropBefore' });
  await other.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await other.getByRole('link', { name: 'News' }).first().click();
  await expect(other).toHaveURL(/\/lobby\/notice/);
  // The address changes before the page logs the visit; the log entry is stored immediately.
  const noted = () =>
    other.evaluate(() => Object.values(localStorage).some((kept: string) => kept.includes('/lobby/notice')));
  await expect.poll(noted).toBe(true);
  // Navigate away: closing the page from outside fires no page events.
  await other.goto('about:blank');
  const left = () =>
    first.evaluate(() => Object.values(localStorage).some((kept: string) => kept === '{"at":0}'));
  await expect.poll(left).toBe(true);
  await other.close();

  /** Ids of the events of the page opened offline. */
  const told = async (): Promise<string[]> => {
    const events = await world.control<{ event: { eventId: string; eventData?: { page?: string } } }[]>(
      'GET',
      'events',
    );
    return events
      .filter(({ event }) => event.eventData?.page === '/lobby/notice')
      .map(({ event }) => event.eventId);
  };
  expect(await told()).toEqual([]);
  // From now on the other tab may send them.
  await world.clearFaults();
  await first.reload();
  await expect.poll(told).not.toEqual([]);
  await first.reload();
  await expect(first.getByText('1,000.00 coins')).toBeAttached();
  const ids = await told();
  expect(new Set(ids).size).toBe(ids.length);
});
