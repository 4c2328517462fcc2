import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOOK_NAMES, type Hooks } from '../../protocol/hooks.ts';
import type { Transport } from '../../protocol/transport.ts';

/** The hooks could not be loaded: the message is one sentence. */
export class HooksInvalid extends Error {
  override readonly name = 'HooksInvalid';
}

const NAMES = new Set<string>([...HOOK_NAMES, 'isolate', 'name']);

/**
 * Loads a module whose default export has hooks, or one named export for each hook.
 * @throws {HooksInvalid} if there is no such file, or it exports no hooks
 */
export async function loadHooksModule(file: string): Promise<Hooks> {
  const absolute = path.resolve(file);
  if (!existsSync(absolute)) throw new HooksInvalid(`There is no file ${file}.`);
  let module: { default?: unknown };
  try {
    module = (await import(pathToFileURL(absolute).href)) as { default?: unknown };
  } catch (error) {
    throw new HooksInvalid(
      `${file} could not be loaded: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
  }
  const hooks = (module.default ?? module) as Record<string, unknown>;
  const unknown = Object.keys(hooks).filter((name) => !NAMES.has(name));
  if (unknown.length > 0)
    throw new HooksInvalid(`${file} exports ${unknown.join(', ')}, which is not a hook.`);
  const wrong = Object.entries(hooks).filter(([name, hook]) => name !== 'name' && typeof hook !== 'function');
  if (wrong.length > 0)
    throw new HooksInvalid(`${wrong.map(([name]) => name).join(', ')} in ${file} is not a function.`);
  return { name: path.basename(file), ...hooks };
}

/**
 * Hooks over HTTP: a POST to `<url>/<hook>` with `{ "arguments": [...] }`, which answers `{ "result": ... }` or
 * `{ "error": "..." }`. A GET of the URL answers `{ "hooks": ["createPlayer", ...] }`.
 * @throws {HooksInvalid} if the address does not answer so
 */
export async function loadHttpHooks(url: string, transport: Transport): Promise<Hooks> {
  const base = url.replace(/\/$/, '');
  const list = await transport({ url: base, method: 'GET', headers: { accept: 'application/json' } });
  let names: unknown;
  try {
    names = (JSON.parse(list.text) as { hooks?: unknown }).hooks;
  } catch {
    names = undefined;
  }
  if (!Array.isArray(names)) throw new HooksInvalid(`${base} does not answer {"hooks": [...]}.`);
  const call =
    (name: string) =>
    async (...parameters: unknown[]) => {
      const answer = await transport({
        url: `${base}/${name}`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ arguments: parameters }),
      });
      const { result, error } = JSON.parse(answer.text) as { result?: unknown; error?: string };
      if (answer.status >= 300 || error !== undefined) throw new Error(error ?? `HTTP ${answer.status}`);
      return result;
    };
  const known = HOOK_NAMES.filter((name) => names.includes(name));
  return { name: base, ...Object.fromEntries(known.map((name) => [name, call(name)])) };
}
