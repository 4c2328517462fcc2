import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('the SDK stays within its budgets (gzip)', async () => {
  const script = path.join(import.meta.dirname, '../../../scripts/sdk-budgets.mjs');
  const { stdout } = await run(process.execPath, [script]).catch((error: { stdout: string }) => error);
  // The rows over budget carry a mark; the table says by how much.
  expect(stdout.split('\n').filter((row) => row.includes('!'))).toEqual([]);
  expect(stdout.split('\n').filter((row) => /\d+\.\d+ +\d+\.\d/.test(row))).toHaveLength(7);
});
