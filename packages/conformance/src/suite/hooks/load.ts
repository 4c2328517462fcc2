import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOOK_NAMES, type Hooks } from '../../protocol/hooks.ts';
import type { Transport } from '../../protocol/transport.ts';
import { limitTime } from './bind.ts';
import { parseObject } from '../http/json.ts';
import { quote, quoteDouble } from '../sequence/shell.ts';
import { describeUnknownHook } from './names.ts';

/** The hooks could not be loaded: the message is one sentence. */
export class HooksInvalid extends Error {
  override readonly name = 'HooksInvalid';
}

const EXPECTED = 'an object with the hooks, e.g. export default { async createPlayer(setup) {} }';

async function importModule(file: string, timeoutMs: number): Promise<object> {
  const absolute = path.resolve(file);
  if (!existsSync(absolute)) throw new HooksInvalid(`There is no file ${file}.`);
  try {
    return await limitTime(async () => import(pathToFileURL(absolute).href), timeoutMs);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new HooksInvalid(`${file} could not be loaded: ${reason}`);
  }
}

/** The names of an object and, of an instance, of the methods of its class. */
function listNames(hooks: object): readonly string[] {
  const prototype = Object.getPrototypeOf(hooks) as object | null;
  const inherited =
    prototype === null || prototype === Object.prototype
      ? []
      : listNames(prototype).filter((name) => name !== 'constructor');
  return [...Object.getOwnPropertyNames(hooks), ...inherited];
}

/**
 * Loads a module whose default export has hooks, or one named export for each hook.
 * @param timeoutMs the longest wait for a module that waits itself
 * @throws {HooksInvalid} if there is no such file, or it exports no hooks
 */
export async function loadHooksModule(file: string, timeoutMs: number): Promise<Hooks> {
  const module = await importModule(file, timeoutMs);
  const exported: unknown = 'default' in module ? module.default : module;
  if (typeof exported === 'function')
    throw new HooksInvalid(`${file} exports a function or a class instead of ${EXPECTED}.`);
  if (typeof exported !== 'object' || exported === null || Array.isArray(exported) || 'then' in exported)
    throw new HooksInvalid(`The default export of ${file} is not ${EXPECTED}.`);
  const hooks = exported as Record<string, unknown>;
  const names = listNames(hooks);
  const unknown = describeUnknownHook(names);
  if (unknown !== undefined) throw new HooksInvalid(`In ${file}: ${unknown}`);
  const own = names.filter((name) => name !== 'name');
  const wrong = own.find((name) => typeof hooks[name] !== 'function');
  if (wrong !== undefined) throw new HooksInvalid(`${wrong} in ${file} is not a function.`);
  if (own.length === 0)
    throw new HooksInvalid(`${file} exports no hook; for a run without hooks use --hooks none.`);
  const bound = own.map((name) => [name, (hooks[name] as (...given: unknown[]) => unknown).bind(hooks)]);
  const { name = path.basename(file) } = exported as Hooks;
  return { name, ...Object.fromEntries(bound) };
}

/** @throws {HooksInvalid} if the list is not one of hooks that can be called over HTTP */
function readHookNames(base: string, list: unknown): readonly string[] {
  if (!Array.isArray(list) || !list.every((name) => typeof name === 'string'))
    throw new HooksInvalid(`${base} does not answer {"hooks": ["createPlayer", ...]}.`);
  const names = list as readonly string[];
  const unknown = describeUnknownHook(names);
  if (unknown !== undefined) throw new HooksInvalid(`In the list of ${base}: ${unknown}`);
  const local = names.find((name) => !HOOK_NAMES.some((hook) => hook === name));
  if (local !== undefined) throw new HooksInvalid(`${base} lists ${local}, which only a module can offer.`);
  if (names.length === 0)
    throw new HooksInvalid(`${base} lists no hook; for a run without hooks use --hooks none.`);
  return names;
}

/**
 * Hooks over HTTP: a POST to `<url>/<hook>` with `{ "arguments": [...] }`, which answers `{ "result": ... }` or
 * `{ "error": "..." }`. A GET of the URL answers `{ "hooks": ["createPlayer", ...] }`.
 * @throws {HooksInvalid} if the address does not answer so
 */
export async function loadHttpHooks(url: string, transport: Transport): Promise<Hooks> {
  const base = url.replace(/\/$/, '');
  const list = await transport({ url: base, method: 'GET', headers: { accept: 'application/json' } });
  const names = readHookNames(base, parseObject(list.text)?.['hooks']);
  const call =
    (name: string) =>
    async (...parameters: unknown[]) => {
      const { status, text } = await transport({
        url: `${base}/${name}`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ arguments: parameters }),
      });
      const answer = parseObject(text);
      const error = answer?.['error'] ?? undefined;
      if (error !== undefined) throw new Error(typeof error === 'string' ? error : JSON.stringify(error));
      if (status >= 300 || !answer)
        throw new Error(`${base} answered HTTP ${status} without {"result": ...} or {"error": "..."}`);
      return answer['result'] ?? undefined;
    };
  const command = (name: string, parameters: readonly unknown[]) =>
    `curl -s -X POST ${quoteDouble(`${base}/${name}`)} -H 'content-type: application/json' -d ${quote(JSON.stringify({ arguments: parameters }))} | field .result`;
  return { name: base, command, ...Object.fromEntries(names.map((name) => [name, call(name)])) };
}
