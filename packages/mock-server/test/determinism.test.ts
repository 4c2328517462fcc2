import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Three processes that each start from the sources: on a busy machine far longer than any other test. */
const PATIENCE_MS = 180_000;

const run = promisify(execFile);
const script = fileURLToPath(new URL('support/print-answers.ts', import.meta.url));

/** Everything that a world answers to a fixed list of calls, from a process of its own. */
async function recite(seed: number): Promise<string> {
  const args = ['--conditions=source', '--import', 'tsx', script, String(seed)];
  return (await run(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 })).stdout;
}

it(
  'answers byte for byte the same in two processes, and otherwise with another seed',
  { timeout: PATIENCE_MS },
  async () => {
    const [one, same, other] = await Promise.all([recite(5), recite(5), recite(6)]);
    expect(one.length).toBeGreaterThan(10_000);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  },
);
