import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the package name of a path. */
export function packageName(file) {
  const [, inside] = /.*node_modules[\\/](.*)$/s.exec(file) ?? [];
  const [scope = '', name] = (inside ?? '').split(/[\\/]/);
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

const LICENSE_FILE = /^(licen[sc]e|copying|notice)([-.].*)?$/i;

/** Reads name, version and licence of a package's folder. */
export function readPackage(folder) {
  const { name, version, license, author, repository } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const files = readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  const text = files
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
  return {
    name,
    version,
    license: license?.type ?? license,
    by: author?.name ?? author,
    home: repository?.url ?? repository,
    text,
  };
}

/** Replaces the licence text of a package that has none. */
function withoutText({ license, by, home }) {
  const facts = [`The package has no licence text. Licence: ${license}.`];
  if (by) facts.push(`Author: ${by}.`);
  if (home) facts.push(`Source: ${home}.`);
  return facts.join(' ');
}

/** Formats one entry for each package, ordered by name. A text that several packages share is printed once. */
export function licenseList(packages) {
  const byText = new Map();
  for (const one of packages) {
    if (!one.license && !one.text) throw new Error(`${one.name} names no licence`);
    const text = one.text || withoutText(one);
    const name = one.version === undefined ? one.name : `${one.name}@${one.version}`;
    const heading = `${name} (${one.license ?? 'see below'})`;
    byText.set(text, (byText.get(text) ?? new Set()).add(heading));
  }
  const entries = [...byText].map(
    ([text, headings]) => `${[...headings].toSorted().join('\n')}\n\n${text}\n`,
  );
  return entries.toSorted().join(`\n${'-'.repeat(80)}\n\n`);
}

/** Returns the folders of the packages with code in an esbuild bundle, from its metafile. */
export function bundledFolders({ outputs }, repository) {
  const folders = new Set();
  for (const { inputs } of Object.values(outputs))
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      const [, inside] = /^.*?(node_modules[\\/].*)$/s.exec(file) ?? [];
      if (inside === undefined || bytesInOutput === 0) continue;
      const name = packageName(inside);
      const end = inside.lastIndexOf(path.join('node_modules', name)) + 'node_modules/'.length + name.length;
      folders.add(path.join(repository, inside.slice(0, end)));
    }
  return [...folders];
}
