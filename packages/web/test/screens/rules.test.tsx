import { screen, waitFor, within } from '@testing-library/react';
import type { SdkWithCalls } from '@tara/sdk';
import type { WorldStart } from '@tara/mock-server/vitest';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { expectText } from './support/claims.ts';

type Items = readonly { id: number; count: number; betRate?: number | undefined }[];
interface RewardRow {
  /** Text of the first column, if it is a number of the answer. */
  of?: string;
  items: Items;
}
interface Rule {
  name: string;
  /** Name of the activity. */
  about: string;
  start?: WorldStart;
  /** The current rewards in the answer of the server. */
  read: (sdk: SdkWithCalls) => Promise<RewardRow[]>;
}

const COIN = 2001;
const amount = (hundredths: number) => (hundredths / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',');
const targetRows = (steps: readonly { target: number; propList: Items }[]): RewardRow[] =>
  steps.map(({ target, propList }) => ({ of: String(target), items: propList }));
const dayRows = (rewards: readonly { day: number; propList: Items }[]): RewardRow[] =>
  rewards.map(({ day, propList }) => ({ of: String(day), items: propList }));

const PARTNERS: Rule = {
  name: 'agent5',
  about: 'Partners',
  read: async (sdk) => targetRows((await sdk.call.appAgent5User()).appAgent5User.steps),
};

const RULES: readonly Rule[] = [
  {
    name: 'points',
    about: 'Points',
    read: async (sdk) =>
      (await sdk.call.getLotterConfig()).lotterConfigList.map(({ lottery, propList }) => ({
        of: `${amount(lottery)} points`,
        items: propList,
      })),
  },
  {
    name: 'signBonus',
    about: 'Sign-up bonus',
    read: async (sdk) => dayRows((await sdk.call.loginBonus3User()).loginBonus3User.rewards),
  },
  {
    name: 'agent',
    about: 'Invite',
    read: async (sdk) => targetRows((await sdk.call.agent4Data()).agent4Data.steps),
  },
  {
    name: 'dayBonus',
    about: 'Login bonus',
    read: async (sdk) =>
      (await sdk.call.getBonusTickers()).bonusTickers.map(({ propId, count }) => ({
        items: [{ id: propId, count }],
      })),
  },
  {
    name: 'supply',
    about: 'Relief',
    read: async (sdk) => {
      const { activityMap } = await sdk.call.getActivityIds();
      return [{ items: activityMap['30']?.propList ?? [] }];
    },
  },
  {
    name: 'christmas',
    about: 'Christmas',
    start: { scenario: 'christmas' },
    read: async (sdk) => {
      const { rewards, steps, extra } = (await sdk.call.appChristmasUser()).appChristmasUser;
      return [...dayRows(rewards), ...targetRows(steps), ...targetRows([extra])];
    },
  },
  {
    name: 'newYear',
    about: 'New Year',
    start: { scenario: 'new-year' },
    read: async (sdk) => {
      const { tasks, extra } = (await sdk.call.appNewYearUser()).appNewYearUser;
      return [...tasks.map(({ propList }) => ({ items: propList })), ...targetRows([extra])];
    },
  },
  PARTNERS,
];

const findTitle = (title: string) => screen.findByRole('heading', { level: 1, name: title });
const article = () => screen.getByRole('article');
const rows = () => [...article().querySelectorAll('tbody tr')];

async function expectRewards(expected: readonly RewardRow[]): Promise<void> {
  await waitFor(() => expect(rows()).toHaveLength(expected.length));
  for (const [index, { of, items }] of expected.entries()) {
    const row = rows()[index]!;
    if (of !== undefined) expect(row.querySelector('th')?.textContent).toBe(of);
    const cells = row.querySelectorAll('td');
    expect(cells).toHaveLength(1);
    expect(cells[0]?.textContent).not.toBe('');
    for (const { id, count } of items) {
      if (id === COIN) expect(cells[0]?.textContent).toContain(`${amount(count)} coins`);
    }
  }
}

const CASES = RULES.flatMap((rule) =>
  (['mobile', 'desktop'] as const).map((layout) => ({ ...rule, layout })),
);

