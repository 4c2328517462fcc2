import type { APIRequestContext, Page } from '@playwright/test';
import type { MockWorld } from '@tara/mock-server/playwright';

/** Opens a section of the console of a world. */
export const openConsole = async (page: Page, world: { name: string }, panel: string): Promise<void> => {
  await page.goto(`/w/${world.name}/__mock#${panel}`);
};

/** Calls the product's API as the demo player does. */
export const asPlayer = async (
  { world, request }: { world: MockWorld; request: APIRequestContext },
  name: string,
  data: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> => {
  const answer = await request.post(`${world.apiBase}/app/v1/${name}`, {
    headers: { ...headers, authorization: await world.token() },
    data: { clientReferrer: 'ph', channel: 'WEB', appId: 'e2e', platform: 1, ...data },
  });
  return (await answer.json()) as Record<string, unknown>;
};

/** The body of a deposit by bank transfer. */
export const DEPOSIT = { amount: 50_000, version: 4, actType: 0, rechargeType: 1 };
