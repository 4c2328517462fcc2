// Creates the tarballs of the packages for publication: built, with exact versions, and without what only this
// repository needs. `node scripts/build/pack.mjs [--draft] [sdk|mock-server|conformance] [folder]`; default: all, into
// `dist/package` of each package. The last lines of its output are the paths of the tarballs. `--draft` needs no network:
// it leaves out the licences of the reference page's component, so its tarball must not be published.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readComponentLicenses } from './licenses/component.mjs';
import { bundledFolders, licenseList, readPackage } from './licenses/packages.mjs';
import { buildPages, buildSdk } from '../run/build.mjs';
import { at, toolFile } from '../run/paths.mjs';
import { runNode } from '../run/process.mjs';

const PACKAGES = ['sdk', 'mock-server', 'conformance'];
const LICENSES = 'THIRD-PARTY-LICENSES.txt';

/** Third-party artwork in the pages of the mock server. */
const ARTWORK = [
  { name: 'Fluent Emoji', license: 'MIT', file: 'scripts/build/licenses/fluent-emoji.LICENSE' },
  { name: 'Changa', license: 'OFL-1.1', file: 'packages/mock-server/games-client/public/changa-OFL.txt' },
];

const isDraft = process.argv.includes('--draft');
const names = process.argv.slice(2).filter((argument) => argument !== '--draft');

const { catalog } = parse(readFileSync(at('pnpm-workspace.yaml'), 'utf8'));

function withExactVersions(dependencies) {
  const spell = ([name, version]) => [name, version === 'catalog:' ? catalog[name] : version];
  return Object.fromEntries(Object.entries(dependencies).map(spell));
}

/** Sources are not published, so no export condition may point to them. */
function withoutSource([entry, target]) {
  if (typeof target === 'string') return [entry, target];
  const { source: _source, ...conditions } = target;
  return [entry, conditions];
}

/** Creates package.json for the registry: without `catalog:`, without source conditions, without tools. */
function publishedManifest(home) {
  const {
    devDependencies: _tools,
    imports: _sources,
    scripts: _refusal,
    ...manifest
  } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  for (const kind of ['dependencies', 'optionalDependencies'])
    if (manifest[kind]) manifest[kind] = withExactVersions(manifest[kind]);
  return { ...manifest, exports: Object.fromEntries(Object.entries(manifest.exports).map(withoutSource)) };
}

/** Creates the readme for the registry: links point to the repository. */
function publishedReadme(home, { repository }) {
  const base = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/`;
  const text = readFileSync(path.join(home, 'README.md'), 'utf8');
  return text.replaceAll(/\]\((\.\.?\/[^)]+)\)/g, (_whole, link) => {
    const [target, anchor] = link.split('#');
    const inside = path.relative(at('.'), path.resolve(home, target)).replaceAll('\\', '/');
    return `](${base}${inside}${anchor === undefined ? '' : `#${anchor}`})`;
  });
}

function createTarball(folder) {
  // npm sets the path of its JavaScript file; otherwise it is called by name.
  const npm = process.env['npm_execpath']?.endsWith('npm-cli.js');
  const [program, first] = npm ? [process.execPath, [process.env['npm_execpath']]] : ['npm', []];
  const options = ['pack', '--json', '--ignore-scripts', '--offline', '--loglevel=error'];
  const answer = execFileSync(program, [...first, ...options], { cwd: folder, encoding: 'utf8' });
  const [{ name, filename, files, size }] = JSON.parse(answer);
  console.log(`${name}: ${files.length} files, ${(size / 1000).toFixed(1)} kB`);
  return path.join(folder, filename);
}

/** Licences of third-party code in a package; empty if there is none. */
function collectLicenses(name, metafiles) {
  const folders = metafiles.flatMap((file) =>
    bundledFolders(JSON.parse(readFileSync(file, 'utf8')), at('.')),
  );
  const packages = [...new Set(folders.map((folder) => realpathSync(folder)))].map(readPackage);
  if (name !== 'mock-server') return licenseList(packages);
  const drawn = ARTWORK.map(({ file, ...one }) => ({ ...one, text: readFileSync(at(file), 'utf8').trim() }));
  const lists = [licenseList([...packages, ...drawn]), ...(isDraft ? [] : [readComponentLicenses()])];
  return lists.join(`\n${'-'.repeat(80)}\n\n`);
}

/** @throws {Error} if package.json names a file that was not built */
function requireTargets(out, { exports, bin = {} }) {
  const targets = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );
  for (const target of [...targets, ...Object.values(bin)])
    if (!existsSync(path.join(out, target)))
      throw new Error(`${target} was not built; no tarball was created.`);
}

async function pack(name, folder) {
  const home = at(`packages/${name}`);
  const out = path.resolve(folder ?? path.join(home, 'dist/package'));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const metafiles = [];
  if (name === 'sdk') {
    await buildSdk();
    const built = path.join(home, 'dist');
    // Copied one by one: a folder cannot be copied into itself, and the target may be inside it.
    for (const entry of readdirSync(built)) {
      if (path.join(built, entry) !== out)
        cpSync(path.join(built, entry), path.join(out, 'dist', entry), { recursive: true });
    }
    metafiles.push(path.join(out, 'dist/metafile-esm.json'));
  } else {
    // The build for this repository has no types.
    if (name === 'mock-server') await buildPages();
    const tsup = toolFile('tsup');
    const options = ['--metafile', '--out-dir', path.join(out, 'dist')];
    const { code, output } = await runNode(tsup, options, { cwd: home, quiet: true });
    if (code !== 0) throw new Error(`${output}\n${name} did not build.`);
    const pages = [
      'console/dist/metafile-iife',
      'reference/dist/metafile-esm',
      'games-client/dist/metafile-iife',
    ];
    metafiles.push(
      path.join(out, 'dist/metafile-esm.json'),
      ...(name === 'mock-server' ? pages.map((page) => path.join(home, `${page}.json`)) : []),
    );
  }
  const licenses = collectLicenses(name, metafiles);
  if (licenses !== '') writeFileSync(path.join(out, LICENSES), licenses);
  rmSync(path.join(out, 'dist/metafile-esm.json'));
  const manifest = publishedManifest(home);
  if (licenses !== '') manifest.files.push(LICENSES);
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(out, 'README.md'), publishedReadme(home, manifest));
  copyFileSync(at('LICENSE'), path.join(out, 'LICENSE'));
  requireTargets(out, manifest);
  return createTarball(out);
}

const [named, folder] = names;
if (named !== undefined && !PACKAGES.includes(named))
  throw new Error(`name ${PACKAGES.join(', ')}, not "${named}"`);
const tarballs = [];
for (const name of named === undefined ? PACKAGES : [named]) tarballs.push(await pack(name, folder));
for (const tarball of tarballs) console.log(tarball);
