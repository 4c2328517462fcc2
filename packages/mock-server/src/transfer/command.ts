import { parseArgs } from 'node:util';
import { withNamedStore } from '#store/store-name.ts';
import { DamagedWorldsError, exportWorlds, importWorlds, type Transferred } from './transfer.ts';

export const TRANSFER_HELP = `tara-mock-server export <file> --store <store> [--world <name>]... [--skip-damaged]
tara-mock-server import <file> --store <store> [--world <name>]... [--skip-damaged]
Copies all worlds, or the named ones, between a store and a JSON file. No server may have the store open, unless it is
a PostgreSQL. An import replaces the worlds of the same names. If a world is damaged, the command prints the reason and
does nothing; --skip-damaged leaves such worlds out. STORE or DATABASE_URL may name the store too.
`;

function resultText(verb: string, { worlds, damaged }: Transferred): string {
  const lines = damaged.map(({ world, reason }) => `skipped: the world ${world} is damaged: ${reason}`);
  const count = worlds.length === 1 ? '1 world' : `${worlds.length} worlds`;
  return [...lines, `${count} ${verb}${worlds.length > 0 ? `: ${worlds.join(', ')}` : ''}`].join('\n');
}

/**
 * Runs `export` or `import` of the command line.
 * @param args the arguments after the command's name
 * @returns the text to print
 * @throws {Error} with the reason
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
  const choice = { file, worlds: values.world ?? [], skipDamaged: values['skip-damaged'] ?? false };
  try {
    return await withNamedStore(values.store, environment, async (store) =>
      command === 'export'
        ? resultText('exported', await exportWorlds({ ...choice, store }))
        : resultText('imported', await importWorlds({ ...choice, store })),
    );
  } catch (error) {
    if (!(error instanceof DamagedWorldsError)) throw error;
    throw new Error(`${error.message}\nNothing was ${command}ed; --skip-damaged leaves out damaged worlds.`, {
      cause: error,
    });
  }
}
