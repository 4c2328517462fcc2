import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The name of the package that a path leads into. */
export function packageName(file) {
  const [, inside] = /.*node_modules[\\/](.*)$/s.exec(file) ?? [];
  const [scope = '', name] = (inside ?? '').split(/[\\/]/);
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

const LICENSE_FILE = /^(licen[sc]e|copying|notice)([-.].*)?$/i;

/** What a package's folder says of its licence. */
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

/** What stands for the text where a package brings none. */
function withoutText({ license, by, home }) {
  const facts = [`The package brings no text. Licence: ${license}.`];
  if (by) facts.push(`Author: ${by}.`);
  if (home) facts.push(`Source: ${home}.`);
  return facts.join(' ');
}

/** One entry for each package, in the order of their names; texts that several share stand once. */
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

/** The folders of the packages of which code is in what esbuild made, by its metafile. */
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
