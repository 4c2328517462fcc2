import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { MockWorld, WorldStart } from '@tara/mock-server/vitest';
import type { SdkWithCalls } from '@tara/sdk';
import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, expect } from 'vitest';
import { effects } from '#api/effects.ts';
import { packagesPath } from '../../sources.ts';
import { toastTexts } from '../../toasts.ts';
import { test } from '../screen-test.tsx';
import { fill } from './page.ts';
import { linesOfPage } from './page-text.ts';
import { reduceMotion } from './reduced-motion.ts';
import { waitUntilSettled } from './wait-until-settled.ts';

/** A page in one state, compared with its file in `test/screens/pages`. */
export interface PageFile {
  /** The name of the file. */
  name: string;
  page: string;
  as?: 'visitor';
  layout?: 'desktop';
  start?: WorldStart;
  prepare?: (world: MockWorld, sdk: SdkWithCalls) => Promise<unknown>;
  /** What the player does on the page: `label` presses, `label = value` fills in. */
  steps?: readonly string[];
}

/** A Wednesday, noon at the site. */
const NOON = Date.UTC(2026, 2, 11, 7);
const CONTROLS = 'a, button, label, summary, [role=tab], [role=radio]';
/** Fields of every call. */
const COMMON = new Set(['appId', 'channel', 'clientReferrer', 'platform', 'eventTime']);
/** Consecutive checks with the same state, of 80 ms each. */
const QUIET_CHECKS = 12;
/** Reads that a timer makes, or at most once in some seconds: a slow machine makes more of them. */
const BACKGROUND = /^call (?:lobbyTips|hasMailUnread|getActivityIds|getTaskUser) |"status":0/;
const BETWEEN = '\n\n== ';

/** The control with a text or a label, in the open dialog if there is one. */
function findControl(name: string): HTMLElement {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
  const controls = [...(root?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const toText = (each: Element) => each.getAttribute('aria-label') ?? each.textContent.trim();
  const control =
    controls.find((each) => toText(each) === name) ?? controls.find((each) => toText(each).startsWith(name));
  if (!control) throw new Error(`There is no "${name}" among: ${controls.map(toText).join(' | ')}`);
  return control;
}

async function act(user: UserEvent, step: string): Promise<void> {
  const [label = '', value] = step.split(' = ');
  const control = findControl(label);
  if (value === undefined) return user.click(control);
  const field = (control as HTMLLabelElement).control;
  if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
  else if (field) fill(field, value);
}

interface Entry {
  id: number;
  operationId: string | null;
  request: object | null;
}
const journal = async (world: MockWorld, sinceId = 0): Promise<Entry[]> =>
  world.control<Entry[]>('GET', `requests?reports=0&sinceId=${sinceId}&limit=200`);

/** The calls since an entry of the journal, each once, with the fields they send. @param isLeft only changes */
async function callsSince(world: MockWorld, sinceId: number, isLeft: boolean): Promise<string[]> {
  const entries = await journal(world, sinceId);
  const calls = entries
    .filter(
      ({ operationId }) =>
        !isLeft || (operationId !== null && operationId !== 'refreshData' && operationId in effects),
    )
    .map(({ operationId, request }) => {
      const fields = Object.entries(request ?? {}).filter(([key]) => !COMMON.has(key));
      return `call ${operationId} ${JSON.stringify(Object.fromEntries(fields))}`;
    });
  return [...new Set(calls)].filter((call) => !BACKGROUND.test(call)).toSorted();
}

/** What differs between two states of the page: removed and added lines. */
function difference(before: readonly string[], after: readonly string[]): string[] {
  const rest = [...before];
  const added = after.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [...rest.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)];
}

/** Waits until the state is the expected one; without an expectation until it has been the same for a while. */
async function getState(read: () => Promise<string>, expected: string | undefined): Promise<string> {
  if (expected !== undefined) {
    await waitFor(async () => expect(await read()).toBe(expected));
    return expected;
  }
  await waitFor(() => {
    expect(document.querySelector('main h1')).not.toBeNull();
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });
  let [last, same] = ['', 0];
  for (let check = 0; same < QUIET_CHECKS; check += 1) {
    await waitUntilSettled();
    const state = await read();
    if (check === 100) expect(state, 'The page does not come to rest.').toBe(last);
    same = state === last ? same + 1 : 0;
    last = state;
  }
  return last;
}

/**
 * Compares pages with their files: what is on the page, then what each step changes there, and which calls it makes.
 * A file that does not exist is written. To accept a change of a page, delete its file and run the test twice.
 */
export function testPages(pages: readonly PageFile[]): void {
  beforeEach(reduceMotion);
  test.for(pages)('shows the content of its file: $name', async (row, { open, world, otherDevice }) => {
    const { name, page, as = 'player', layout = 'mobile', start, prepare, steps = [] } = row;
    const file = packagesPath(`web/test/screens/pages/${name}.txt`);
    const expected = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split(BETWEEN) : [];
    await world.reset({ seed: 7, now: NOON, ...start });
    await prepare?.(world, await otherDevice());
    const { user } = await open(page, as, { layout });
    const address = () => `${window.location.pathname}${window.location.search}`;
    const states = [await getState(async () => [address(), ...linesOfPage()].join('\n'), expected[0])];
    for (const [index, step] of steps.entries()) {
      await waitUntilSettled();
      const { id = 0 } = (await journal(world))[0] ?? {};
      const [lines, toasts, place] = [linesOfPage(), toastTexts().length, address()];
      const path = window.location.pathname;
      await act(user, step);
      const wanted = expected[index + 1];
      const read = async () =>
        [
          step,
          ...(address() === place ? [] : [`address ${address()}`]),
          ...toastTexts()
            .slice(toasts)
            .map((text) => `toast ${text as string}`),
          ...(await callsSince(world, id, window.location.pathname !== path)),
          ...(window.location.pathname === path ? difference(lines, linesOfPage()) : linesOfPage()),
        ].join('\n');
      states.push(await getState(read, wanted));
    }
    await expect(`${states.join(BETWEEN)}\n`).toMatchFileSnapshot(file);
  });
}
