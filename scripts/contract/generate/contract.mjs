// Bundles openapi/ and generates types, tables and documentation from it.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { format } from 'oxfmt';
import { parse } from 'yaml';
import { readSections as readStatements } from '../../checks/statements/record.mjs';
import { readCatalogue } from './catalogue.mjs';
import { controlFormsModule } from './control-forms.mjs';
import { controlInputsMarkdown } from './control-inputs.mjs';
import { eventLimitsModule } from './event-limits.mjs';
import { errorMessagesModule } from './error-messages.mjs';
import { publish } from './publish.mjs';
import { readSections, withSections } from './sections.mjs';
import { errcodesMarkdown, errcodesModule, flagsModule } from './tables.mjs';
import { apiTypes, constantsModule, controlTypes } from './types.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const mark = join(root, 'node_modules/.cache/tara/contract.json');
const dist = 'openapi/dist';
const statementsFolder = 'docs/spec-statements';
const sectionIndex = 'docs/specification.md';
const baseline = 'openapi/baseline/openapi.json';
const run = promisify(execFile);

/**
 * Generates all files that depend on openapi/. Does nothing if neither the sources nor the generated files changed.
 *
 * @param {{ check: boolean, force: boolean }} options check: compare the committed files, write nothing.
 * @returns {Promise<string[]>} the committed files that differ, if `check` is set.
 */
export async function generateContract({ check, force }) {
  const sources = await computeHash(await sourceFiles());
  const known = await readMark();
  if (
    !force &&
    known.sources === sources &&
    (await computeHash(Object.keys(known.outputs ?? {}))) === known.written
  )
    return [];

  const committed = await render();
  const drifted = [];
  for (const [file, text] of Object.entries(committed)) {
    if ((await readText(file)) === text) continue;
    if (check) drifted.push(file);
    else await writeText(file, text);
  }
  if (drifted.length === 0) await writeMark(sources, Object.keys(committed));
  return drifted;
}

async function render() {
  const [contract, control, errcodes, index, released] = await Promise.all([
    bundle('openapi/openapi.yaml'),
    bundle('openapi/control.yaml'),
    readText('openapi/errcodes.yaml'),
    readText(sectionIndex),
    readText(baseline),
  ]);
  const sections = readSections(index);
  const catalogue = readCatalogue(parse(errcodes), contract);
  const published = publish(contract, catalogue, released === '' ? undefined : JSON.parse(released));

  // Not committed. The mock server reads these files.
  await writeText(`${dist}/openapi.json`, `${JSON.stringify(withSections(published, sections))}\n`);
  await writeText(`${dist}/control.json`, `${JSON.stringify(withSections(control, sections))}\n`);
  await writeText(`${dist}/errcodes.json`, `${JSON.stringify(catalogue.entries, null, 1)}\n`);
  await writeText(`${dist}/statements.json`, `${JSON.stringify(listStatements())}\n`);

  const generated = 'openapi/generated';
  return formatted({
    [`${generated}/api.ts`]: await apiTypes(published),
    [`${generated}/control.ts`]: await controlTypes(control),
    [`${generated}/control-forms.ts`]: controlFormsModule(control),
    [`${generated}/constants.ts`]: constantsModule(contract),
    [`${generated}/event-limits.ts`]: eventLimitsModule(contract),
    [`${generated}/flags.ts`]: flagsModule(contract),
    [`${generated}/errcodes.ts`]: errcodesModule(catalogue),
    [`${generated}/error-messages.ts`]: errorMessagesModule(contract, catalogue),
    'docs/errcodes.md': errcodesMarkdown(catalogue),
    'docs/control-inputs.md': controlInputsMarkdown(control),
  });
}

/** The numbered statements of the specification, for the conformance suite. */
const listStatements = () =>
  readStatements(join(root, statementsFolder)).flatMap((section) =>
    section.statements.map(({ id, on, says }) => ({ id, on, says })),
  );

/** Formats generated files with the options of the repository. */
async function formatted(files) {
  const options = JSON.parse(await readText('.oxfmtrc.json'));
  delete options.ignorePatterns;
  const entries = Object.entries(files).map(async ([file, text]) => [
    file,
    (await format(file, text, options)).code,
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function bundle(file) {
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const out = join(root, 'node_modules/.cache/tara', file.replaceAll('/', '-').replace('.yaml', '.json'));
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    await run(process.execPath, [cli, 'bundle', file, '--output', out], { cwd: root, env });
  } catch (error) {
    throw new Error(`Bundling ${file} failed:\n${error.stderr || error.stdout}`, { cause: error });
  }
  return JSON.parse(await readFile(out, 'utf8'));
}

async function sourceFiles() {
  const trees = await Promise.all(
    ['openapi', 'scripts/contract/generate', 'scripts/checks/statements', statementsFolder].map(
      async (folder) => {
        const names = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
        return names
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)));
      },
    ),
  );
  const files = trees.flat().filter((file) => /\.(yaml|mjs)$/.test(file) && !file.startsWith(dist));
  return [...files, sectionIndex, baseline, 'redocly.yaml', 'pnpm-lock.yaml'].toSorted();
}

async function computeHash(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0${await readText(file)}\0`);
  return hash.digest('hex');
}

async function readMark() {
  try {
    return JSON.parse(await readFile(mark, 'utf8'));
  } catch {
    return {};
  }
}

async function writeMark(sources, committed) {
  const files = [
    ...committed,
    `${dist}/openapi.json`,
    `${dist}/control.json`,
    `${dist}/errcodes.json`,
    `${dist}/statements.json`,
  ];
  const outputs = Object.fromEntries(files.map((file) => [file, true]));
  await mkdir(dirname(mark), { recursive: true });
  await writeFile(mark, JSON.stringify({ sources, outputs, written: await computeHash(files) }));
}

async function readText(file) {
  try {
    return await readFile(join(root, file), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

async function writeText(file, text) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}
