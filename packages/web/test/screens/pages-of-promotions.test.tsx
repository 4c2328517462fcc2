import { testPages, type PageFile } from './support/page-files.ts';
import { makeDeposit } from './support/paid-deposit.ts';
import { playRound } from './support/play-round.ts';

const INVITED = { scenario: 'invite-claimable' } as const;
const pay: PageFile['prepare'] = async (world, sdk) => makeDeposit(world, sdk);
const playYesterday: PageFile['prepare'] = async (world, sdk) => {
  await playRound(sdk, 100_00);
  // What the round won is a matter of chance.
  await world.patchPlayer({ coin: 2_500_000_00 });
  await world.advance(86_400_000);
};

testPages([
  { name: 'agent-new', page: '/activity/agent' },
  { name: 'agent5-new', page: '/activity/agent5' },
  { name: 'agent-count-new', page: '/activity/agentCount' },
  { name: 'christmas-over', page: '/activity/christmas' },
  { name: 'deposit-every', page: '/activity/depositEvery', prepare: pay, steps: ['Claim', 'OK'] },
  {
    name: 'festival',
    page: '/activity/festival',
    start: { scenario: 'festival' },
    prepare: pay,
    steps: ['Claim', 'OK'],
  },
  { name: 'festival-new', page: '/activity/festival', start: { scenario: 'festival' } },
  {
    name: 'first-charge',
    page: '/activity/firstCharge',
    start: { scenario: 'first-charge-open' },
    steps: ['127%', 'Deposit Rs'],
  },
  {
    name: 'first-charge-bought',
    page: '/activity/firstCharge',
    start: { scenario: 'first-charge-bought' },
    steps: ['Claim', 'OK', 'Claim all', 'OK'],
  },
  {
    name: 'first-charge-claimed',
    page: '/activity/firstCharge',
    start: { scenario: 'first-charge-claimed' },
  },
  {
    name: 'first-charge-desktop',
    page: '/lobby/activity/firstCharge',
    layout: 'desktop',
    start: { scenario: 'first-charge-open' },
  },
  { name: 'follow', page: '/activity/follow' },
  { name: 'free-sign', page: '/activity/freeSign', steps: ['Claim day 1', 'OK'] },
  {
    name: 'invite-friends',
    page: '/activity/inviteFriends',
    start: INVITED,
    steps: ['Claim', 'OK', 'Invite a friend'],
  },
  { name: 'invite-friends-new', page: '/activity/inviteFriends' },
  { name: 'new-year', page: '/activity/newYear', start: { scenario: 'new-year' } },
  { name: 'sign-pay-new', page: '/activity/signPay' },
  { name: 'spin-new', page: '/activity/spin', start: { scenario: 'new-player' } },
  { name: 'supply', page: '/activity/supply', start: { scenario: 'bankrupt' }, steps: ['Claim'] },
  { name: 'supply-rich', page: '/activity/supply' },
  {
    name: 'vip-rebate',
    page: '/activity/vipRebate',
    start: { scenario: 'rich-vip' },
    prepare: playYesterday,
    steps: ['Claim the rebate', 'OK'],
  },
  { name: 'vip-rebate-new', page: '/activity/vipRebate' },
  {
    name: 'weekend-lottery',
    page: '/activity/weekendLottery',
    start: { scenario: 'weekend' },
    steps: ['Draw'],
  },
  { name: 'weekend-lottery-over', page: '/activity/weekendLottery' },
  {
    name: 'deposit-every-new',
    page: '/activity/depositEvery',
    start: { scenario: 'new-player' },
    steps: ['Daily streak'],
  },
  { name: 'deposit-streak', page: '/activity/depositEvery', prepare: pay, steps: ['Daily streak', 'Claim'] },
  {
    name: 'new-year-paid',
    page: '/activity/newYear',
    start: { scenario: 'new-year' },
    prepare: async (world, sdk) => makeDeposit(world, sdk, 1_000_00),
    steps: ['Claim', 'OK', 'Claim', 'OK', 'Launch', 'OK', 'Draw', 'OK'],
  },
  { name: 'sign', page: '/activity/sign', steps: ['Claim day 1', 'OK'] },
  {
    name: 'sign-pay',
    page: '/activity/signPay',
    start: { scenario: 'login-pay' },
    steps: ['Claim', 'OK', 'Buy Rs'],
  },
]);
