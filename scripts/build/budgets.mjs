// Measures the built client against budgets.config.mjs and prints a table. Fails if a budget is exceeded.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { at } from '../run/paths.mjs';
import { firstLoad, pictures, routeLimit, routeLimits, sharedFiles } from './budgets.config.mjs';

const dist = at('packages/web/dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const kB = (bytes) => bytes / 1000;
const gzipSize = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;

/** A chunk and everything it imports statically. */
function staticImports(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) staticImports(next, seen);
  return seen;
}
const listFiles = (keys, kind) => {
  const all = [...keys].flatMap((key) => (kind === 'js' ? [manifest[key].file] : (manifest[key].css ?? [])));
  return [...new Set(all)];
};
const total = (files) => files.reduce((sum, file) => sum + gzipSize(file), 0);

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const layoutKey = (name) => Object.keys(manifest).find((key) => key.endsWith(`layouts/${name}/layout.tsx`));
const splitChunks = (name) => new Set([...staticImports(entry), ...staticImports(layoutKey(name))]);
const phone = splitChunks('mobile');
const desktop = splitChunks('desktop');

const shared = sharedFiles.map(({ label, start, limit }) => ({
  label,
  limit,
  key: Object.keys(manifest).find((key) => key.startsWith(start) && key.endsWith('.js')),
}));
const sharedKeys = new Set(shared.map(({ key }) => key));

const routes = Object.keys(manifest)
  .filter((key) => key.endsWith('Screen.tsx') && manifest[key].isDynamicEntry)
  .map((key) => {
    const base = key.includes('layouts/desktop') ? desktop : phone;
    const added = [...staticImports(key)].filter((chunk) => !base.has(chunk) && !sharedKeys.has(chunk));
    const name = path.basename(key, '.tsx');
    const layout = /layouts\/(\w+)\//.exec(key)?.[1];
    const label = layout ? `${name} (${layout})` : name;
    return { name, label, bytes: total(listFiles(added, 'js')), limit: routeLimits[name] ?? routeLimit };
  })
  .toSorted((a, b) => b.bytes - a.bytes);

const rows = [
  ['phone, first load: JS', total(listFiles(phone, 'js')), firstLoad.mobileJs],
  ['phone, first load: CSS', total(listFiles(phone, 'css')), firstLoad.css],
  ['phone, first load: HTML', gzipSize('index.html'), firstLoad.html],
  [
    'phone, pictures above the fold',
    pictures.files.reduce((sum, file) => sum + statSync(at(file)).size, 0),
    pictures.limit,
  ],
  ['desktop, first load: JS', total(listFiles(desktop, 'js')), firstLoad.desktopJs],
  ...shared
    .filter(({ key }) => key)
    .map(({ label, key, limit }) => [label, gzipSize(manifest[key].file), limit]),
  ...routes.map(({ label, bytes, limit }) => [label, bytes, limit]),
];

// A budget that measures nothing would hold forever.
const idle = [
  ...shared.filter(({ key }) => !key).map(({ label }) => label),
  ...Object.keys(routeLimits).filter((limited) => !routes.some(({ name }) => name === limited)),
];

let over = 0;
console.log('\n  budget (gzip)                                   kB   of kB');
for (const [label, bytes, budget] of rows) {
  const good = kB(bytes) <= budget;
  if (!good) over += 1;
  console.log(
    `  ${good ? ' ' : '!'} ${label.padEnd(42)} ${kB(bytes).toFixed(1).padStart(6)} ${String(budget).padStart(7)}`,
  );
}

for (const name of idle) {
  over += 1;
  console.log(`  ! nothing is measured for ${name}; change budgets.config.mjs`);
}

// A layout must not load scripts or styles of the other layout.
const chunksOfLayout = (keys, other) => [...keys].filter((key) => key.includes(`layouts/${other}/`));
for (const [label, leaked] of [
  ['phone', chunksOfLayout(phone, 'desktop')],
  ['desktop', chunksOfLayout(desktop, 'mobile')],
]) {
  if (leaked.length > 0) {
    over += 1;
    console.log(`  ! ${label} loads the other layout: ${leaked.join(', ')}`);
  }
}

// The client contains code of these packages, so its licences must be published with it.
const licenses = readFileSync(path.join(dist, 'licenses.md'), 'utf8');
for (const name of ['react', 'react-dom', 'react-router', '@tanstack/react-query', 'zustand']) {
  if (!licenses.includes(`## ${name} - `)) {
    over += 1;
    console.log(`  ! licenses.md does not name ${name}`);
  }
}

// The minifier can lose a dynamic import's styles: every style of a dynamic entry must be named in a script.
const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
  file.endsWith('.js'),
);
const code = scripts.map((file) => readFileSync(path.join(dist, file), 'utf8')).join('');
const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
for (const { isDynamicEntry, css = [] } of Object.values(manifest)) {
  for (const file of isDynamicEntry ? css : []) {
    if (!code.includes(file) && !page.includes(file)) {
      over += 1;
      console.log(`  ! no script loads ${file}`);
    }
  }
}

// A rule that stands in a second sheet overrides the sheets that loaded before (docs/pitfalls.md): a copy of a module's
// rule, or the declarations of a global class.
const sheets = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.css'));
const globalClasses = ['base', 'layout'].flatMap((name) =>
  readFileSync(at(`packages/web/src/styles/${name}.css`), 'utf8').match(/^\.[\w-]+(?= \{)/gm),
);
const sheetsOfRule = new Map();
const globalRules = new Map();
for (const sheet of sheets) {
  const styles = readFileSync(path.join(dist, 'assets', sheet), 'utf8');
  for (const [rule, selector, declarations] of styles.matchAll(/([^{};]*\.[^{};]*)\{([^{}]+)\}/g)) {
    if (globalClasses.includes(selector)) globalRules.set(declarations, selector);
    for (const key of [rule, declarations])
      sheetsOfRule.set(key, new Set([...(sheetsOfRule.get(key) ?? []), sheet]));
  }
}
for (const [rule, copies] of sheetsOfRule) {
  const isCopy = rule.endsWith('}') || (rule.split(';').length > 2 && globalRules.has(rule));
  if (isCopy && copies.size > 1) {
    over += 1;
    console.log(
      `  ! ${copies.size} sheets contain ${globalRules.get(rule) ?? rule}: ${[...copies].join(', ')}`,
    );
  }
}
if (over > 0) console.log(`\n${over} over budget`);
process.exitCode = over > 0 ? 1 : 0;
