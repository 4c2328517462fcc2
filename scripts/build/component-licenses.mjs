// Lists the licences of the packages in the browser bundle of the reference page's component, whose dependencies are
// not
// installed here. Run it when the component is upgraded: `node scripts/build/component-licenses.mjs`. It installs the
// component
// with its dependencies in a temporary folder, reads the packages in the bundle from the source maps, and writes
// packages/mock-server/reference/component.LICENSES.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at } from '../run/paths.mjs';
import { bundledByMaps } from './licenses/maps.mjs';
import { licenseList, readPackage } from './licenses/packages.mjs';

const COMPONENT = '@scalar/api-reference';
const published = at(`packages/mock-server/reference/node_modules/${COMPONENT}`);
const { version } = JSON.parse(readFileSync(path.join(published, 'package.json'), 'utf8'));

const [given] = process.argv.slice(2);
const folder = given ?? mkdtempSync(path.join(tmpdir(), 'component-'));
try {
  if (given === undefined) writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const isInstalled = (name) => existsSync(path.join(folder, 'node_modules', name));
  const install = (names) => {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
    execFileSync('npm', ['install', ...options, ...names], { cwd: folder, stdio: 'inherit' });
  };
  if (!isInstalled(COMPONENT)) install([`${COMPONENT}@${version}`]);
  // The installation of this repository removes the source maps.
  const bundled = bundledByMaps(path.join(folder, 'node_modules', COMPONENT, 'dist/browser'));
  // Some packages are only development dependencies of the component.
  const missing = [...bundled].filter(([name]) => !isInstalled(name));
  if (missing.length > 0) install(missing.map((one) => one.join('@')));
  const packages = [...bundled].map(([name, itsVersion]) => ({
    ...readPackage(path.join(folder, 'node_modules', name)),
    version: itsVersion,
  }));
  const own = {
    ...readPackage(published),
    text: readFileSync(at('packages/mock-server/reference/component.LICENSE'), 'utf8').trim(),
  };
  writeFileSync(at('packages/mock-server/reference/component.LICENSES'), licenseList([own, ...packages]));
  console.log(`${packages.length + 1} packages`);
} finally {
  if (given === undefined) rmSync(folder, { recursive: true, force: true });
}
