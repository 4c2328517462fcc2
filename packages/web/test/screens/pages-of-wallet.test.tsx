import { testPages, type PageFile } from './support/page-files.ts';
import { CHANNELS, createDepositOrder, makePaidDeposits, makeWithdrawal } from './support/orders.ts';

const READY = { scenario: 'withdraw-ready' } as const;
const DEPOSIT = '/lobby/wallets/deposit';
const WITHDRAW = '/lobby/wallets/withdraw';
const RECORDS = '/record/transaction';
const SAFEBOX = '/profile/bank';

const save: PageFile['prepare'] = async (_, sdk) => sdk.call.safeboxDeposit({ amount: 123_45 });
/** A paid, a waiting and a failed deposit, and a paid, a waiting and a rejected withdrawal. */
const makeOrders: PageFile['prepare'] = async (world, sdk) => {
  await makePaidDeposits(sdk, world, 1);
  await world.control('POST', `orders/${await createDepositOrder(sdk, CHANNELS.bank)}/fail`, {
    reason: 'The sender is unknown.',
  });
  await createDepositOrder(sdk, CHANNELS.qr, 700_00);
  await world.settle(await makeWithdrawal(sdk, 210_00));
  const rejected = await makeWithdrawal(sdk, 220_00);
  await world.control('POST', `orders/${rejected}/fail`, { reason: 'The name does not match.' });
  await makeWithdrawal(sdk, 230_00);
};
const MANY = { scenario: 'withdraw-ready', config: { withdrawalDayMs: null } } as const;

testPages([
  { name: 'deposit-page', page: DEPOSIT, steps: ['Payment page'] },
  { name: 'deposit-desktop', page: DEPOSIT, layout: 'desktop', steps: ['Amount = 50', 'Pay Rs'] },
  { name: 'deposit-orders', page: DEPOSIT, layout: 'desktop', start: MANY, prepare: makeOrders },
  {
    name: 'deposit-card',
    page: DEPOSIT,
    start: { scenario: 'deposit-card' },
    steps: ['Bank transfer', 'Pay Rs'],
  },
  {
    name: 'withdraw',
    page: WITHDRAW,
    start: READY,
    steps: ['500', 'Safebox password = tara1234', 'Withdraw Rs'],
  },
  { name: 'withdraw-new', page: WITHDRAW },
  { name: 'withdraw-new-desktop', page: WITHDRAW, layout: 'desktop' },
  { name: 'withdraw-orders', page: WITHDRAW, layout: 'desktop', start: MANY, prepare: makeOrders },
  {
    name: 'withdrawals',
    page: '/withdrawal/record',
    start: MANY,
    prepare: makeOrders,
    steps: ['Refresh list'],
  },
  { name: 'withdrawals-none', page: '/withdrawal/record', start: READY },
  {
    name: 'withdrawals-desktop',
    page: '/lobby/withdrawal/record',
    layout: 'desktop',
    start: MANY,
    prepare: makeOrders,
  },
  {
    name: 'transactions-deposits',
    page: `${RECORDS}?kind=deposit`,
    start: MANY,
    prepare: makeOrders,
    steps: ['Deposit'],
  },
  {
    name: 'transactions-withdrawals',
    page: `${RECORDS}?kind=withdrawal`,
    start: MANY,
    prepare: makeOrders,
    steps: ['Filter', 'Search transactions = 210', 'Show transactions'],
  },
  {
    name: 'transactions-desktop',
    page: `/lobby${RECORDS}`,
    layout: 'desktop',
    start: MANY,
    prepare: makeOrders,
    steps: ['Points', 'Today', 'Withdrawals'],
  },
  {
    name: 'safebox',
    page: SAFEBOX,
    start: READY,
    prepare: save,
    steps: ['Lock coins', 'Coins = 50', 'Lock coins', 'Take out'],
  },
  {
    name: 'safebox-new',
    page: SAFEBOX,
    steps: ['New safebox password = tara1234', 'Confirm password = tara1234', 'Set safebox password'],
  },
  {
    name: 'safebox-desktop',
    page: `/lobby${SAFEBOX}`,
    start: READY,
    layout: 'desktop',
    prepare: save,
    steps: ['Take out', 'Coins = 23.45', 'Safebox password = tara1234', 'Take out'],
  },
  { name: 'safebox-password-desktop', page: '/lobby/walletsPassword', layout: 'desktop' },
  { name: 'cards', page: '/bankCardList', start: READY },
  { name: 'cards-none', page: '/bankCardList' },
]);
