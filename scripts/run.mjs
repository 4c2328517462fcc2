// The one entry of every command. An old Node reads this file and the one it imports, so that it can say what is needed;
// everything else is imported once the version is known to be good.
import { refusalOf } from './run/node-version.mjs';

const refusal = refusalOf(process.versions.node);
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  void import('./run/main.mjs').then(({ main }) => main(process.argv.slice(2)));
}
