// Measures the built client against its budgets (gzip) and prints the table; over budget fails.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { at } from '../run/paths.mjs';

const dist = at('packages/web/dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const kB = (bytes) => bytes / 1000;
const gz = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;

/** A chunk with everything it imports statically. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
}
const filesOf = (keys, kind) => {
  const all = [...keys].flatMap((key) => (kind === 'js' ? [manifest[key].file] : (manifest[key].css ?? [])));
  return [...new Set(all)];
};
const total = (files) => files.reduce((sum, file) => sum + gz(file), 0);

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const layoutKey = (name) => Object.keys(manifest).find((key) => key.endsWith(`layouts/${name}/layout.tsx`));
const firstLoad = (name) => new Set([...closure(entry), ...closure(layoutKey(name))]);
const phone = firstLoad('mobile');
const desktop = firstLoad('desktop');

/** Files that many routes share: each is counted once, apart (docs/decisions/0010, 0032). */
const shared = [
  ['forms library, once', '_forms-', 14],
  ['texts and fields of errors, once', '_failure-', 4.6],
  // Registry, heads with their skies, boards of days, paths and rows of steps.
  ['pages of activities, once', '_activity-', 9],
  // Clocks, meters and states, and the addresses of objects.
  ['parts of many pages, once', '_parts-', 2.5],
  // The line of claims, its buttons and the words of rewards.
  ['claims of rewards, once', '_claims-', 4.8],
  // The table of what each call makes out of date; it comes with the first call that changes something.
  ['what calls change, once', '_effects-', 1.6],
].map(([label, start, limit]) => ({
  label,
  limit,
  key: Object.keys(manifest).find((key) => key.startsWith(start) && key.endsWith('.js')),
}));
const sharedKeys = new Set(shared.map(({ key }) => key));

/** What a route may add to what its layout has loaded, in kB; less is asked of none. */
const ROUTE_LIMIT = 8;
const routeLimits = {
  // Fields of an account with their rules, one-time code, agreement.
  RegisterScreen: 12,
  LoginScreen: 11,
  BindScreen: 10,
  ProfileScreen: 9,
  // The menu of the desktop, and its dialogs.
  MemberScreen: 9.2,
  // A list in pages with its boxes, claims that move coins, and deletions.
  MailScreen: 10.2,
  // Two forms with secrets in one, what a lost answer asks for, and ways on.
  SafeboxScreen: 12.5,
  // Offers to choose, a clock, and claims that move money.
  FirstChargeScreen: 10,
  // The drawing of the wheel with its turn, and two calls that move money.
  SpinScreen: 11,
  // The drawing of the big wheel with its turn, and a call that moves money.
  WeekendLotteryScreen: 11,
  // With the drawing of QR codes, which is half of it.
  DepositScreen: 20.8,
  // Requirements, a form with a call that moves money, and the latest orders.
  WithdrawScreen: 14.6,
  // The words of eight pages of rules.
  RuleScreen: 8.6,
  // What each kind of task is, with its picture and the way to it.
  TasksScreen: 8.4,
  // Four calls that bring something, a row of days, steps on their wire, snow and a tree.
  ChristmasScreen: 10.8,
  // Four calls that bring something, tasks, a rocket, winners, and the way to share.
  NewYearScreen: 12.4,
  // Orders of both kinds in pages, with their states and a filter.
  TransactionsScreen: 8.3,
};

const routes = Object.keys(manifest)
  .filter((key) => key.endsWith('Screen.tsx') && manifest[key].isDynamicEntry)
  .map((key) => {
    const base = key.includes('layouts/desktop') ? desktop : phone;
    const added = [...closure(key)].filter((chunk) => !base.has(chunk) && !sharedKeys.has(chunk));
    const name = path.basename(key, '.tsx');
    const layout = /layouts\/(\w+)\//.exec(key)?.[1];
    const label = layout ? `${name} (${layout})` : name;
    return { label, bytes: total(filesOf(added, 'js')), limit: routeLimits[name] ?? ROUTE_LIMIT };
  })
  .toSorted((one, other) => other.bytes - one.bytes);

/** Pictures in the first 844 px of the phone's home: hero, objects, avatar, the first row of tiles. */
const content = at('packages/mock-server/content');
const size = (file) => statSync(file).size;
const objects = ['bullseye', 'crown', 'party-popper'].map((name) =>
  at(`packages/web/src/assets/objects/${name}.webp`),
);
const tiles = [1001, 1002, 1003].map((id) => `${content}/games/${id}.webp`);
const pictures = [
  `${content}/heroes/gift_m.webp`,
  ...tiles,
  ...objects,
  at('packages/web/src/assets/wheel-small.svg'),
  at('packages/web/public/static/avatar/avatar_3.png'),
];

const rows = [
  ['phone, first load: JS', total(filesOf(phone, 'js')), 128],
  ['phone, first load: CSS', total(filesOf(phone, 'css')), 12],
  ['phone, first load: HTML', gz('index.html'), 12],
  ['phone, pictures above the fold', pictures.reduce((sum, file) => sum + size(file), 0), 60],
  ['desktop, first load: JS', total(filesOf(desktop, 'js')), 129],
  ...shared.map(({ label, key, limit }) => [label, key ? gz(manifest[key].file) : 0, limit]),
  ...routes.map(({ label, bytes, limit }) => [label, bytes, limit]),
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

// The other layout: not one byte of it, neither script nor style.
const foreign = (keys, other) => [...keys].filter((key) => key.includes(`layouts/${other}/`));
for (const [label, leaked] of [
  ['phone', foreign(phone, 'desktop')],
  ['desktop', foreign(desktop, 'mobile')],
]) {
  if (leaked.length > 0) {
    over += 1;
    console.log(`  ! ${label} loads the other layout: ${leaked.join(', ')}`);
  }
}

// Players get the code of others with the client, and so its licences.
const licenses = readFileSync(path.join(dist, 'licenses.md'), 'utf8');
for (const name of ['react', 'react-dom', 'react-router', '@tanstack/react-query', 'zustand']) {
  if (!licenses.includes(`## ${name} - `)) {
    over += 1;
    console.log(`  ! licenses.md does not name ${name}`);
  }
}

// The minifier can lose a dynamic import's styles: every style of a dynamic entry must be named in some script.
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
if (over > 0) console.log(`\n${over} over budget`);
process.exitCode = over > 0 ? 1 : 0;
