import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

/** Console errors, and requests to other origins. */
const pageErrors: string[] = [];

test.beforeEach(({ page, mockUrl }) => {
  pageErrors.length = 0;
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') pageErrors.push(line.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== mockUrl && protocol.startsWith('http')) pageErrors.push(request.url());
  });
});

// Policy violations and missing files are console errors.
test.afterEach(() => expect(pageErrors).toEqual([]));

async function openReference(page: Page, { name }: { name: string }, rest: string): Promise<void> {
  // Requests that the policy blocks are not in the console.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      reportError(new Error(`${violatedDirective}: ${sample}`));
    });
  });
  await page.goto(`/w/${name}/docs${rest}`);
}

function getCall(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true });
}

test('opens under its security policy without other origins, with named controls', async ({
  page,
  world,
}) => {
  await openReference(page, world, '');
  await expect(page.getByRole('heading', { name: 'Tara Slots API' })).toBeVisible();
  await expect(page.getByText(`World ${world.name}`, { exact: true })).toBeVisible();
  // Labels appear one frame after their controls.
  await expect.poll(() => violations(page)).toEqual([]);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
});

// Each search loads the large page anew; the long run adds further ones.
for (const [by, text, tag] of [
  ['name', 'checkRechargeOrder', []],
  ['title', 'a deposit has arrived', ['@full']],
] as const)
  test(`finds a call by its ${by} by keyboard`, { tag: [...tag] }, async ({ page, world }) => {
    await openReference(page, world, '');
    await expect(page.getByRole('heading', { name: 'Tara Slots API' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog');
    await page.keyboard.type(text);
    await search.getByText('Check whether a deposit has arrived').first().click();
    await expect(page).toHaveURL(/#tag\/deposit\/checkRechargeOrder$/);
    await expect(page.getByRole('heading', { name: 'Check whether a deposit has arrived' })).toBeInViewport();
  });

for (const [text, reason, call, tag] of [
  ['2304', '2304 rechargeBonusUnavailable', 'deposit/recharge3', []],
  ['withdraw money', '', 'withdraw/exchange', []],
  ['log in', '', 'signIn/accountLogin', ['@full']],
] as const)
  test(`opens the first hit for "${text}" with Enter`, { tag: [...tag] }, async ({ page, world }) => {
    await openReference(page, world, '');
    await expect(page.getByRole('heading', { name: 'Tara Slots API' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(text);
    const hit = page.locator(`[id="search-result-product-${world.name}/tag/${call}"]`);
    await expect(hit).toHaveAttribute('data-refusal', reason);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#tag/${call}$`));
  });

test('opens an errcode from the refusals of a call, and a call from its errcode', async ({ page, world }) => {
  await openReference(page, world, '#recharge3');
  await getCall(page, 'Make a deposit order').getByRole('link', { name: '2304', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/errcodes#2304$/);
  await expect(page.getByRole('heading', { name: '2304 rechargeBonusUnavailable' })).toBeInViewport();
  await expect.poll(() => violations(page)).toEqual([]);
  await page.locator('[id="2304"]').getByRole('link', { name: 'recharge3', exact: true }).click();
  await expect(getCall(page, 'Make a deposit order')).toBeInViewport();
});

test('opens a call by its link, with errors, nested fields and samples', async ({ page, world }) => {
  await openReference(page, world, '#recharge3');
  const call = getCall(page, 'Make a deposit order');
  await expect(call.getByRole('heading', { name: 'Make a deposit order' })).toBeInViewport();
  await expect(call.getByRole('row', { name: /2301 rechargeChannelUnknown/ })).toBeVisible();
  await expect(call.getByText('3 = loginPay')).toBeVisible();

  // A nested field of the answer, below two collapsed ones.
  const nested = call.getByText('The full account number, because the player', { exact: false });
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
  await expect(sample).toContainText('sdk.call.recharge3(');

  await page.evaluate(() => {
    location.hash = '#refreshData';
  });
  await expect(page.getByRole('heading', { name: 'Refresh the balance' })).toBeInViewport();
});

test('changes the world of the page by "Try it"', async ({ page, world }) => {
  // Without an address of a call, to which the page would scroll while the button is pressed.
  await openReference(page, world, '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'demoplayer' })).toBeVisible();
  expect(await world.control('GET', 'orders')).toEqual([]);
  await page.evaluate(() => {
    location.hash = '#recharge3';
  });
  const call = getCall(page, 'Make a deposit order');
  await call.getByRole('button', { name: /^Test Request/ }).click();
  await page.getByRole('button', { name: /^Send post request/ }).click();
  await expect(page.getByText('200 OK')).toBeVisible();
  expect(await world.control('GET', 'orders')).toEqual([
    expect.objectContaining({ kind: 'recharge', amount: 50_000, waiting: true }),
  ]);
});

test('shows the control API on the same page', async ({ page, world }) => {
  await openReference(page, world, '/control#addFault');
  const call = getCall(page, 'Add a fault');
  await expect(call.getByRole('heading', { name: 'Add a fault' })).toBeInViewport();
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

/** All field descriptions of a document. */
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

/** Text without spaces and code marks, which the page shows differently. */
function plain(text: string): string {
  return text.replaceAll(/[\s`*_\\]/g, '');
}

for (const { rest, least, hidden } of [
  { rest: '', least: 300, hidden: [] },
  // Where several schemas describe one field, the component shows one of them: for the kind of a latency the description in the branch,
  // for the reward of a mail the description of the type that the schema narrows.
  {
    rest: '/control',
    least: 100,
    hidden: [
      '/components/schemas/Latency/kind',
      '/components/schemas/MailRequest/properties/propList/items/allOf/1/count',
    ],
  },
]) {
  // Expanding everything takes half a minute, and a phone shows the same.
  test(`every description of a field in docs${rest} is on the page once it is expanded @desktop @full`, async ({
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
