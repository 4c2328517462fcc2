import { parseArgs } from 'node:util';
import { withNamedStore } from '#store/store-name.ts';
import { DamagedWorldsError, exportWorlds, importWorlds, type Transferred } from './transfer.ts';

export const TRANSFER_HELP = `tara-mock-server export <file> --store <store> [--world <name>]... [--skip-damaged]
tara-mock-server import <file> --store <store> [--world <name>]... [--skip-damaged]

  Carries worlds between a store that no server has open (or a PostgreSQL, at any time) and a file of JSON: all of them,
  or those that are named. An import replaces the worlds of the same names. A damaged world is named with its reason, and
  nothing is done then unless --skip-damaged leaves it out. The store can stand in STORE or DATABASE_URL too.
`;

function resultText(verb: string, { worlds, damaged }: Transferred): string {
  const lines = damaged.map(({ world, reason }) => `left out: the world ${world} is damaged: ${reason}`);
  const count = worlds.length === 1 ? '1 world' : `${worlds.length} worlds`;
  return [...lines, `${count} ${verb}${worlds.length > 0 ? `: ${worlds.join(', ')}` : ''}`].join('\n');
}

/**
 * Runs `export` or `import` of the command line.
 * @param args what stands behind the command's name
 * @returns what to print
 * @throws {Error} whose message says what is wrong
 */
export async function runTransfer(
  command: 'export' | 'import',
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      world: { type: 'string', multiple: true },
      'skip-damaged': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return TRANSFER_HELP;
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(`${command} takes one file`);
  const choice = {
    file,
    worlds: values.world ?? [],
    skipDamaged: values['skip-damaged'] ?? false,
  };
  try {
    return await withNamedStore(values.store, environment, async (store) =>
      command === 'export'
        ? resultText('exported', await exportWorlds({ ...choice, store }))
        : resultText('imported', await importWorlds({ ...choice, store })),
    );
  } catch (error) {
    if (!(error instanceof DamagedWorldsError)) throw error;
    throw new Error(
      `${error.message}\nNothing was ${command}ed; --skip-damaged leaves out what is damaged.`,
      {
        cause: error,
      },
    );
  }
}