// spec 1-28
test.for(CASES)(
  'shows a player the current rewards in the rules of $name ($layout)',
  async ({ name, about, start, read, layout }, { open, world, otherDevice }) => {
    await world.reset(start);
    const currentRewards = await read(await otherDevice());
    expect(currentRewards.flatMap(({ items }) => items)).not.toEqual([]);
    await open(`/rule/${name}`, 'player', { layout });
    await findTitle(`${about}: rules`);
    expect(window.location.pathname).toBe(`${layout === 'mobile' ? '' : '/lobby'}/rule/${name}`);
    await expectRewards(currentRewards);
    expect(within(article()).queryByText("Log in to see today's rewards")).toBeNull();
    within(article()).getByRole('link', { name: `Open ${about}` });
  },
);

// spec 2.2-115
test.for(RULES)(
  'shows a visitor the rules of $name without numbers',
  async ({ name, about }, { open, world }) => {
    await open(`/rule/${name}`);
    await findTitle(`${about}: rules`);
    const link = await within(article()).findByRole('link', { name: "Log in to see today's rewards" });
    expect(link.getAttribute('href')).toMatch(new RegExp(`from=.*rule%2F${name}`));
    const headings = [...article().querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual(
      expect.arrayContaining([
        'How it works',
        'What you get',
        'Before you withdraw the coins',
        'When it ends',
        'What does not count',
      ]),
    );
    expect(rows()).toHaveLength(0);
    // No number is typed: a visitor receives none.
    expect(article().textContent.match(/\d/)).toBeNull();
    expect(await world.calls('getActivityIds')).toBe(0);
  },
);

test('shows that a season is over', async ({ open }) => {
  await open('/rule/christmas', 'player');
  await screen.findByText(/not running for you right now/);
  within(article()).getByRole('heading', { name: 'How it works' });
  expect(article().textContent).not.toContain('Ends at');
});

test('shows the end of a season', async ({ open, world, otherDevice }) => {
  await world.reset({ scenario: 'christmas' });
  const { activityMap } = await (await otherDevice()).call.getActivityIds();
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Asia/Karachi' });
  await open('/rule/christmas', 'player');
  await findTitle('Christmas: rules');
  await expectText(article, `Ends at ${day.format(activityMap['37']?.expireTime)}`);
});

test('shows first how often coins are played', async ({ open, otherDevice }) => {
  const { loginBonus3User } = await (await otherDevice()).call.loginBonus3User();
  const items = loginBonus3User.rewards.flatMap(({ propList }) => propList);
  const rates = new Set(items.filter(({ id }) => id === COIN).map(({ betRate }) => betRate));
  expect([...rates]).toEqual([1]);
  await open('/rule/signBonus', 'player');
  await findTitle('Sign-up bonus: rules');
  await expectText(article, 'To withdraw coins of this list, bet their amount once');
});

test('shows that the numbers did not load, and loads them when tried again', async ({
  open,
  world,
  otherDevice,
}) => {
  await world.fault({ operationId: 'appAgent5User', httpStatus: 503 });
  const { user } = await open('/rule/agent5', 'player');
  await screen.findByText("Today's rewards did not load");
  within(article()).getByRole('heading', { name: 'How it works' });
  await world.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expectRewards(await PARTNERS.read(await otherDevice()));
  expect(screen.queryByText("Today's rewards did not load")).toBeNull();
});

test('shows the sentences while the numbers load', async ({ open, world }) => {
  await world.fault({ operationId: 'appAgent5User', latency: { kind: 'fixed', ms: 1500 } });
  await open('/rule/agent5', 'player');
  await findTitle('Partners: rules');
  await within(article()).findByRole('heading', { name: 'What does not count' });
  await within(article()).findByText('Loading');
  expect(rows()).toHaveLength(0);
  await waitFor(() => expect(rows()).not.toHaveLength(0));
  expect(within(article()).queryByText('Loading')).toBeNull();
});

test('links from the points to their rules, and back', async ({ open }) => {
  const { user } = await open('/points', 'player');
  await user.click(await screen.findByRole('link', { name: 'How points work' }));
  await findTitle('Points: rules');
  await user.click(within(article()).getByRole('link', { name: 'Open Points' }));
  await findTitle('Points');
});

// spec 2.2-115
test('shows that rules do not exist, with a way on', async ({ open }) => {
  const { user } = await open('/rule/nothing');
  await expectText(() => screen.queryByRole('article') ?? undefined, 'Rules not found');
  const all = screen.getByRole('navigation', { name: 'All rules' });
  await user.click(within(all).getByRole('link', { name: 'Relief' }));
  await findTitle('Relief: rules');
  window.history.back();
  await waitFor(() => within(article()).getByRole('link', { name: 'Go to the lobby' }));
});
