// Lints both documents and the flows with Redocly: its strictest set and the house rules of redocly.yaml.
import { readdirSync } from 'node:fs';
import { at, toolFile } from './run/paths.mjs';
import { node } from './run/process.mjs';

const flows = readdirSync(at('openapi/flows'))
  .filter((file) => file.endsWith('.arazzo.yaml'))
  .map((file) => at('openapi/flows', file));

const { code, output } = await node(
  toolFile('@redocly/cli', 'redocly'),
  ['lint', 'contract', 'published', 'control', ...flows, '--max-problems', '50'],
  {
    quiet: true,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
);
const warned = /\b[1-9]\d* warnings?\b/.test(output);
if (code !== 0 || warned) console.log(output);
process.exitCode = code !== 0 || warned ? 1 : 0;
