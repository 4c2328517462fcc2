// Compares the contract with its last release (openapi/baseline) and fails if info.version is too low for the changes.
// `--release` stores the contract as the last release; `--unpublished` does so even if the version did not change.
import { checkVersion, writeBaseline } from './changes/baseline.mjs';

const { version, released, faults } = checkVersion();
const isRelease = process.argv.includes('--release');
const isUnpublished = process.argv.includes('--unpublished');

if (faults.length > 0 && !isUnpublished) {
  console.error(faults.join('\n\n'));
  console.error('\nHow to fix this: openapi/README.md, "Versions".');
  process.exitCode = 1;
} else if (isRelease && version === released && !isUnpublished) {
  console.error(
    `Version ${version} is already released. Raise info.version first: openapi/README.md, "Versions".`,
  );
  process.exitCode = 1;
} else if (isRelease) {
  writeBaseline();
  console.log(`Stored version ${version} in openapi/baseline/openapi.json. Commit this file.`);
}
