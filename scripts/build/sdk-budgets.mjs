// Measures the size of the packed SDK in a page (gzip), bundled, and prints a table. Fails if a budget is exceeded.
// `tsx scripts/build/sdk-budgets.mjs [bundler ...]`
import { rmSync } from 'node:fs';
import { installPackage } from '../../packages/sdk/test/installed-package.ts';
import { bundlers } from '../../packages/sdk/test/package-bundlers.ts';
import { measureRow, rows } from '../../packages/sdk/test/package-sizes.ts';

const args = process.argv.slice(2);
const names = Object.keys(bundlers).filter((name) => args.includes(name));
const used = names.length > 0 ? names : Object.keys(bundlers);

const { folder, app } = await installPackage();
let over = 0;
console.log(
  `\n  budget of the SDK (gzip)${used
    .map((name) => name.padStart(10))
    .join('')
    .padStart(37 + 10 * used.length)}   of kB`,
);
for (const row of rows) {
  const costs = [];
  for (const bundler of used) costs.push((await measureRow(app, bundler, row)).kB);
  const bad = costs.some((kB) => kB > row.budget);
  if (bad) over += 1;
  const cells = costs.map((kB) => kB.toFixed(2).padStart(10)).join('');
  console.log(`  ${bad ? '!' : ' '} ${row.label.padEnd(59)}${cells}${row.budget.toFixed(1).padStart(8)}`);
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = over > 0 ? 1 : 0;
