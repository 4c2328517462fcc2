import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Three processes start from their sources, which takes long on a busy machine. */
const TEST_TIMEOUT_MS = 180_000;

const run = promisify(execFile);
const printAnswersScript = fileURLToPath(new URL('support/print-answers.ts', import.meta.url));

/** The answers of a world to a fixed list of calls, from a process of its own. */
async function printAnswers(seed: number): Promise<string> {
  const args = ['--conditions=source', '--import', 'tsx', printAnswersScript, String(seed)];
  return (await run(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 })).stdout;
}

// spec 1-67
it(
  'two processes give identical answers for the same seed, and others for another seed',
  { timeout: TEST_TIMEOUT_MS },
  async () => {
    const [one, same, other] = await Promise.all([printAnswers(5), printAnswers(5), printAnswers(6)]);
    expect(one.length).toBeGreaterThan(10_000);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  },
);
