import type { Sdk } from '@tara/sdk';
import type { MockWorld } from '@tara/mock-server/playwright';
import type { Page } from '@playwright/test';
import { elsewhere } from '../support/tasks.ts';
import { expect, isPhone, test } from '../support/test.ts';

type Items = readonly { id: number; count: number; betRate?: number | undefined }[];
interface Told {
  /** What stands in the first column, where it is a number of the answer. */
  of?: string;
  items: Items;
}

const COIN = 2001;
const amount = (hundredths: number) => (hundredths / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',');
const goals = (steps: readonly { target: number; propList: Items }[]): Told[] =>
  steps.map(({ target, propList }) => ({ of: String(target), items: propList }));
const days = (rewards: readonly { day: number; propList: Items }[]): Told[] =>
  rewards.map(({ day, propList }) => ({ of: String(day), items: propList }));

/** The pages by their names: the name of what they are about, and the rewards in force as the server answers them. */
const RULES = [
  {
    name: 'points',
    about: 'Points',
    told: async (sdk: Sdk): Promise<Told[]> =>
      (await sdk.post('/app/v1/getLotterConfig', {})).lotterConfigList.map(({ lottery, propList }) => ({
        of: `${amount(lottery)} points`,
        items: propList,
      })),
  },
  {
    name: 'signBonus',
    about: 'Sign-up bonus',
    told: async (sdk: Sdk) => days((await sdk.post('/app/v1/loginBonus3User', {})).loginBonus3User.rewards),
  },
  {
    name: 'agent',
    about: 'Invite',
    told: async (sdk: Sdk) => goals((await sdk.post('/app/v1/agent4Data', {})).agent4Data.steps),
  },
  {
    name: 'dayBonus',
    about: 'Login bonus',
    told: async (sdk: Sdk): Promise<Told[]> =>
      (await sdk.post('/app/v1/getBonusTickers', {})).bonusTickers.map(({ propId, count }) => ({
        items: [{ id: propId, count }],
      })),
  },
  {
    name: 'supply',
    about: 'Relief',
    told: async (sdk: Sdk): Promise<Told[]> => {
      const { activityMap } = await sdk.post('/app/v1/getActivityIds', {});
      return [{ items: activityMap['30']?.propList ?? [] }];
    },
  },
  {
    name: 'christmas',
    about: 'Christmas',
    scenario: 'christmas',
    told: async (sdk: Sdk) => {
      const { rewards, steps, extra } = (await sdk.post('/app/v1/appChristmasUser', {})).appChristmasUser;
      return [...days(rewards), ...goals(steps), ...goals([extra])];
    },
  },
  {
    name: 'newYear',
    about: 'New Year',
    scenario: 'new-year',
    told: async (sdk: Sdk): Promise<Told[]> => {
      const { tasks, extra } = (await sdk.post('/app/v1/appNewYearUser', {})).appNewYearUser;
      return [...tasks.map(({ propList }) => ({ items: propList })), ...goals([extra])];
    },
  },
  {
    name: 'agent5',
    about: 'Partners',
    told: async (sdk: Sdk) => goals((await sdk.post('/app/v1/appAgent5User', {})).appAgent5User.steps),
  },
] as const;

const titleOf = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });
const article = (page: Page) => page.getByRole('article');
const rewards = (page: Page) => article(page).locator('tbody tr');

async function expectRewards(page: Page, told: readonly Told[]): Promise<void> {
  await expect(rewards(page)).toHaveCount(told.length);
  for (const [place, { of, items }] of told.entries()) {
    const row = rewards(page).nth(place);
    if (of !== undefined) await expect(row.getByRole('rowheader')).toHaveText(of);
    await expect(row.getByRole('cell')).not.toBeEmpty();
    for (const { id, count } of items) {
      if (id === COIN) await expect(row.getByRole('cell')).toContainText(`${amount(count)} coins`);
    }
  }
}

/** Stands on the page of rules by a name, in either layout. */
function addressOf(page: Page, name: string): RegExp {
  return new RegExp(`${isPhone(page) ? '' : '/lobby'}/rule/${name}`);
}

async function begin(world: MockWorld, rule: (typeof RULES)[number]): Promise<void> {
  if ('scenario' in rule) await world.reset({ scenario: rule.scenario });
}

