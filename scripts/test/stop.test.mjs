import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';

const scripts = path.join(import.meta.dirname, '../run');
const folder = mkdtempSync(path.join(tmpdir(), 'tara-stop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const patience = { timeout: 20_000 };

const toImport = (name) => `await import(${JSON.stringify(pathToFileURL(path.join(scripts, name)).href)})`;

/** A server, and a helper that it started. */
writeFileSync(
  path.join(folder, 'server.mjs'),
  `import { spawn } from 'node:child_process';
const helper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
console.log(JSON.stringify({ server: process.pid, helper: helper.pid }));
setInterval(() => {}, 1000);`,
);
writeFileSync(
  path.join(folder, 'command.mjs'),
  `${toImport('end-with-parent.mjs')};
const { runNode } = ${toImport('process.mjs')};
console.log(JSON.stringify({ command: process.pid }));
process.exitCode = (await runNode('server.mjs', [], { cwd: ${JSON.stringify(folder)} })).code;`,
);
writeFileSync(
  path.join(folder, 'package.json'),
  JSON.stringify({ private: true, scripts: { start: 'node command.mjs' } }),
);

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Starts the command by npm. @returns the ids of all its processes */
async function startCommand() {
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const pids = { npm: npm.pid };
  for await (const line of createInterface(npm.stdout)) {
    Object.assign(pids, JSON.parse(line));
    if (pids.helper !== undefined && pids.command !== undefined) break;
  }
  return pids;
}

describe('everything that an npm command started', () => {
  it.each([
    ['npm', 'SIGTERM'],
    ['npm', 'SIGHUP'],
    ['npm', 'SIGKILL'],
    ['command', 'SIGINT'],
    ['command', 'SIGTERM'],
    ['command', 'SIGKILL'],
    ['server', 'SIGTERM'],
    ['server', 'SIGKILL'],
  ])('ends after the process "%s" gets %s', patience, async (name, signal) => {
    const pids = await startCommand();
    expect(Object.keys(pids).toSorted()).toEqual(['command', 'helper', 'npm', 'server']);
    process.kill(pids[name], signal);
    const { npm: _, ...started } = pids;
    await vi.waitUntil(() => !Object.values(started).some(isRunning), patience);
  });
});
