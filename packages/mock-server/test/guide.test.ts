import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../src/commands/program.ts';
import { createMockServer, type MockServer } from '../src/index.ts';
import { contractFile } from '../src/files/package-files.ts';
import { resolveConfig } from '../src/config/world-config.ts';
import { SCENARIOS } from '../src/worlds/scenarios.ts';
import { PICTURES } from './support/forms.ts';
import {
  COMMAND,
  pickFrom,
  readCurl,
  parseRecipes,
  splitWords,
  type CurlRequest,
  type Recipe,
} from './support/recipes.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GUIDE = readFileSync(join(ROOT, 'docs/mock-server.md'), 'utf8');
/** The server's address in the guide. */
const READERS_ADDRESS = '127.0.0.1:4010';

interface ControlDocument {
  paths: Record<string, Record<string, { operationId?: string }>>;
  components: { schemas: { ConfigPatch: { properties: Record<string, unknown> } } };
}
const CONTROL = JSON.parse(readFileSync(contractFile('control.json'), 'utf8')) as ControlDocument;

/** Identifies the control call of a request; the guide never uses several path parameters. */
function getControlCall(method: string, path: string): string | undefined {
  const below = path.replace(/^\/w\/[^/]+/, '');
  const literal = CONTROL.paths[below]?.[method];
  if (literal) return literal.operationId;
  const [, item] =
    Object.entries(CONTROL.paths).find(([template]) =>
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(below),
    ) ?? [];
  return item?.[method]?.operationId;
}

/** The expected part of an answer. */
function partialMatch(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(partialMatch);
  if (typeof part !== 'object' || part === null) return part;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(part).map(([name, value]) => [name, partialMatch(value)])),
  );
}

/** The facts of an answer. */
interface Seen {
  readonly cut?: 'answer' | 'body';
  readonly status?: number;
  /** Whether the server accepted the request. */
  readonly success?: boolean;
  readonly body?: unknown;
  /** Of a command. */
  readonly output?: string;
}

function containing(text: string): unknown {
  return expect.stringContaining(text);
}

/** The expected answer in the words of the guide. */
function wanted({ status, part, cut, waits, output }: Recipe['expected']): unknown {
  if (waits) return {};
  if (output !== undefined) return { success: true, output: containing(output) };
  if (cut !== undefined) return { cut };
  return expect.objectContaining({
    ...(status === undefined ? { success: true } : { status }),
    ...(part === undefined ? {} : { body: partialMatch(part) }),
  });
}

/** A list is compared by its first entries. */
function limitLists(part: unknown, body: unknown): unknown {
  return Array.isArray(part) && Array.isArray(body) ? body.slice(0, part.length) : body;
}

describe('every recipe of the guide works', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tara-guide-'));
  const variables = new Map<string, string>();
  const files = new Map<string, Blob>([['passport.png', new Blob([PICTURES.png])]]);
  const called = new Set<string>();
  let server: MockServer;
  let address = '';

  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>client</title>');
    server = await createMockServer({
      port: 0,
      passwordCost: 16,
      web: folder,
      onDefect: (error) => {
        throw error;
      },
    });
    address = new URL(await server.listen()).host;
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const show = async (request: CurlRequest): Promise<Seen & { text: string }> => {
    const { url, method, headers, body } = request;
    const reply = await fetch(url, { method, headers, body: body ?? null, redirect: 'manual' }).catch(
      (error: Error) => error,
    );
    // Undici's error for a connection that ended before the answer; a fault causes no other error.
    if (reply instanceof Error) {
      if ((reply.cause as { code?: string }).code !== 'UND_ERR_SOCKET') throw reply;
      return { cut: 'answer', text: '' };
    }
    if (reply.headers.get('content-type')?.startsWith('text/event-stream') === true) {
      await reply.body?.cancel();
      return { status: reply.status, success: reply.ok, text: '' };
    }
    const text = await reply.text().catch((error: Error) => error);
    if (text instanceof Error) return { cut: 'body', text: '' };
    const read: unknown = /^[[{]/.test(text) ? JSON.parse(text) : undefined;
    const isCall = url.pathname.includes('/app/v1/');
    const success = reply.ok && (!isCall || (read as { errcode: number }).errcode === 0);
    return { status: reply.status, success, body: read, text };
  };

  /** Runs a command for the running server. The signal ends `tail` immediately. */
  const runWords = async (words: readonly string[]): Promise<Seen> => {
    const output: string[] = [];
    const code = await runCommand(words, {
      environment: { ...Object.fromEntries(variables), TARA_MOCK_URL: `http://${address}` },
      hasColours: false,
      write: (text) => void output.push(text),
      writeError: (text) => void output.push(text),
      stopped: AbortSignal.abort(),
    });
    return { success: code === 0, output: output.join('\n') };
  };

  /** Runs a recipe as a shell would. @returns its answer, or nothing for a plain assignment */
  const run = async (recipe: Recipe): Promise<Seen | undefined> => {
    const { command, expected, name = '', value = '', pick } = recipe;
    if (command === undefined) {
      variables.set(name, value.replace(/^'(.*)'$/, '$1'));
      return undefined;
    }
    if (command.startsWith(COMMAND)) return runWords(splitWords(command, variables).slice(1));
    const request = readCurl(command, variables, files);
    called.add(getControlCall(request.method.toLowerCase(), request.url.pathname) ?? '');
    if (request.url.host === READERS_ADDRESS) request.url.host = address;
    if (expected.waits) {
      void show(request);
      const journal = request.url.href.replace(/\/app\/v1\/.*/, '/__mock/requests?waiting=1');
      await expect.poll(async () => (await fetch(journal)).json(), { timeout: 10_000 }).toHaveLength(1);
      return {};
    }
    const { text, ...seen } = await show(request);
    if (request.output !== undefined) files.set(request.output, new Blob([text]));
    if (pick !== undefined) variables.set(name, pickFrom(seen.body, pick));
    return 'cut' in seen ? seen : { ...seen, body: limitLists(expected.part, seen.body) };
  };

  const lines = parseRecipes(GUIDE).map((recipe) => ({ ...recipe, isCall: recipe.command !== undefined }));
  it.each(lines.map((recipe) => [recipe.line, recipe] as const))('%s', async (_, recipe) => {
    expect(await run(recipe)).toEqual(recipe.isCall ? wanted(recipe.expected) : undefined);
  });

  // spec 1-67
  it('all recipes together use every call of the control API', () => {
    const all = Object.values(CONTROL.paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId }) => (operationId === undefined ? [] : [operationId])),
    );
    expect(all.filter((operationId) => !called.has(operationId))).toEqual([]);
  });
});

