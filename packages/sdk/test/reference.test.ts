import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const sdk = path.join(import.meta.dirname, '..');

it('documents every public export, and has no broken links', async () => {
  const typedoc = path.join(sdk, '../../tools/long-run/node_modules/typedoc/bin/typedoc');
  const result = await run(process.execPath, [typedoc, '--emit', 'none', '--logLevel', 'Warn'], {
    cwd: sdk,
  }).catch((error: { stdout: string; stderr: string }) => error);
  expect(result.stdout + result.stderr).toBe('');
});
