import { Command, CommanderError, Option } from 'commander';
import { DEFAULT_WORLD, isWorldName, WORLD_NAME_RULE } from '#worlds/address.ts';
import { openControl, NoServerError, RefusedError, type ControlApi } from './connection.ts';
import { completionScript, listCandidates, SHELLS } from './completion.ts';
import { addOrderCommands } from './order-commands.ts';
import { requireName, UsageError } from './names.ts';
import { addRuleCommands } from './rule-commands.ts';
import { addTail } from './tail.ts';
import type { AddVerb, Options, Terminal } from './verb.ts';
import { addWorldCommands } from './world-commands.ts';

/** The commands, for the help of the program. */
export const COMMANDS_HELP = `tara-mock-server <command>
Controls a running server: tail, advance, fault, faults, stub, stubs, hold, release, world new|list|rm, fork, snapshot,
restore, undo, player show|set, order list|settle|fail|pay|expire, completion; for agents, mcp.
\`tara-mock-server help <command>\` has examples.
`;

const DEFAULT_URL = 'http://127.0.0.1:4010';

export const EXIT_CODES = { done: 0, refused: 1, usage: 2, noServer: 3 } as const;

/** Opens the server of the options, or of the environment. */
function connect({ url, world, controlToken }: Options, environment: NodeJS.ProcessEnv): ControlApi {
  const name = String(world ?? environment['TARA_MOCK_WORLD'] ?? DEFAULT_WORLD);
  const address = String(url ?? environment['TARA_MOCK_URL'] ?? DEFAULT_URL);
  const token = String(controlToken ?? environment['CONTROL_TOKEN'] ?? '');
  if (!isWorldName(name)) throw new UsageError(`${WORLD_NAME_RULE}, not ${name}.`);
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new UsageError(`--url takes an address such as ${DEFAULT_URL}, not ${address}.`);
  return openControl({ url: new URL(address).origin, world: name, ...(token === '' ? {} : { token }) });
}

/** Builds the commands that control a running server. */
export function createProgram(terminal: Terminal): Command {
  const { environment, write, writeError } = terminal;
  const program = new Command('tara-mock-server');
  const shared = (): readonly Option[] => [
    new Option('--world <name>', `the world (default "${DEFAULT_WORLD}"); also in TARA_MOCK_WORLD`),
    new Option('--url <address>', `the running server (default ${DEFAULT_URL}); also in TARA_MOCK_URL`),
    new Option('--control-token <token>', 'its control token; also in CONTROL_TOKEN'),
    new Option('--json', 'print the answer of the control API'),
  ];
  const add: AddVerb = ({ usage, summary, options = [], examples, run }, group = program) => {
    const command = group.command(usage).description(summary);
    for (const option of [...options, ...shared()]) command.addOption(option);
    const lines = examples.map((example) => `  tara-mock-server ${example}`);
    command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
    command.action(async () => {
      const given = command.opts<Options>();
      const outcome = await run(connect(given, environment), command.processedArgs.flat() as string[], given);
      if (outcome) write(given['json'] === true ? JSON.stringify(outcome.data, null, 2) : outcome.text);
    });
  };
  program
    .description(
      'Commands for a running mock server. Calls are named by id or title, players by number or account, orders by their last digits.',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => write(text.trimEnd()),
      writeErr: (text) => writeError(text.trimEnd()),
    })
    .showHelpAfterError('Try --help.');
  addTail(add, terminal);
  addWorldCommands(add, program);
  addRuleCommands(add);
  addOrderCommands(add, program);
  program
    .command('completion <shell>')
    .description(`print the completion for ${SHELLS.join(', ')}`)
    .action((shell: string) => write(completionScript(shell)));
  program
    .command('complete', { hidden: true })
    .allowUnknownOption()
    .argument('[words...]')
    .action(async (words: string[]) => {
      const connected = (options: Options): ControlApi => connect(options, environment);
      write((await listCandidates(program, words, connected)).join('\n'));
    });
  return program;
}

function exitCodeFor(error: unknown): number {
  if (error instanceof NoServerError) return EXIT_CODES.noServer;
  return error instanceof RefusedError ? EXIT_CODES.refused : EXIT_CODES.usage;
}

/**
 * Runs a command.
 * @param words the arguments after the name of the program
 * @returns the exit code: 0 done, 1 refused by the server, 2 not understood, 3 no server
 */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const program = createProgram(terminal);
    const [first, ...named] = words;
    const isHelp = first === 'help' && named.length > 0;
    if (isHelp)
      requireName(
        'command',
        named[0] ?? '',
        program.commands.map((command) => command.name()),
      );
    // Commander's own `help` does not know the commands of a group.
    await program.parseAsync(isHelp ? [...named, '--help'] : [...words], { from: 'user' });
    return EXIT_CODES.done;
  } catch (error) {
    // Commander has printed its own errors.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.usage;
    if (!(error instanceof Error)) throw error;
    terminal.writeError(error.message);
    return exitCodeFor(error);
  }
}
