import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it('refuses a checkout whose path contains "#" before anything is built', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tara #1 '));
  try {
    for (const name of ['scripts', 'package.json'])
      cpSync(path.join(import.meta.dirname, '../..', name), path.join(folder, name), { recursive: true });
    const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr.trim()).toBe(
      `The path ${folder}${path.sep} contains "#", which the build does not support. Move the checkout.`,
    );
    expect([status, stdout]).toEqual([1, '']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
