import type { ScreenRow } from './row.ts';

/** A page of rules in both layouts as a visitor sees it, without the numbers for players. */
function rule(name: string, ready: RegExp): ScreenRow {
  return {
    route: 'rule',
    state: name,
    mobile: `/rule/${name}`,
    desktop: `/lobby/rule/${name}`,
    as: 'visitor',
    ready,
  };
}

/** A page of an activity in both layouts, as a player of the default scenario sees it. */
function activity(route: string, ready: RegExp, state?: string): ScreenRow {
  return {
    route,
    ...(state === undefined ? {} : { state }),
    mobile: `/activity/${route}`,
    desktop: `/lobby/activity/${route}`,
    as: 'player',
    ready,
  };
}

/** The promotions and their rules. */
export const promotionScreens: readonly ScreenRow[] = [
  rule('points', /exchange points for coins/),
  rule('signBonus', /A gift on each of your first days/),
  rule('agent', /a share of what they bet/),
  rule('dayBonus', /Coupons for coming back/),
  rule('supply', /A few free coins/),
  rule('christmas', /collect boxes and open them/),
  rule('newYear', /rockets for the fireworks/),
  rule('agent5', /a share of what your friends deposit/),
  rule('nothing', /Rules not found/),
  {
    route: 'rule',
    state: 'with the rewards in force',
    mobile: '/rule/agent5',
    desktop: '/lobby/rule/agent5',
    as: 'player',
    ready: /Valid friends/,
  },
  {
    route: 'rewards',
    mobile: '/lobby/rewards',
    desktop: '/lobby/rewards',
    as: 'player',
    ready: /Ending soon/,
  },
  {
    route: 'rewards',
    state: 'as a visitor',
    mobile: '/lobby/rewards',
    desktop: '/lobby/rewards',
    as: 'visitor',
    ready: /free coins/,
  },
  { route: 'lobbyActivity', mobile: '/lobby/activity', as: 'player', ready: /Ending soon/ },
  { route: 'activityIndex', mobile: '/activity/index', as: 'player', ready: /Ending soon/ },
  activity('sign', /0 of 7 claimed/),
  activity('freeSign', /Your streak starts today/),
  activity('cashBonus', /Your coupons/),
  activity('signPay', /One of each card at a time/),
  activity('vipRebate', /Rebate to claim/),
  activity('supply', /Nothing to claim right now/),
  activity('follow', /Our pages/),
  activity('festival', /Not available right now/, 'over'),
  activity('depositEvery', /Deposited so far/),
  {
    ...activity('depositEvery', /Deposited so far/, 'day by day'),
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Daily streak' }).click();
      await page.getByRole('heading', { name: 'Days in a row' }).waitFor();
    },
  },
  {
    route: 'vip',
    mobile: '/profile/vip',
    desktop: '/lobby/profile/vip',
    as: 'player',
    ready: /Total played/,
  },
];
