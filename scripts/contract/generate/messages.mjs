// Generates the types of the message catalogues of the client, and one module for each catalogue.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';

const web = fileURLToPath(new URL('../../../packages/web', import.meta.url));
const catalogues = join(web, 'src/i18n/en-PK');
const generated = join(web, 'src/i18n/generated');
const banner = '// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.\n\n';

/**
 * Writes `keys.ts` and a module for each catalogue into `packages/web/src/i18n/generated`.
 *
 * @param {{ check: boolean }} options check: compare the files, write nothing.
 * @returns {Promise<string[]>} the files that differ or belong to no catalogue, if `check` is set.
 */
export async function generateMessages({ check }) {
  const files = await render();
  const drifted = [];
  for (const [name, text] of Object.entries(files)) {
    if ((await readText(join(generated, name))) === text) continue;
    drifted.push(name);
    if (check) continue;
    await mkdir(generated, { recursive: true });
    await writeFile(join(generated, name), text);
  }
  for (const name of await namesIn(generated)) {
    if (name in files) continue;
    drifted.push(name);
    if (!check) await rm(join(generated, name));
  }
  return check ? drifted.map((name) => `packages/web/src/i18n/generated/${name}`) : [];
}

async function render() {
  const entries = await Promise.all(
    (await catalogueFiles()).map(async (file) => {
      const messages = JSON.parse(await readFile(join(catalogues, file), 'utf8'));
      return { file, name: basename(file, '.json'), messages };
    }),
  );
  const options = JSON.parse(
    await readFile(fileURLToPath(new URL('../../../.oxfmtrc.json', import.meta.url)), 'utf8'),
  );
  delete options.ignorePatterns;
  const files = { 'keys.ts': keysModule(entries) };
  for (const entry of entries) if (entry.name !== 'core') files[`${entry.name}.ts`] = catalogueModule(entry);
  const formatted = Object.entries(files).map(async ([name, text]) => [
    name,
    (await format(name, text, options)).code,
  ]);
  return Object.fromEntries(await Promise.all(formatted));
}

/** Paths of the catalogues below `en-PK`, ordered by name. @throws Error if two have the same name */
async function catalogueFiles() {
  const files = (await readdir(catalogues, { recursive: true }))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted((a, b) => basename(a).localeCompare(basename(b)));
  const twin = files.find((file, at) => at > 0 && basename(file) === basename(files[at - 1]));
  if (twin) throw new Error(`Two catalogues have the name ${basename(twin)}.`);
  return files;
}

/** The keys of each catalogue, and the values of messages with placeholders. */
function keysModule(entries) {
  const imports = entries.map(({ file }, at) => `import type catalogue${at} from '../en-PK/${file}';`);
  const keys = entries.map(({ name }, at) => `  '${name}': keyof typeof catalogue${at};`);
  const values = entries.flatMap(({ messages }) =>
    Object.entries(messages).flatMap(([key, text]) => {
      const names = getPlaceholders(text);
      return names.length === 0 ? [] : [`  '${key}': ${names.map((name) => `'${name}'`).join(' | ')};`];
    }),
  );
  return [
    `${banner}${imports.join('\n')}\n`,
    '/** The keys of each catalogue, by its name. */',
    'export interface MessageKeys {',
    ...keys,
    '}\n',
    '/** The names of the values of each message with placeholders. */',
    'export interface MessageValues {',
    ...values,
    '}\n',
  ].join('\n');
}

/** The module that loads a catalogue and exports a function with the type of its keys. */
function catalogueModule({ file, name }) {
  return `${banner}import messages from '../en-PK/${file}';
import { addMessages } from '../t.ts';

/** The text of a message of \`${name}.json\` or \`core.json\`. */
export const t = addMessages<'${name}'>(messages);
`;
}

/** Names of the `{placeholders}` of a message, also those inside plurals and choices. */
function getPlaceholders(text) {
  const { compileMessage } = createRequire(join(web, 'package.json'))('@lingui/message-utils/compileMessage');
  const names = (tokens) =>
    Array.isArray(tokens)
      ? tokens.flatMap((token) =>
          Array.isArray(token) ? [token[0], ...Object.values(token[2] ?? {}).flatMap(names)] : [],
        )
      : [];
  return [...new Set(names(compileMessage(text)))];
}

async function namesIn(folder) {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

async function readText(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}
