import { MockWorld } from '@tara/mock-server/playwright';
import type { ScreenRow } from './row.ts';

/** Signing in, the player, mail, and the pages of text. */
export const accountScreens: readonly ScreenRow[] = [
  { route: 'member', desktop: '/lobby/member', as: 'player', ready: /Log out/ },
  { route: 'login', mobile: '/login', desktop: '/login', as: 'visitor', ready: /Welcome back/ },
  { route: 'register', mobile: '/register', desktop: '/register', as: 'visitor', ready: /Confirm password/ },
  { route: 'forget', mobile: '/forget', desktop: '/forget', as: 'visitor', ready: /Confirm password/ },
  { route: 'bind', mobile: '/bind', desktop: '/lobby/bind', as: 'player', ready: /Mobile number/ },
  { route: 'profile', mobile: '/profile/info', desktop: '/lobby/profile', as: 'player', ready: /Nickname/ },
  { route: 'user', mobile: '/profile/user', as: 'player', ready: /My profile/ },
  { route: 'superior', mobile: '/profile/superior', as: 'player', ready: /Player ID/ },
  {
    route: 'member',
    state: 'naming the superior',
    desktop: '/lobby/member',
    as: 'player',
    ready: /Log out/,
    prepare: async (page) => {
      await page.getByRole('button', { name: /Who invited you\?/ }).click();
      await page.getByLabel('Player ID', { exact: true }).waitFor();
    },
  },
  { route: 'apkDownload', mobile: '/apkdownload', as: 'visitor', ready: /The app is not available/ },
  {
    route: 'apkDownload',
    state: 'with the app',
    mobile: '/apkdownload',
    as: 'visitor',
    ready: /The app is not available/,
    prepare: async (page) => {
      const { origin, searchParams } = new URL(page.url());
      const world = new MockWorld(origin, searchParams.get('world') ?? '');
      await world.config({ h5: { downloadType: 2, downloadUrl: '/apk/tara.apk', url: '' } });
      await page.reload();
      await page.getByRole('button', { name: 'Download the app' }).waitFor();
    },
  },
  {
    route: 'mail',
    mobile: '/profile/email',
    desktop: '/lobby/profile/email',
    as: 'player',
    ready: /Welcome to Tara Slots/,
  },
  {
    route: 'mail',
    state: 'a letter',
    mobile: '/profile/email',
    desktop: '/lobby/profile/email',
    as: 'player',
    ready: /Welcome to Tara Slots/,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Welcome to Tara Slots/ }).click();
      await page.getByRole('heading', { name: 'Gift' }).waitFor();
    },
  },
  {
    route: 'saferPlay',
    mobile: '/saferPlay',
    desktop: '/lobby/saferPlay',
    as: 'visitor',
    ready: /Remind me above/,
  },
  {
    route: 'saferPlay',
    state: 'on a break',
    mobile: '/saferPlay',
    desktop: '/lobby/saferPlay',
    as: 'player',
    ready: /Remind me above/,
    prepare: async (page) => {
      for (const name of ['Start a break', 'Start the break'])
        await page.getByRole('button', { name }).click();
      await page.getByText(/^You are on a break until/).waitFor();
    },
  },
  {
    route: 'saferPlay',
    state: 'time check',
    mobile: '/saferPlay',
    desktop: '/lobby/saferPlay',
    as: 'player',
    ready: /Remind me above/,
    prepare: async (page) => {
      await page.addInitScript(() => {
        const early = Date.now() - 45 * 60_000;
        sessionStorage.setItem(
          'tara.playSession',
          JSON.stringify({ openedAt: early, checkedAt: early, hiddenAt: 0 }),
        );
        localStorage.setItem('tara.saferPlay', JSON.stringify({ checkMinutes: 30 }));
      });
      await page.reload();
      await page.getByText('You have not played a round in this time.').waitFor();
    },
  },
  {
    route: 'password',
    mobile: '/profile/password',
    desktop: '/lobby/profile/password',
    as: 'player',
    ready: /You need your old password/,
  },
  { route: 'more', mobile: '/profile/more', as: 'player', ready: /Log out/ },
  { route: 'agree', mobile: '/profile/agree/terms', as: 'player', ready: /Terms of Use/ },
  { route: 'license', mobile: '/profile/license', as: 'player', ready: /License/ },
  { route: 'about', mobile: '/about', as: 'visitor', ready: /About/ },
  { route: 'terms', mobile: '/terms-of-use', desktop: '/lobby/terms-of-use', as: 'visitor', ready: /21/ },
  {
    route: 'privacy',
    mobile: '/privacy-policy',
    desktop: '/lobby/privacy-policy',
    as: 'visitor',
    ready: /data/,
  },
];
