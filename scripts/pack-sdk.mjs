// Makes the SDK's tarball as it is published: built, its versions spelled out, without what only this repository needs.
// `node scripts/pack-sdk.mjs [folder] [--built]`; the last line printed is the tarball's path. `--built` takes the last
// build instead of making one.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { at, toolFile } from './run/paths.mjs';
import { node } from './run/process.mjs';

const sdk = at('packages/sdk');

/** package.json for the registry: no workspace's `catalog:`, no `source` condition (the sources stay here), no tools. */
function publishedManifest() {
  const { devDependencies: _tools, ...manifest } = JSON.parse(
    readFileSync(path.join(sdk, 'package.json'), 'utf8'),
  );
  const { catalog } = parse(readFileSync(at('pnpm-workspace.yaml'), 'utf8'));
  const spelledOut = ([name, version]) => [name, version === 'catalog:' ? catalog[name] : version];
  const withoutSource = ([entry, target]) => {
    if (typeof target === 'string') return [entry, target];
    const { source: _source, ...conditions } = target;
    return [entry, conditions];
  };
  return {
    ...manifest,
    dependencies: Object.fromEntries(Object.entries(manifest.dependencies).map(spelledOut)),
    exports: Object.fromEntries(Object.entries(manifest.exports).map(withoutSource)),
  };
}

const { values, positionals } = parseArgs({
  options: { built: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const out = path.resolve(positionals[0] ?? path.join(sdk, 'dist/package'));
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
if (values.built) {
  const inside = path.join(sdk, 'dist/package');
  cpSync(path.join(sdk, 'dist'), path.join(out, 'dist'), {
    recursive: true,
    filter: (file) => file !== inside,
  });
} else {
  const tsup = toolFile('tsup', 'tsup', 'packages/sdk');
  const options = ['--out-dir', path.join(out, 'dist')];
  const { code, output } = await node(tsup, options, { cwd: sdk, quiet: true });
  if (code !== 0) throw new Error(`${output}\nThe SDK did not build.`);
}
writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`);
copyFileSync(path.join(sdk, 'README.md'), path.join(out, 'README.md'));
copyFileSync(at('LICENSE'), path.join(out, 'LICENSE'));

// npm runs by its JavaScript file where npm started us, and by its name elsewhere.
const npm = process.env['npm_execpath']?.endsWith('npm-cli.js');
const [program, first] = npm ? [process.execPath, [process.env['npm_execpath']]] : ['npm', []];
const options = ['pack', '--json', '--ignore-scripts', '--offline', '--loglevel=error'];
const answer = execFileSync(program, [...first, ...options], { cwd: out, encoding: 'utf8' });
const [{ filename, files, size }] = JSON.parse(answer);
console.log(`${files.length} files, ${(size / 1000).toFixed(1)} kB`);
console.log(path.join(out, filename));
