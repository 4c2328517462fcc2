// Runs in a folder where @tara/sdk is installed from its tarball: takes every entry as CommonJS does.
const manifest = require('@tara/sdk/package.json');

const found = {};
for (const entry of Object.keys(manifest.exports)) {
  if (!entry.endsWith('.json')) found[entry] = Object.keys(require(`@tara/sdk${entry.slice(1)}`)).length;
}
process.stdout.write(JSON.stringify(found));
