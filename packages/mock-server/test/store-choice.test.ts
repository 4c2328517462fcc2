import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withNamedStore } from '../src/store/store-name.ts';
import { commandLine, PROCESS_TEST_MS } from './support/processes.ts';

/** The variables of an image. */
function getEnvironment(dockerfile: string): Record<string, string> {
  return Object.fromEntries(
    [...dockerfile.matchAll(/^ENV (\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

const image = getEnvironment(readFileSync(path.join(import.meta.dirname, '../docker/Dockerfile'), 'utf8'));
const POSTGRES = 'postgres://tara:secret@db.example:5432/worlds';

describe('the store of a command', () => {
  it.each([
    ['nothing', undefined, {}, 'memory'],
    ['the option', 'file:./a.db', { STORE: 'file:./b.db', DATABASE_URL: POSTGRES }, 'file:./a.db'],
    ['STORE', undefined, { STORE: 'file:./b.db', DATABASE_URL: POSTGRES }, 'file:./b.db'],
    ['DATABASE_URL', undefined, { STORE: '', DATABASE_URL: POSTGRES }, POSTGRES],
    ['the image', undefined, image, 'file:/data/worlds.db'],
    ['STORE of a container', undefined, { ...image, STORE: POSTGRES }, POSTGRES],
    ['DATABASE_URL of a container', undefined, { ...image, DATABASE_URL: POSTGRES }, POSTGRES],
  ])('comes from %s', async (_source, named, environment, store) => {
    expect(await withNamedStore(named, environment, async (name) => name)).toBe(store);
  });
});

describe('a refused option', () => {
  const { run } = commandLine();

  it.each([
    [['--allow-host', 'https://mock.example'], '--allow-host takes names or addresses'],
    [['--public-url', 'https://mock.example/path'], '--public-url is an origin'],
    [['--trust-proxy', 'proxy.example', '--control-token', 'secret'], '--trust-proxy takes IP addresses'],
    [['--grace', '600001'], '--grace takes a whole number up to 600000'],
    [['--latency', '50-40'], '--latency takes milliseconds'],
  ])('is named as it is typed: %j', { timeout: PROCESS_TEST_MS }, async (args, message) => {
    const { code, stderr } = await run(args);
    expect(code).toBe(2);
    expect(stderr).toContain(`tara-mock-server: ${message}`);
  });
});
