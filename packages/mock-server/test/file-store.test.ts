import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createMockServer } from '../src/index.ts';
import { commandLine, PROCESS_TEST_MS } from './support/processes.ts';
import { remote } from './support/remote.ts';

vi.setConfig({ testTimeout: PROCESS_TEST_MS });

const { serve, run } = commandLine();
const folder = mkdtempSync(path.join(tmpdir(), 'tara-file-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DEMO = 'players/10000001';
const coinAt = async (url: string): Promise<number> =>
  (await remote(url).control<{ user: { coin: number } }>('GET', DEMO)).user.coin;

describe('a backup that was copied over the file of a killed server', () => {
  it('is refused while the log of the killed server is beside it, and complete without the log', async () => {
    const file = path.join(folder, 'restored.db');
    const args = ['--store', `file:${file}`];
    const first = await serve(args);
    await remote(first.url).control('PATCH', DEMO, { coin: 111_100 });
    await first.end('SIGTERM');
    copyFileSync(file, `${file}.backup`);

    const second = await serve(args);
    await remote(second.url).control('PATCH', DEMO, { coin: 222_200 });
    await second.end('SIGKILL');
    expect(existsSync(`${file}-wal`)).toBe(true);
    copyFileSync(`${file}.backup`, file);

    const { code, stderr } = await run(['--port', '0', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(
      `${file}-wal is not the log of this file, which is a backup. Delete ${file}-wal`,
    );
    rmSync(`${file}-wal`);
    const third = await serve(args);
    expect(await coinAt(third.url)).toBe(111_100);
    await third.end('SIGTERM');
  });
});

describe('a file store', () => {
  it('continues with the log of a killed server', async () => {
    const args = ['--store', `file:${path.join(folder, 'killed.db')}`];
    const first = await serve(args);
    await remote(first.url).control('PATCH', DEMO, { coin: 222_200 });
    await first.end('SIGKILL');
    const second = await serve(args);
    expect(await coinAt(second.url)).toBe(222_200);
    await second.end('SIGTERM');
  });

  it('ignores the shared-memory index of another machine', async () => {
    const file = path.join(folder, 'index.db');
    writeFileSync(`${file}-shm`, Buffer.alloc(32_768, 7));
    const server = await createMockServer({ store: `file:${file}` });
    expect((await server.inject('/__mock/health')).json()).toMatchObject({ players: 1 });
    await server.close();
  });

  const pipe = path.join(folder, 'pipe.db');
  const cut = path.join(folder, 'cut.db');
  it.each([
    ['below /proc', '/proc/x/y.db', 'the folder /proc/x cannot be created or written (ENOENT)'],
    ['that is a device', '/dev/null', '/dev/null is not a file'],
    ['that is a pipe', pipe, `${pipe} is not a file`],
    ['below a file', path.join(pipe, 'y.db'), `${pipe} is not a folder`],
    ['that was cut off', cut, 'the file is damaged'],
  ])('refuses a path %s', async (_case, file, reason) => {
    if (!existsSync(pipe)) execFileSync('mkfifo', [pipe]);
    if (!existsSync(cut)) {
      const server = await createMockServer({ store: `file:${cut}` });
      await server.inject('/__mock/health');
      await server.close();
      truncateSync(cut, 8192);
    }
    await expect(createMockServer({ store: `file:${file}` })).rejects.toThrow(
      `the store file:${file} cannot be opened: ${reason}`,
    );
  });
});
