import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { queryClient } from '#api/query.ts';
import type { LayoutName } from '#routing/route-map.ts';
import { test } from './screen-test.tsx';
import { waitUntilSettled } from './support/wait-until-settled.ts';

/** Calls of the frame of every page: badges and the footer. They are tested on the first page that reads them. */
const seen = new Set<string>();
const IN_FRAME = ['getActivityIds', 'getTaskUser', 'hasMailUnread', 'getCustomerServices'];

/** Calls whose part of the page is optional: without it the page says nothing about it. */
const OPTIONAL = ['lobbyTips', 'tradeInfo', ...IN_FRAME];

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
  const paths = queries
    .map(({ queryKey }) => String(queryKey[0]))
    .filter((path) => path.startsWith('/app/v1/'));
  return [...new Set(paths)].map((path) => path.slice(path.lastIndexOf('/') + 1));
}

const pages: readonly (readonly [path: string, layout: LayoutName])[] = [
  ...[
    '/lobby/home',
    '/lobby/wallets/deposit',
    '/lobby/wallets/withdraw',
    '/withdrawal/record',
    '/withdrawal/kyc',
    '/record/transaction',
    '/profile/bank',
    '/lobby/rewards',
    '/activity/index',
    '/profile/task',
    '/points',
    '/profile/vip',
    '/activity/spin',
    '/activity/cashBonus',
    '/activity/agent',
    '/activity/agentCount',
    '/activity/agent5',
    '/activity/vipRebate',
    '/activity/festival',
    '/activity/weekendLottery',
    '/activity/freeSign',
    '/activity/christmas',
    '/activity/newYear',
    '/activity/firstCharge',
    '/activity/inviteFriends',
    '/activity/depositEvery',
    '/activity/sign',
    '/activity/signPay',
    '/profile/email',
    '/rule/vip',
  ].map((path) => [path, 'mobile'] as const),
  ...['/lobby/home', '/lobby/member', '/lobby/wallets/deposit', '/lobby/wallets/withdraw'].map(
    (path) => [path, 'desktop'] as const,
  ),
];

test.for(pages)(
  'shows no number and no absence on %s of the %s layout if one of its queries fails',
  { timeout: 60_000 },
  async ([path, layout], { open, world }) => {
    const load = async () => {
      await open(path, 'player', { layout });
      await waitUntilLoaded();
      return statements();
    };
    // The first opening loads the files of the page.
    await load();
    const known = await load();
    const reads = readsOfPage().filter(
      (operationId) => !IN_FRAME.includes(operationId) || !seen.has(operationId),
    );
    for (const operationId of reads) {
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
        isTold: isTold || OPTIONAL.includes(operationId),
      }).toEqual({ operationId, wrong: [], isTold: true });
    }
  },
);