for (const rule of RULES) {
  const { name, about, told } = rule;

  test(`the rules of ${name} tell a player the rewards in force`, async ({ open, world }) => {
    await begin(world, rule);
    const inForce = await elsewhere(world, told);
    expect(inForce.flatMap(({ items }) => items)).not.toEqual([]);
    const page = await open(`/rule/${name}`, 'player');
    await expect(page).toHaveURL(addressOf(page, name));
    await expect(titleOf(page, `${about}: the rules`)).toBeVisible();
    await expectRewards(page, inForce);
    await expect(article(page).getByRole('link', { name: "Log in to see today's numbers" })).toHaveCount(0);
    await expect(article(page).getByRole('link', { name: `Open ${about}` })).toBeVisible();
  });

  test(`the rules of ${name} stand for a visitor, who is told no numbers`, async ({ open, world }) => {
    const page = await open(`/rule/${name}`);
    await expect(titleOf(page, `${about}: the rules`)).toBeVisible();
    for (const part of [
      'How it works',
      'What you get',
      'Playing the coins',
      'Until when',
      'What does not count',
    ])
      await expect(article(page).getByRole('heading', { name: part })).toBeVisible();
    await expect(rewards(page)).toHaveCount(0);
    const way = article(page).getByRole('link', { name: "Log in to see today's numbers" });
    await expect(way).toHaveAttribute('href', new RegExp(`from=.*rule%2F${name}`));
    // Not a single number is typed: what a visitor reads has none.
    expect((await article(page).innerText()).match(/\d/)).toBeNull();
    expect(await world.calls('getActivityIds')).toBe(0);
  });
}

test('a season says until when it runs, and what it is while it does not', async ({ open, world }) => {
  const page = await open('/rule/christmas', 'player');
  await expect(article(page)).toContainText('This is not running for you right now');
  await expect(article(page).getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(article(page)).not.toContainText('It runs until');
  await world.reset({ scenario: 'christmas' });
  const { activityMap } = await elsewhere(world, (sdk) => sdk.post('/app/v1/getActivityIds', {}));
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
  const token = await world.token();
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `tara.${world.name}.accessToken`,
    token,
  ] as const);
  await page.reload();
  await expect(article(page)).toContainText(`It runs until ${day.format(activityMap['37']?.expireTime)}`);
});

test('coins that are played first say how often', async ({ open, world }) => {
  const items = await elsewhere(world, async (sdk) =>
    (await sdk.post('/app/v1/loginBonus3User', {})).loginBonus3User.rewards.flatMap(
      ({ propList }) => propList,
    ),
  );
  const rates = new Set(items.filter(({ id }) => id === COIN).map(({ betRate }) => betRate));
  const page = await open('/rule/signBonus', 'player');
  expect([...rates]).toEqual([1]);
  await expect(article(page)).toContainText('The coins in this list are played once');
});

test('numbers that do not load say so, and come when tried again', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await world.fault({ operationId: 'appAgent5User', httpStatus: 503 });
  const page = await open('/rule/agent5', 'player');
  await expect(page.getByText("Today's numbers did not load.")).toBeVisible();
  await expect(article(page).getByRole('heading', { name: 'How it works' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectRewards(page, await elsewhere(world, RULES[7].told));
  await expect(page.getByText("Today's numbers did not load.")).toHaveCount(0);
});

test('the sentences stand while the numbers are on their way', async ({ open, world }) => {
  await world.fault({ operationId: 'appAgent5User', latency: { kind: 'fixed', ms: 4000 } });
  const page = await open('/rule/agent5', 'player');
  await expect(article(page).getByRole('heading', { name: 'What does not count' })).toBeVisible();
  await expect(article(page).getByText('Loading', { exact: true })).toBeAttached();
  await expect(rewards(page)).not.toHaveCount(0);
  await expect(article(page).getByText('Loading', { exact: true })).toHaveCount(0);
});

test('a name without rules says so, and leads on', async ({ open }) => {
  const page = await open('/rule/nothing');
  await expect(article(page).getByText('No rules by this name')).toBeVisible();
  await page.getByRole('navigation', { name: 'All rules' }).getByRole('link', { name: 'Relief' }).click();
  await expect(titleOf(page, 'Relief: the rules')).toBeVisible();
  await page.goBack();
  await expect(article(page).getByRole('link', { name: 'To the lobby' })).toBeVisible();
});

test('the points lead to their rules, and back', async ({ open }) => {
  const page = await open('/points', 'player');
  await page.getByRole('link', { name: 'How points work' }).click();
  await expect(titleOf(page, 'Points: the rules')).toBeVisible();
  await article(page).getByRole('link', { name: 'Open Points' }).click();
  await expect(titleOf(page, 'Points')).toBeVisible();
});
