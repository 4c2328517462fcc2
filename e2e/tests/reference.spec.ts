import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

/** What the page complains of, and requests that leave its origin. */
const complaints: string[] = [];

test.beforeEach(({ page, mockUrl }) => {
  complaints.length = 0;
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== mockUrl && protocol.startsWith('http')) complaints.push(request.url());
  });
});

// A violation of the policy is an error in the console, and so is a file that is not there.
test.afterEach(() => expect(complaints).toEqual([]));

async function openReference(page: Page, { name }: { name: string }, rest: string): Promise<void> {
  // What the component only tries, and the policy stops, is in no console.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      reportError(new Error(`${violatedDirective}: ${sample}`));
    });
  });
  await page.goto(`/w/${name}/docs${rest}`);
}

function callOf(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true });
}

test('opens under its policy, asks nobody else, and names what can be operated', async ({ page, world }) => {
  await openReference(page, world, '');
  await expect(page.getByRole('heading', { name: 'Tara Slots API' })).toBeVisible();
  await expect(page.getByText(`World ${world.name}`, { exact: true })).toBeVisible();
  // Names come a frame after what they name.
  await expect.poll(() => violations(page)).toEqual([]);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
});

test('search finds a call by a field, by keyboard', async ({ page, world }) => {
  await openReference(page, world, '');
  await expect(page.getByRole('heading', { name: 'Tara Slots API' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog');
  await page.keyboard.type('checkRechargeOrder');
  await search.getByText('Ask whether a deposit has arrived').first().click();
  await expect(page).toHaveURL(/#tag\/deposit\/checkRechargeOrder$/);
  await expect(page.getByRole('heading', { name: 'Ask whether a deposit has arrived' })).toBeInViewport();
});

test('a link opens its call, at once and later, with refusals, nested fields and samples', async ({
  page,
  world,
}) => {
  await openReference(page, world, '#recharge3');
  const call = callOf(page, 'Make a deposit order');
  await expect(call.getByRole('heading', { name: 'Make a deposit order' })).toBeInViewport();
  await expect(call.getByRole('row', { name: /2301 rechargeChannelUnknown/ })).toBeVisible();
  await expect(call.getByText('3 = loginPay')).toBeVisible();

  // A field of a type of the answer, below two that are closed.
  const nested = call.getByText('The full number, because the player has to type it', { exact: false });
  await call.getByRole('button', { name: /^200/ }).click();
  await expect(nested).toHaveCount(0);
  await call.getByRole('button', { name: 'appRechargeBankOwn', exact: true }).click();
  await expect(nested).toBeVisible();
  const answers = call.getByRole('list', { name: 'Responses' });
  await answers.getByRole('button', { name: 'Headers', exact: true }).click();
  await expect(answers.getByText('X-Request-Id', { exact: true })).toBeVisible();

  const sample = call.getByRole('group', { name: /^Request Example/ }).getByRole('code');
  await expect(sample).toContainText(`/w/${world.name}/app/v1/recharge3`);
  await call.getByRole('button', { name: 'curl' }).click();
  await page.getByRole('option', { name: 'SDK' }).click();
  await expect(sample).toContainText("sdk.post('/app/v1/recharge3'");

  await page.evaluate(() => {
    location.hash = '#refreshData';
  });
  await expect(page.getByRole('heading', { name: 'Refresh the balance' })).toBeInViewport();
});

test('a try changes the world that the page is of', async ({ page, world }) => {
  await openReference(page, world, '#recharge3');
  const call = callOf(page, 'Make a deposit order');
  await expect(call).toBeAttached();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'demoplayer' })).toBeVisible();
  expect(await world.control('GET', 'orders')).toEqual([]);
  await call.getByRole('button', { name: /^Test Request/ }).click();
  await page.getByRole('button', { name: /^Send post request/ }).click();
  await expect(page.getByText('200 OK')).toBeVisible();
  expect(await world.control('GET', 'orders')).toEqual([
    expect.objectContaining({ kind: 'recharge', amount: 50_000, waiting: true }),
  ]);
});

test('the control API has the same page', async ({ page, world }) => {
  await openReference(page, world, '/control#addFault');
  const call = callOf(page, 'Make something go wrong');
  await expect(call.getByRole('heading', { name: 'Make something go wrong' })).toBeInViewport();
  await expect.poll(() => violations(page)).toEqual([]);
  await call.getByRole('button', { name: /^Test Request/ }).click();
  await page.getByRole('button', { name: /^Send post request/ }).click();
  await expect(page.getByText('201 Created')).toBeVisible();
  expect(await world.control('GET', 'faults')).toEqual([
    expect.objectContaining({ operationId: 'recharge3', errcode: 2301 }),
  ]);
});

interface Described {
  readonly where: string;
  readonly text: string;
}

/** Every description of a field in a document, wherever it stands. */
function fieldDescriptions(value: unknown, where = ''): Described[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (name === 'example' || name === 'examples') return [];
    const own =
      name === 'properties' && !where.endsWith('/properties')
        ? Object.entries(inner as Record<string, { description?: unknown }>).flatMap(([field, schema]) =>
            typeof schema.description === 'string'
              ? [{ where: `${where}/${field}`, text: schema.description }]
              : [],
          )
        : [];
    return [...own, ...fieldDescriptions(inner, `${where}/${name}`)];
  });
}

/** Text without what the page sets in another form: spaces, code marks. */
function plain(text: string): string {
  return text.replaceAll(/[\s`*_\\]/g, '');
}

for (const { rest, least, hidden } of [
  { rest: '', least: 300, hidden: [] },
  // Where several schemas describe one field, the component shows one of them: of a latency's kind that of the branch,
  // of a mail's reward that of the type which it narrows.
  {
    rest: '/control',
    least: 100,
    hidden: [
      '/components/schemas/Latency/kind',
      '/components/schemas/MailRequest/properties/propList/items/allOf/1/count',
      '/components/schemas/MailRequest/properties/propList/items/allOf/1/betRate',
    ],
  },
]) {
  // A phone shows the same, and expanding it all takes a while: half a minute for the many calls of the client.
  const lane = rest === '' ? '@desktop @full' : '@desktop';
  test(`every description of a field in docs${rest} is on the page once it is expanded ${lane}`, async ({
    page,
    world,
    request,
  }) => {
    test.slow();
    await openReference(page, world, rest);
    const document: unknown = await (await request.get(`/w/${world.name}/docs${rest}/openapi.json`)).json();
    const described = fieldDescriptions(document);
    expect(described.length).toBeGreaterThan(least);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(async () => {
      const shown = plain((await page.locator('#reference').textContent()) ?? '');
      const missing = described.filter(({ text }) => !shown.includes(plain(text)));
      expect(missing.map(({ where }) => where)).toEqual(hidden);
    }).toPass({ timeout: 60_000 });
  });
}
