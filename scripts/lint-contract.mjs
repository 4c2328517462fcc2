// Lints both documents with Redocly: its strictest set and the house rules of redocly.yaml.
import { toolFile } from './run/paths.mjs';
import { node } from './run/process.mjs';

const { code, output } = await node(
  toolFile('@redocly/cli', 'redocly'),
  ['lint', 'contract', 'control', '--max-problems', '50'],
  {
    quiet: true,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
);
const warned = /\b[1-9]\d* warnings?\b/.test(output);
if (code !== 0 || warned) console.log(output);
process.exitCode = code !== 0 || warned ? 1 : 0;
