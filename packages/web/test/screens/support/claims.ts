import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { temporarilyUnavailable } from '@tara/sdk/errcodes';
import type { MockWorld } from '@tara/mock-server/vitest';
import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { queryClient } from '#api/query.ts';
import { packagesPath } from '../../sources.ts';
import { toastTexts } from '../../toasts.ts';

const RECEIPT = { name: 'You received' };

/** Waits for the receipt of a claim. */
export async function findReceipt(): Promise<HTMLElement> {
  return screen.findByRole('dialog', RECEIPT);
}

/** The receipt of a claim; null while none is shown. */
export function queryReceipt(): HTMLElement | null {
  return screen.queryByRole('dialog', RECEIPT);
}

/** Checks the receipt of a claim and closes it. @param expected the texts of its lines, from the first on */
export async function closeReceipt(user: UserEvent, ...expected: readonly RegExp[]): Promise<void> {
  const receipt = await findReceipt();
  const lines = within(receipt).getAllByRole('listitem');
  for (const [index, text] of expected.entries()) expect(lines[index]?.textContent).toMatch(text);
  await user.click(within(receipt).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(queryReceipt()).toBeNull());
}

/** Waits for a button after the page has read all of its data; before, the page may render again. */
export async function findReadyButton(name: RegExp): Promise<HTMLElement> {
  await screen.findByRole('button', { name });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return screen.findByRole('button', { name });
}

/** Waits until the text of an element matches. */
export async function expectText(element: () => Element | undefined, text: string | RegExp): Promise<void> {
  await waitFor(() =>
    typeof text === 'string'
      ? expect(element()?.textContent).toContain(text)
      : expect(element()?.textContent).toMatch(text),
  );
}

interface Contract {
  components: { schemas: Record<string, { properties?: { errcode?: { enum?: number[] } } }> };
}
const CONTRACT = packagesPath('../openapi/dist/openapi.json');

/** The errcodes of a call in the contract that end a claim: a busy claim is repeated. */
function getErrcodes(operationId: string): readonly number[] {
  const { components } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as Contract;
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Refusal`;
  const codes = components.schemas[name]?.properties?.errcode?.enum ?? [];
  expect(codes.length, `${operationId} has errcodes`).toBeGreaterThan(1);
  return codes.filter((code) => code !== temporarilyUnavailable);
}

/** A claim, and the call that reads its page. */
interface Claim {
  operationId: string;
  read: string;
  button: () => HTMLElement;
}

/**
 * Claims once for each errcode of the call: the server rejects the claim, no message is shown, and the page is read
 * again (spec 8). The claim remains possible each time, as the errcode is an injected fault.
 */
export async function expectSilentRejections(
  user: UserEvent,
  world: MockWorld,
  { operationId, read, button }: Claim,
): Promise<void> {
  await waitFor(button);
  for (const errcode of getErrcodes(operationId)) {
    const before = await world.calls(read);
    await world.fault({ operationId, errcode, times: 1 });
    await user.click(button());
    await vi.waitFor(async () => expect(await world.calls(read)).toBeGreaterThan(before), 30_000);
    await world.verify({ operationId, errcode, times: 1 });
    await waitFor(() => expect(isEnabled(button())).toBe(true));
    expect(queryReceipt()).toBeNull();
    expect(screen.queryByText('No answer from the server', { exact: false })).toBeNull();
    expect(toastTexts()).toEqual([]);
  }
}

function isEnabled(button: HTMLElement): boolean {
  return !button.hasAttribute('disabled') && button.getAttribute('aria-disabled') !== 'true';
}
