import type { MockWorld } from '@tara/mock-server/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The receipt of a claim. */
export function receiptOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'You received' });
}

/** Sees what a claim has brought, and closes the receipt. */
export async function takeReceipt(page: Page, what: RegExp): Promise<void> {
  await expect(receiptOf(page).getByRole('listitem').first()).toHaveText(what);
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(receiptOf(page)).toBeHidden();
}

/** The errcodes by which a call may refuse, as the contract that the server serves lists them. */
async function errcodesOf(page: Page, operationId: string): Promise<readonly number[]> {
  const answer = await page.request.get(new URL('/openapi.json', page.url()).href);
  const { components } = (await answer.json()) as {
    components: { schemas: Record<string, { properties?: { errcode?: { enum?: number[] } } }> };
  };
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Refusal`;
  const codes = components.schemas[name]?.properties?.errcode?.enum ?? [];
  expect(codes.length, `${operationId} has errcodes`).toBeGreaterThan(1);
  return codes;
}

/** A claim, and the call by which its page is read. */
interface Claim {
  operationId: string;
  read: string;
  key: Locator;
}

/**
 * Claims once for each errcode of the call: the server refuses, nothing is said, and the page is read again (spec 8).
 * Each time the claim can be pressed again, since the server had refused it for no reason of its own.
 */
export async function expectSilentRefusals(
  page: Page,
  world: MockWorld,
  { operationId, read, key }: Claim,
): Promise<void> {
  await expect(key).toBeVisible();
  for (const errcode of await errcodesOf(page, operationId)) {
    const before = await world.calls(read);
    await world.fault({ operationId, errcode, times: 1 });
    await key.click();
    await expect.poll(() => world.calls(read)).toBeGreaterThan(before);
    await world.verify({ operationId, errcode, times: 1 });
    await expect(key).toBeEnabled();
    await expect(receiptOf(page)).toBeHidden();
    await expect(page.getByText('No answer came')).toBeHidden();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  }
}

/** Claims over a line on which the answer is lost: that is said, and asked again it is paid once. */
export async function expectLostAnswer(
  page: Page,
  world: MockWorld,
  { operationId, key, again }: { operationId: string; key: Locator; again: Locator },
): Promise<void> {
  await world.fault({ operationId, effect: 'dropAfter' });
  await key.click();
  await expect(page.getByText('No answer came').first()).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
  const paid = await world.player();
  await world.clearFaults();
  await again.click();
  await expect(receiptOf(page).getByRole('listitem').first()).toBeVisible();
  const { coin, lottery } = await world.player();
  expect({ coin, lottery }).toEqual({ coin: paid['coin'], lottery: paid['lottery'] });
}

/** What the browser says of an answer that was lost on purpose. */
export const LOST = /ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/;
