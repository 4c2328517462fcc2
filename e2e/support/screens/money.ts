import { MockWorld } from '@tara/mock-server/playwright';
import { makePaidDeposits } from '../deposits.ts';
import { showHistory } from '../play-history.ts';
import { recordRows } from '../records.ts';
import { addPictures, decide, fillDetails, submitVerification } from '../verification.ts';
import { resetToWithdrawReady } from '../withdrawals.ts';
import type { ScreenRow } from './row.ts';

/** Deposits, withdrawals, verification, cards, the safebox, points and records. */
export const moneyScreens: readonly ScreenRow[] = [
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
    prepare: resetToWithdrawReady,
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
    ready: /As shown in your identity document/,
    prepare: async (page) => page.getByRole('button', { name: 'Next: pictures' }).click(),
  },
  {
    route: 'withdrawal',
    state: 'verification, its pictures',
    mobile: '/withdrawal/kycUpload',
    as: 'player',
    ready: /As shown in your identity document/,
    prepare: fillDetails,
  },
  {
    route: 'walletsKyc',
    state: 'refused',
    mobile: '/withdrawal/kyc',
    desktop: '/lobby/walletsKyc',
    as: 'player',
    ready: /As shown in your identity document/,
    prepare: async (page) => {
      const { origin, searchParams } = new URL(page.url());
      const world = new MockWorld(origin, searchParams.get('world') ?? '');
      await world.config({ kycAfterMs: null });
      await submitVerification(world);
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
    ready: /As shown in your identity document/,
    prepare: async (page) => {
      await fillDetails(page);
      await addPictures(page);
    },
  },
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
    state: 'with play',
    mobile: '/record/transaction',
    desktop: '/lobby/record/transaction',
    as: 'player',
    ready: /Transactions/,
    prepare: showHistory,
  },
  {
    route: 'transactions',
    state: 'with orders',
    mobile: '/record/transaction',
    desktop: '/lobby/record/transaction',
    as: 'player',
    ready: /Transactions/,
    prepare: async (page) => {
      const { origin, searchParams } = new URL(page.url());
      await makePaidDeposits(new MockWorld(origin, searchParams.get('world') ?? ''), 2);
      await page.reload();
      const order = recordRows(page).getByRole('link').first();
      await order.waitFor();
      if (new URL(page.url()).pathname.startsWith('/lobby')) {
        await order.click();
        await page.getByRole('region', { name: 'Deposit' }).waitFor();
      }
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
  {
    route: 'safebox',
    mobile: '/profile/bank',
    desktop: '/lobby/profile/bank',
    as: 'player',
    ready: /Set safebox password/,
  },
  {
    route: 'walletsPassword',
    state: 'no password yet',
    mobile: '/withdrawal/password',
    desktop: '/lobby/walletsPassword',
    as: 'player',
    ready: /Set safebox password/,
  },
  {
    route: 'walletsPassword',
    state: 'with a password',
    mobile: '/withdrawal/password',
    desktop: '/lobby/walletsPassword',
    as: 'player',
    ready: /Set safebox password/,
    prepare: async (page) => {
      await page.getByLabel('New safebox password').fill('safe5678');
      await page.getByLabel('Confirm password').fill('safe5678');
      await page.getByRole('button', { name: 'Set safebox password' }).click();
      await page.getByRole('heading', { name: 'Change safebox password' }).waitFor();
    },
  },
];
