// Entry of every command. Old Nodes can parse this file and its import, and print the required version. All other
// modules are imported after the version check.
import { unsupportedReason } from './run/node-version.mjs';

const reason = unsupportedReason(process.versions.node);
if (reason) {
  console.error(reason);
  process.exitCode = 1;
} else {
  void import('./run/main.mjs').then(({ main }) => main(process.argv.slice(2)));
}
