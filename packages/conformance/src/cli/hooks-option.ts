import { createHash } from 'node:crypto';
import { HOOK_NAMES, type Hooks } from '../protocol/hooks.ts';
import type { Transport } from '../protocol/transport.ts';
import { loadHooksModule, loadHttpHooks } from '../suite/hooks/load.ts';
import { readText } from './files.ts';

const isUrl = (place: string) => /^https?:\/\//i.test(place);
const NO_HOOKS = 'none';

/** @param place a file, an address that answers hooks over HTTP, or "none" */
export async function loadHooks(
  place: string | undefined,
  transport: Transport,
  timeoutMs: number,
): Promise<Hooks | undefined> {
  if (place === undefined) return undefined;
  if (place === NO_HOOKS) return {};
  return isUrl(place) ? loadHttpHooks(place, transport) : loadHooksModule(place, timeoutMs);
}

/** What a report records of the hooks. */
export const describeHooks = (place: string | undefined, hooks: Hooks) => ({
  digest:
    place === undefined || place === NO_HOOKS || isUrl(place)
      ? undefined
      : createHash('sha256').update(readText('file', place)).digest('hex'),
  given: [...HOOK_NAMES, 'isolate' as const].filter((name) => hooks[name]),
});
