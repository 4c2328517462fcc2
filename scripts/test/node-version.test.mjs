import { readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { expect, it } from 'vitest';
import { unsupportedReason } from '../run/node-version.mjs';

const root = path.join(import.meta.dirname, '../..');
const engines = (folder) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).engines.node;

it.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.0.0', '22.11.0'])('rejects Node %s', (version) => {
  expect(unsupportedReason(version)).toBe(
    `Node ${version} is not supported. Use Node 20.19 or a later 20, or Node 22.12 or newer.`,
  );
  expect(satisfies(version, engines('.'))).toBe(false);
});

it.each(['20.19.0', '20.20.2', '22.12.0', '23.11.1', '24.0.0', '25.9.0', '26.10.0', '30.0.0'])(
  'accepts Node %s',
  (version) => {
    expect(unsupportedReason(version)).toBeNull();
    expect(satisfies(version, engines('.'))).toBe(true);
  },
);

it.each(['packages/sdk', 'packages/mock-server', 'packages/web'])('%s has the same versions', (folder) => {
  expect(engines(folder)).toBe(engines('.'));
});
