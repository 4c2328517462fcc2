// Holds the contract to its last release (openapi/baseline): what breaks clients needs a new major version.
// `--release` makes the present contract the last release instead; `--unpublished` also while the version stays.
import { checkVersion, writeBaseline } from './changes/baseline.mjs';

const { version, released, faults } = checkVersion();
const isRelease = process.argv.includes('--release');
const isUnpublished = process.argv.includes('--unpublished');

if (faults.length > 0 && !isUnpublished) {
  console.error(faults.join('\n\n'));
  console.error('\nHow to go on: openapi/README.md, "Versions".');
  process.exitCode = 1;
} else if (isRelease && version === released && !isUnpublished) {
  console.error(`Version ${version} is released. Raise info.version first: openapi/README.md, "Versions".`);
  process.exitCode = 1;
} else if (isRelease) {
  writeBaseline();
  console.log(`openapi/baseline/openapi.json is version ${version} now; commit it.`);
}
