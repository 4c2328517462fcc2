import path from 'node:path';
import type { Backend } from '../../protocol/backend.ts';
import { describeError, HookFailed, HookMissing } from '../../protocol/expect.ts';
import { HOOK_NAMES, type HookName, type Hooks } from '../../protocol/hooks.ts';
import { TransportError } from '../../protocol/transport.ts';
import type { Step } from '../sequence/steps.ts';
import { requireResult } from './results.ts';

class TooLate extends Error {}

/**
 * The hooks as checks call them: each call is recorded and limited in time, and a missing one throws.
 * @param on.need a check cannot do without a hook
 * @param on.move the time was moved
 */
export function bindHooks(
  hooks: Hooks,
  timeoutMs: number,
  on: {
    readonly record: (step: Step) => void;
    readonly need: (hook: HookName) => void;
    readonly move: () => Promise<void>;
  },
): Backend['hooks'] {
  const wrap =
    (name: HookName) =>
    async (...parameters: unknown[]) => {
      on.need(name);
      const hook = hooks[name] as ((...given: unknown[]) => Promise<unknown>) | undefined;
      if (!hook) throw new HookMissing(name);
      const start = performance.now();
      const record = (more: { readonly answer?: unknown; readonly failure?: string }) => {
        const command = () => hooks.command?.(name, parameters, more.answer);
        on.record({ hook: name, parameters, command, start, end: performance.now(), ...more });
      };
      let result: unknown;
      try {
        result = await withinTime(name, () => hook.apply(hooks, parameters), timeoutMs);
      } catch (error) {
        record({ failure: describeError(error) });
        throw error;
      }
      record({ answer: result });
      if (name === 'moveTime') await on.move();
      return result;
    };
  return Object.fromEntries(HOOK_NAMES.map((name) => [name, wrap(name)])) as unknown as Backend['hooks'];
}

/** @throws {TooLate} if the work takes too long */
export async function limitTime<T>(run: () => Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
}

const OWN_FOLDER = new URL('.', import.meta.url).pathname;

/** The line of the hooks where an error came from, e.g. ` (hooks.mjs:12)`; empty for an error of this package. */
function findPlace(error: unknown): string {
  const lines = error instanceof Error ? (error.stack?.split('\n') ?? []) : [];
  const place = lines
    .filter((line) => /^ +at .*:\d+\)?$/.test(line))
    .map((line) => line.slice(line.lastIndexOf(line.includes('(') ? '(' : ' ') + 1).replace(/:\d+\)?$/, ''))
    .find((at) => at.includes(OWN_FOLDER) || !(at.startsWith('node:') || at.includes('/node_modules/')));
  return place === undefined || place.includes(OWN_FOLDER) ? '' : ` (${path.basename(place)})`;
}

/**
 * Runs a hook.
 * @throws {HookFailed} if it throws, takes too long, or returns something else than it should
 */
export async function withinTime<T>(name: string, run: () => Promise<T>, timeoutMs: number): Promise<T> {
  try {
    const result = await limitTime(run, timeoutMs);
    requireResult(name, result);
    return result;
  } catch (error) {
    if (error instanceof HookMissing || error instanceof HookFailed || error instanceof TransportError)
      throw error;
    const reason = describeError(error).split('\n')[0] ?? '';
    throw new HookFailed(`The hook ${name} failed: ${reason}${findPlace(error)}`, error instanceof TooLate);
  }
}
