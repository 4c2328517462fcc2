import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at, cacheDir } from '../../run/paths.mjs';
import { bundledByMaps } from './maps.mjs';
import { licenseList, readPackage } from './packages.mjs';

const COMPONENT = '@scalar/api-reference';
const MIN_PACKAGES = 100;

/**
 * Returns the licences of the packages in the browser bundle of the reference page's component. Their packages are not
 * installed in this repository: the first call for a version installs the component in a temporary folder, which needs a
 * network and about a minute, reads the packages from the source maps, and caches the list.
 * @throws {Error} if the bundle has fewer packages than expected: its source maps have another format
 */
export function readComponentLicenses() {
  const published = at(`packages/mock-server/reference/node_modules/${COMPONENT}`);
  const { version } = JSON.parse(readFileSync(path.join(published, 'package.json'), 'utf8'));
  const cached = path.join(cacheDir, `component-licenses-${version}.txt`);
  if (!existsSync(cached)) {
    const text = listLicenses(published, version);
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(cached, text);
  }
  return readFileSync(cached, 'utf8');
}

function listLicenses(published, version) {
  const folder = mkdtempSync(path.join(tmpdir(), 'component-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
    const isInstalled = (name) => existsSync(path.join(folder, 'node_modules', name));
    const install = (names) => {
      const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
      execFileSync('npm', ['install', ...options, ...names], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    };
    install([`${COMPONENT}@${version}`]);
    const bundled = bundledByMaps(path.join(folder, 'node_modules', COMPONENT, 'dist/browser'));
    if (bundled.size < MIN_PACKAGES)
      throw new Error(
        `found ${bundled.size} packages in the bundle of ${COMPONENT}, expected ${MIN_PACKAGES} or more`,
      );
    // Some packages are only development dependencies of the component.
    const missing = [...bundled].filter(([name]) => !isInstalled(name));
    if (missing.length > 0) install(missing.map((entry) => entry.join('@')));
    const packages = [...bundled].map(([name, bundledVersion]) => ({
      ...readPackage(path.join(folder, 'node_modules', name)),
      version: bundledVersion,
    }));
    const component = {
      ...readPackage(published),
      text: readFileSync(at('packages/mock-server/reference/component.LICENSE'), 'utf8').trim(),
    };
    return licenseList([component, ...packages]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
