import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { bundlers, type BundlerName } from './package-bundlers.ts';
import { quickStarts } from './installed-package.ts';

/** What an app imports: entries of the package, each with names, all names, or one object. */
type Imports = Record<string, string[] | 'all' | 'object'>;

const core: Imports = { '@tara/sdk': ['createSdk'] };
const client: Imports = {
  '@tara/sdk': ['createSdk', 'SdkError', 'isSdkError', 'memoryStore', 'webStore'],
  '@tara/sdk/heartbeat': ['createHeartbeat'],
  '@tara/sdk/events': ['createEvents', 'webEventStore'],
  '@tara/sdk/password': ['encryptPassword'],
};
const wholeClient: Imports = {
  ...client,
  '@tara/sdk/session': 'all',
  '@tara/sdk/heartbeat': 'all',
  '@tara/sdk/events': 'all',
};
const pure: Imports = { '@tara/sdk/rules': 'all', '@tara/sdk/errors': 'all', '@tara/sdk/errcodes': 'object' };

interface Row {
  label: string;
  /** Budget in kB (gzip). */
  budget: number;
  imports: Imports | 'quick start';
}

/** The measured imports and their budgets. */
export const rows: Row[] = [
  { label: 'core: calls, errors, session', budget: 6.8, imports: core },
  { label: 'client: core, stores, heartbeat, events, password', budget: 9.9, imports: client },
  { label: 'the same with all of the session entry', budget: 10.4, imports: wholeClient },
  { label: 'quick start of the readme', budget: 10.2, imports: 'quick start' },
  { label: 'rules, all of them', budget: 8.0, imports: { '@tara/sdk/rules': 'all' } },
  { label: 'messages of errors, all of them', budget: 2.6, imports: { '@tara/sdk/errors': 'all' } },
  { label: 'error numbers, all of them', budget: 2, imports: { '@tara/sdk/errcodes': 'object' } },
  { label: 'everything but React', budget: 22.0, imports: { ...wholeClient, ...pure } },
  { label: 'logging', budget: 1.2, imports: { '@tara/sdk/logging': 'all' } },
  { label: 'react', budget: 1.2, imports: { '@tara/sdk/react': 'all' } },
];

async function names(app: string, entry: string): Promise<string[]> {
  const file = createRequire(path.join(app, 'package.json')).resolve(entry);
  return Object.keys((await import(/* @vite-ignore */ pathToFileURL(file).href)) as object);
}

/** An app that uses its imports, so that bundlers keep them. */
async function appWith(app: string, imports: Imports): Promise<Record<string, string>> {
  const lines: string[] = [];
  const used: string[] = [];
  for (const [at, [entry, wanted]] of Object.entries(imports).entries()) {
    if (wanted === 'object') {
      lines.push(`import * as object_${at} from '${entry}';`);
      used.push(`object_${at}`);
      continue;
    }
    const taken = wanted === 'all' ? await names(app, entry) : wanted;
    const local = (name: string) => `${name}_${at}`;
    lines.push(`import { ${taken.map((name) => `${name} as ${local(name)}`).join(', ')} } from '${entry}';`);
    used.push(...taken.map(local));
  }
  return { 'main.js': `${lines.join('\n')}\nglobalThis.used = [${used.join(', ')}];\n` };
}

/** The readme's first app as JavaScript. */
async function quickStart(app: string): Promise<Record<string, string>> {
  const texts = quickStarts(readFileSync(path.join(app, 'node_modules/@tara/sdk/README.md'), 'utf8'));
  const javascript = async (name: string) => {
    const { code } = await transform(texts.get(name) ?? '', { loader: 'ts' });
    return code.replaceAll('./common.ts', './common.js');
  };
  return { 'main.js': await javascript('sdk.ts'), 'common.js': await javascript('common.ts') };
}

let folders = 0;

/**
 * Bundles files that use the package, and measures what a page loads at its start.
 * @param app folder in which the package is installed
 * @param files texts by name; `main.js` is the entry
 * @returns kB of gzip, and the script
 */
export async function measureBundle(app: string, bundler: BundlerName, files: Record<string, string>) {
  folders += 1;
  const folder = path.join(app, `bundle-${folders}`);
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const { first, later } = await bundlers[bundler](folder);
  const texts = first.map((file) => readFileSync(file));
  const kB = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
  const laterBytes = later.reduce((sum, file) => sum + readFileSync(file).length, 0);
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  return { kB, code: texts.join('\n'), laterBytes };
}

/** Measures a row with a bundler. @returns kB of gzip, and the script */
export async function measureRow(app: string, bundler: BundlerName, { imports }: Row) {
  return measureBundle(
    app,
    bundler,
    imports === 'quick start' ? await quickStart(app) : await appWith(app, imports),
  );
}
