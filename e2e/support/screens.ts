import type { Page } from '@playwright/test';
import { MockWorld } from '@tara/mock-server/playwright';
import { depositsElsewhere } from './deposits.ts';
import { buyOffer } from './first-charge.ts';
import { completeTwoTasks } from './tasks.ts';
import { addPictures, decide, fillDetails, verifyElsewhere } from './verification.ts';
import { becomeReadyToWithdraw } from './withdrawals.ts';

/** A finished screen as the walks open it. */
export interface ScreenRow {
  /** Name in the client's route map; a screen with several states has several rows. */
  route: string;
  /** What the row shows beside the screen itself, for the test's title. */
  state?: string;
  /** Where the layout serves it; left out where it does not. */
  mobile?: string;
  desktop?: string;
  as: 'visitor' | 'player';
  /** Text or heading that says the screen stands. */
  ready: RegExp;
  /** Brings the state about once the screen stands. */
  prepare?: (page: Page) => Promise<void>;
}

/** Every finished screen; whoever adds one adds a row, and the walks take it along. */
export const screens: readonly ScreenRow[] = [
  {
    route: 'home',
    state: 'of a visitor',
    mobile: '/lobby/home',
    desktop: '/lobby/home',
    as: 'visitor',
    ready: /Popular games/,
  },
  {
    route: 'home',
    state: 'of a player',
    mobile: '/lobby/home',
    desktop: '/lobby/home',
    as: 'player',
    ready: /Popular games/,
  },
  {
    route: 'home',
    state: 'a game type',
    mobile: '/lobby/home',
    desktop: '/lobby/home',
    as: 'player',
    ready: /Popular games/,
    prepare: async (page) => page.getByRole('tab', { name: 'Fish' }).click(),
  },
  {
    route: 'home',
    state: 'with the menu open',
    mobile: '/lobby/home',
    as: 'player',
    ready: /Popular games/,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Open menu/ }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'More' }).waitFor();
    },
  },
  {
    route: 'wallets',
    state: 'deposit',
    mobile: '/lobby/wallets/deposit',
    desktop: '/lobby/wallets/deposit',
    as: 'player',
    ready: /Pay with/,
  },
  {
    route: 'wallets',
    state: 'a QR order',
    mobile: '/lobby/wallets/deposit',
    desktop: '/lobby/wallets/deposit',
    as: 'player',
    ready: /Pay with/,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Pay/ }).click();
      await page.getByRole('img', { name: /Payment QR code/ }).waitFor();
    },
  },
  {
    route: 'wallets',
    state: 'withdrawal, with requirements first',
    mobile: '/lobby/wallets/withdraw',
    desktop: '/lobby/wallets/withdraw',
    as: 'player',
    ready: /Before your first withdrawal/,
  },
  {
    route: 'wallets',
    state: 'withdrawal, ready',
    mobile: '/lobby/wallets/withdraw',
    desktop: '/lobby/wallets/withdraw',
    as: 'player',
    ready: /Before your first withdrawal/,
    prepare: becomeReadyToWithdraw,
  },
  {
    route: 'withdrawal',
    state: 'orders',
    mobile: '/withdrawal/record',
    desktop: '/lobby/withdrawal/record',
    as: 'player',
    ready: /No withdrawals yet/,
  },
  {
    route: 'withdrawal',
    state: 'verification, its details',
    mobile: '/withdrawal/kyc',
    desktop: '/lobby/withdrawal/kyc',
    as: 'player',
    ready: /As it stands in your identity document/,
    prepare: async (page) => page.getByRole('button', { name: 'Next: pictures' }).click(),
  },
  {
    route: 'withdrawal',
    state: 'verification, its pictures',
    mobile: '/withdrawal/kycUpload',
    as: 'player',
    ready: /As it stands in your identity document/,
    prepare: fillDetails,
  },
  {
    route: 'walletsKyc',
    state: 'refused',
    mobile: '/withdrawal/kyc',
    desktop: '/lobby/walletsKyc',
    as: 'player',
    ready: /As it stands in your identity document/,
    prepare: async (page) => {
      const { origin, searchParams } = new URL(page.url());
      const world = new MockWorld(origin, searchParams.get('world') ?? '');
      await world.config({ kycAfterMs: null });
      await verifyElsewhere(world);
      await decide(world, 'The picture is blurred.');
      await page.reload();
      await page.getByRole('link', { name: 'New pictures' }).waitFor();
    },
  },
  {
    route: 'walletsKycUpload',
    state: 'with pictures',
    mobile: '/withdrawal/kycUpload',
    desktop: '/lobby/walletsKycUpload',
    as: 'player',
    ready: /As it stands in your identity document/,
    prepare: async (page) => {
      await fillDetails(page);
      await addPictures(page);
    },
  },
  { route: 'games', desktop: '/lobby/games', as: 'player', ready: /Slots/ },
  { route: 'member', desktop: '/lobby/member', as: 'player', ready: /Log out/ },
  { route: 'login', mobile: '/login', desktop: '/login', as: 'visitor', ready: /Welcome back/ },
  { route: 'register', mobile: '/register', desktop: '/register', as: 'visitor', ready: /Confirm password/ },
  { route: 'forget', mobile: '/forget', desktop: '/forget', as: 'visitor', ready: /Confirm password/ },
  {
    route: 'start',
    mobile: '/start?gameId=1010',
    desktop: '/start?gameId=1010',
    as: 'player',
    ready: /lobby/,
  },
  { route: 'search', mobile: '/search?q=tiger', as: 'player', ready: /found/ },
  { route: 'service', mobile: '/service', as: 'visitor', ready: /Live Service/ },
  { route: 'bind', mobile: '/bind', desktop: '/lobby/bind', as: 'player', ready: /Mobile number/ },
  {
    route: 'bindBankCard',
    mobile: '/bindBankCard',
    desktop: '/lobby/bindBankCard',
    as: 'player',
    ready: /Account holder/,
  },
  { route: 'bankCardList', mobile: '/bankCardList', as: 'player', ready: /card/i },
  {
    route: 'transactions',
    mobile: '/record/transaction',
    desktop: '/lobby/record/transaction',
    as: 'player',
    ready: /Transactions/,
  },
  {
    route: 'transactions',
    state: 'with orders',
    mobile: '/record/transaction',
    desktop: '/lobby/record/transaction',
    as: 'player',
    ready: /No deposits yet/,
    prepare: async (page) => {
      const { origin, searchParams } = new URL(page.url());
      await depositsElsewhere(new MockWorld(origin, searchParams.get('world') ?? ''), 2);
      await page.reload();
      await page
        .getByRole('link', { name: /Details/ })
        .first()
        .waitFor();
    },
  },
  { route: 'profile', mobile: '/profile/info', desktop: '/lobby/profile', as: 'player', ready: /Nickname/ },
  { route: 'user', mobile: '/profile/user', as: 'player', ready: /My profile/ },
  {
    route: 'favorites',
    mobile: '/profile/favorites',
    desktop: '/lobby/favorites',
    as: 'player',
    ready: /Favourites/,
  },
  {
    route: 'task',
    mobile: '/profile/task',
    desktop: '/lobby/profile/task',
    as: 'player',
    ready: /Play 50 rounds/,
  },
  {
    route: 'lobbyTask',
    state: 'with rewards to claim',
    mobile: '/lobby/task',
    as: 'player',
    ready: /Play 50 rounds/,
    prepare: async (page) => {
      const { origin, searchParams } = new URL(page.url());
      await completeTwoTasks(new MockWorld(origin, searchParams.get('world') ?? ''));
      await page.reload();
      await page.getByRole('button', { name: /^Claim all/ }).waitFor();
    },
  },
  {
    route: 'firstCharge',
    state: 'with offers',
    mobile: '/activity/firstCharge',
    desktop: '/lobby/activity/firstCharge',
    as: 'player',
    ready: /Deposit and bonus coins/,
  },
  {
    route: 'firstCharge',
    state: 'bought',
    mobile: '/activity/firstCharge',
    desktop: '/lobby/activity/firstCharge',
    as: 'player',
    ready: /Deposit and bonus coins/,
    prepare: async (page) => {
      const { origin, searchParams } = new URL(page.url());
      await buyOffer(new MockWorld(origin, searchParams.get('world') ?? ''));
      await page.reload();
      await page.getByRole('button', { name: /^Claim all/ }).waitFor();
    },
  },
  { route: 'points', mobile: '/points', desktop: '/lobby/points', as: 'player', ready: /How points work/ },
  {
    route: 'points',
    state: 'asking before an exchange',
    mobile: '/points',
    desktop: '/lobby/points',
    as: 'player',
    ready: /How points work/,
    prepare: async (page) => {
      const { origin, searchParams } = new URL(page.url());
      await new MockWorld(origin, searchParams.get('world') ?? '').patchPlayer({ lottery: 62_40 });
      await page.reload();
      await page.getByRole('button', { name: 'Exchange 5.00 points' }).click();
      await page.getByRole('dialog', { name: 'Exchange points?' }).waitFor();
    },
  },
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
  { route: 'apkDownload', mobile: '/apkdownload', as: 'visitor', ready: /No app to download/ },
  {
    route: 'apkDownload',
    state: 'with the app',
    mobile: '/apkdownload',
    as: 'visitor',
    ready: /No app to download/,
    prepare: async (page) => {
      const { origin, searchParams } = new URL(page.url());
      const world = new MockWorld(origin, searchParams.get('world') ?? '');
      await world.config({ h5: { downloadType: 2, downloadUrl: '/apk/tara.apk', url: '' } });
      await page.reload();
      await page.getByRole('button', { name: 'Download the app' }).waitFor();
    },
  },
  { route: 'mail', mobile: '/profile/email', as: 'player', ready: /Welcome to Tara Slots/ },
  {
    route: 'mail',
    state: 'a letter',
    mobile: '/profile/email',
    as: 'player',
    ready: /Welcome to Tara Slots/,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Welcome to Tara Slots/ }).click();
      await page.getByRole('heading', { name: 'Attached' }).waitFor();
    },
  },
  {
    route: 'notice',
    mobile: '/lobby/notice',
    desktop: '/lobby/notice',
    as: 'visitor',
    ready: /Mango Monsoon has begun/,
  },
  {
    route: 'noticeDetail',
    mobile: '/notice/detail/2',
    desktop: '/lobby/notice/detail/2',
    as: 'visitor',
    ready: /Every friend who joins/,
  },
  { route: 'rewardDetail', mobile: '/reward/detail/39', as: 'player', ready: /Rules/ },
  { route: 'more', mobile: '/profile/more', as: 'player', ready: /Log out/ },
  { route: 'agree', mobile: '/profile/agree/terms', as: 'player', ready: /Terms of Use/ },
  { route: 'license', mobile: '/profile/license', as: 'player', ready: /Licence/ },
  { route: 'about', mobile: '/about', as: 'visitor', ready: /About/ },
  { route: 'terms', mobile: '/terms-of-use', desktop: '/lobby/terms-of-use', as: 'visitor', ready: /21/ },
  {
    route: 'privacy',
    mobile: '/privacy-policy',
    desktop: '/lobby/privacy-policy',
    as: 'visitor',
    ready: /data/,
  },
  {
    route: 'rewards',
    state: 'unfinished',
    mobile: '/lobby/rewards',
    desktop: '/lobby/rewards',
    as: 'visitor',
    ready: /Coming in this build/,
  },
  {
    route: 'safebox',
    mobile: '/profile/bank',
    desktop: '/lobby/profile/bank',
    as: 'player',
    ready: /Set the password/,
  },
  {
    route: 'walletsPassword',
    state: 'no password yet',
    mobile: '/withdrawal/password',
    desktop: '/lobby/walletsPassword',
    as: 'player',
    ready: /Set the password/,
  },
  {
    route: 'walletsPassword',
    state: 'with a password',
    mobile: '/withdrawal/password',
    desktop: '/lobby/walletsPassword',
    as: 'player',
    ready: /Set the password/,
    prepare: async (page) => {
      await page.getByLabel('New password').fill('tara1234');
      await page.getByLabel('Confirm password').fill('tara1234');
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByRole('heading', { name: 'Change the password' }).waitFor();
    },
  },
];
