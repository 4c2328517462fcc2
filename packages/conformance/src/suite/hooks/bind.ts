import type { Backend } from '../../protocol/backend.ts';
import { HookFailed, HookMissing } from '../../protocol/expect.ts';
import { HOOK_NAMES, type HookName, type Hooks } from '../../protocol/hooks.ts';
import { TransportError } from '../../protocol/transport.ts';
import { withoutSecrets, type Step } from '../http/recorder.ts';

/**
 * The hooks as checks call them: each call is recorded and limited in time, and a missing one throws.
 * @param onMove runs after the time was moved
 */
export function bindHooks(
  hooks: Hooks,
  timeoutMs: number,
  record: (step: Step) => void,
  onMove: () => Promise<void>,
): Backend['hooks'] {
  const wrap =
    (name: HookName) =>
    async (...parameters: unknown[]) => {
      const hook = hooks[name] as ((...given: unknown[]) => Promise<unknown>) | undefined;
      if (!hook) throw new HookMissing(name);
      record({
        hook: `${name}(${parameters.map((parameter) => JSON.stringify(withoutSecrets(parameter))).join(', ')})`,
      });
      const result = await withinTime(name, () => hook.apply(hooks, parameters), timeoutMs);
      if (name === 'moveTime') await onMove();
      return result;
    };
  return Object.fromEntries(HOOK_NAMES.map((name) => [name, wrap(name)])) as unknown as Backend['hooks'];
}

/**
 * Runs a hook.
 * @throws {HookFailed} if it throws or takes too long
 */
export async function withinTime<T>(name: string, run: () => Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    if (error instanceof HookMissing || error instanceof TransportError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new HookFailed(`The hook ${name} failed: ${reason.split('\n')[0] ?? ''}`);
  } finally {
    clearTimeout(timer);
  }
}
