import type { ScreenRow } from './row.ts';

/** A page of rules in both layouts, as a visitor sees it: without the numbers that only a player is told. */
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

/** The promotions and their rules. */
export const promotionScreens: readonly ScreenRow[] = [
  rule('points', /You exchange them for coins/),
  rule('signBonus', /A gift on each of your first days/),
  rule('agent', /a share of what they play/),
  rule('dayBonus', /Coupons that wait for you/),
  rule('supply', /a few coins help you start again/),
  rule('christmas', /bring boxes, and open them/),
  rule('newYear', /what the fireworks need/),
  rule('agent5', /Partners grow together/),
  rule('nothing', /No rules by this name/),
  {
    route: 'rule',
    state: 'with the rewards in force',
    mobile: '/rule/agent5',
    desktop: '/lobby/rule/agent5',
    as: 'player',
    ready: /Friends who count/,
  },
];