/** Rows of the table that begins with this heading, cell by cell. */
function createTable(heading: string): string[][] {
  const [, rows = ''] =
    new RegExp(`^\\| ${heading} .*\\n\\|[- |]+\\|\\n((?:\\|.*\\n)+)`, 'm').exec(GUIDE) ?? [];
  return rows
    .trimEnd()
    .split('\n')
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}
/** Represents a default that is longer than this. */
const LONG = '(see `GET`)';
const SHORT = 12;

/** The text in code marks of a cell. */
function coded(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]*)`/g)].map(([, text = '']) => text);
}

describe('the guide lists exactly the existing', () => {
  it('scenarios with their descriptions', () => {
    expect(createTable('name').map(([name, about]) => [coded(name)[0], about])).toEqual(
      Object.entries(SCENARIOS).map(([name, { about }]) => [name, about]),
    );
  });

  it('switches with their defaults', () => {
    const defaults: Readonly<Record<string, unknown>> = resolveConfig({});
    const rows = createTable('switch').flatMap(([names, values = '']) =>
      coded(names).map((name, index) => [name, values === LONG ? LONG : coded(values)[index]] as const),
    );
    const shown = (name: string): string => {
      const value = JSON.stringify(defaults[name]);
      return value.length > SHORT ? LONG : value;
    };
    const names = Object.keys(CONTROL.components.schemas.ConfigPatch.properties);
    expect(rows).toHaveLength(names.length);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(names.map((name) => [name, shown(name)])));
  });

  it('metrics with their labels', async () => {
    const server = await createMockServer();
    const call = { method: 'POST', url: '/app/v1/anonymous/lobbyTips', payload: {} } as const;
    await server.inject(call);
    const { payload } = await server.inject('/__mock/metrics');
    await server.close();
    const named = [...payload.matchAll(/^# TYPE (tara_\w+) \w+$/gm)].map(([, name = '']) => {
      const [, labels = ''] = new RegExp(`^${name}(?:_count)?(?:\\{(.*)\\})? `, 'm').exec(payload) ?? [];
      return [name, [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label)];
    });
    const shown = createTable('series').map(([names, labels]) => [coded(names)[0], coded(labels)]);
    const own = shown.filter(([name]) => String(name).startsWith('tara_'));
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(named));
  });

  it('options of the command line', () => {
    const run = [
      '--conditions=source',
      '--import',
      'tsx',
      join(ROOT, 'packages/mock-server/src/cli.ts'),
      '--help',
    ];
    const help = execFileSync(process.execPath, run, { cwd: ROOT, encoding: 'utf8' });
    const [, start = ''] = /^## Start\n([\s\S]*?)^## /m.exec(GUIDE) ?? [];
    const optionsIn = (text: string) => new Set(text.match(/--[a-z][a-z-]*/g));
    expect(optionsIn(start)).toEqual(optionsIn(help));
  });
});
