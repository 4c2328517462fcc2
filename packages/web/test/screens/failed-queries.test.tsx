import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { queryClient } from '#api/query.ts';
import type { LayoutName } from '#routing/route-map.ts';
import { test } from './screen-test.tsx';
import { waitUntilSettled } from './support/wait-until-settled.ts';

/** A number, or a statement of absence. */
const STATEMENT = /\d|\b(?:no|not|none|nothing|nobody|yet|missing|empty)\b/i;

/** What a page says if a query has failed. */
const FAILURE = /did not load$|^No connection$/;

/** The remaining time of an offer. */
const COUNTDOWN = /^(?:\d+d )?\d+:\d+|^\d+ (?:days?|hours?|minutes?)\b/;

/** The numbers and statements of absence on the page, also invisible ones. */
function statements(): Set<string> {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = (walker.currentNode.textContent ?? '').trim();
    if (STATEMENT.test(text) && !FAILURE.test(text) && !COUNTDOWN.test(text)) found.add(text);
  }
  return found;
}

/** Waits until the page has loaded its parts and its data. */
async function waitUntilLoaded(): Promise<void> {
  await vi.waitFor(() => {
    expect(document.querySelector('main :is(h1, h2), h1')).not.toBeNull();
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  }, 15_000);
  await waitUntilSettled();
}

/** The operations that the page reads. */
function readsOfPage(): string[] {
  const queries = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.data !== undefined });
  const operations = queries
    .map(({ queryKey }) => String(queryKey[0]))
    .filter((key) => key !== 'config' && key !== 'profile');
  return [...new Set(operations)];
}

/** The reads of the pages with many activities. */
const HUB =
  'vipRebateUser loginBonus3User getLoginPayUser3 actInviteUser getBonusTickers rechargeBonusCollection6 agent4Data ' +
  'weekendLotteryUser appFreeSignUser appAgent5User';

/** The pages, each with the calls that it cannot do without: if one fails, the page offers to try again. */
const pages: readonly (readonly [path: string, content: string, layout?: LayoutName])[] = [
  ['/lobby/home', ''],
  ['/lobby/wallets/deposit', ''],
  ['/lobby/wallets/withdraw', 'getExchange kyc'],
  ['/withdrawal/record', 'getExchangeOrder'],
  ['/withdrawal/kyc', 'kyc'],
  ['/record/transaction?kind=deposit', 'getRechargeRecord'],
  ['/profile/bank', 'getSafebox'],
  ['/lobby/rewards', `${HUB} appRechargeBonusCollection9 appInviteBonus1User rechargeBonusCollection8`],
  ['/activity/index', HUB],
  ['/profile/task', 'getTaskUser'],
  ['/points', 'getLotterConfig'],
  ['/profile/vip', 'vipRebateUser'],
  ['/activity/spin', 'actInviteUser'],
  ['/activity/cashBonus', 'getBonusTickers'],
  ['/activity/agent', 'agentData'],
  ['/activity/agentCount', 'agent4Data appProxyUser4TaskUser'],
  ['/activity/agent5', 'appAgent5User'],
  ['/activity/vipRebate', 'vipRebateUser'],
  ['/activity/festival', 'appFestivalUser'],
  ['/activity/weekendLottery', 'weekendLotteryUser'],
  ['/activity/freeSign', 'appFreeSignUser'],
  ['/activity/christmas', 'appChristmasUser'],
  ['/activity/newYear', 'appNewYearUser'],
  ['/activity/firstCharge', 'appRechargeBonusCollection9'],
  ['/activity/inviteFriends', 'appInviteBonus1User'],
  ['/activity/depositEvery', 'rechargeBonusCollection6'],
  ['/activity/sign', 'loginBonus3User'],
  ['/activity/signPay', 'getLoginPayUser3'],
  ['/profile/email', 'getMail2'],
  ['/record/transaction', 'getBalanceHistory'],
  ['/rule/agent5', 'appAgent5User'],
  ['/lobby/home', '', 'desktop'],
  ['/lobby/member', '', 'desktop'],
  ['/lobby/wallets/deposit', '', 'desktop'],
  ['/lobby/wallets/withdraw', 'getExchange kyc', 'desktop'],
];

/** Further reads, of the frame, of badges and of summaries, are tested on the first page that makes them. */
const seen = new Set<string>();

test.for(pages)(
  'shows no number and no absence on %s if one of its queries fails: %s %s',
  { timeout: 60_000 },
  async ([path, content, layout = 'mobile'], { open, world }) => {
    const load = async () => {
      await open(path, 'player', { layout });
      await waitUntilLoaded();
      return statements();
    };
    // The first opening loads the files of the page.
    await load();
    const known = await load();
    const needed = content === '' ? [] : content.split(' ');
    for (const operationId of new Set([...needed, ...readsOfPage()])) {
      if (!needed.includes(operationId) && seen.has(operationId)) continue;
      seen.add(operationId);
      await world.fault({ operationId, httpStatus: 503 });
      const shown = await load();
      const isTold = screen.queryAllByRole('button', { name: 'Try again' }).length > 0;
      await world.clearFaults();
      // Parts that load late may have been missing before.
      if ([...shown].some((text) => !known.has(text))) for (const text of await load()) known.add(text);
      expect({
        operationId,
        wrong: [...shown].filter((text) => !known.has(text)),
        isTold: isTold || !needed.includes(operationId),
      }).toEqual({ operationId, wrong: [], isTold: true });
    }
  },
);
