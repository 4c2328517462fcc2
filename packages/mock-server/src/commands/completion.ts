import type { Command } from 'commander';
import type { components } from '@tara/contract/control';
import type { ControlApi } from './connection.ts';
import { UsageError } from './names.ts';
import type { Options } from './verb.ts';

type Schemas = components['schemas'];

const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_tara_mock_server() {
  local words; words=$(tara-mock-server complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _tara_mock_server tara-mock-server`,
  zsh: `#compdef tara-mock-server
_tara_mock_server() {
  compadd -- \${(f)"$(tara-mock-server complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"}
}
compdef _tara_mock_server tara-mock-server`,
  fish: `complete -c tara-mock-server -f -a '(tara-mock-server complete -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'`,
};

export const SHELLS: readonly string[] = Object.keys(SCRIPTS);

/** The script that a shell evaluates. @throws {UsageError} for another shell */
export function completionScript(shell: string): string {
  const script = SCRIPTS[shell];
  if (script === undefined)
    throw new UsageError(`There is completion for ${SHELLS.join(', ')}, not for ${shell}.`);
  return script;
}

/** What the server names for an argument or the value of an option. */
const NAMES: Readonly<Record<string, (control: ControlApi) => Promise<string[]>>> = {
  call: async (control) =>
    (await control.call<Schemas['Call'][]>('GET', 'calls')).map(({ operationId }) => operationId),
  player: async (control) =>
    (await control.call<Schemas['Player'][]>('GET', 'players?limit=100')).map(({ user }) => user.account),
  world: async (control) =>
    (await control.call<Schemas['WorldSummary'][]>('GET', 'worlds')).map(({ world }) => world),
  order: async (control) =>
    (await control.call<Schemas['ListedOrder'][]>('GET', 'orders?waiting=1')).map(({ orderId }) => orderId),
  snapshot: async (control) =>
    (await control.call<Schemas['Snapshot'][]>('GET', 'snapshots')).map(({ name }) => name),
  scenario: async (control) =>
    (await control.call<Schemas['Scenario'][]>('GET', 'scenarios')).map(({ name }) => name),
};

/** The kind of name that an argument `name` of a command is. */
function kindAt(command: Command, index: number): string | undefined {
  const argument = command.registeredArguments[index]?.name();
  if (argument !== 'name') return argument;
  return command.name() === 'restore' ? 'snapshot' : 'world';
}

function givenOptions(words: readonly string[]): Options {
  return Object.fromEntries(
    words.flatMap((word, index) =>
      word === '--world' || word === '--url' ? [[word.slice(2), words[index + 1]]] : [],
    ),
  );
}

/**
 * The words that may come next on a command line.
 * @param words after the name of the program; the last one is being typed
 * @param connect opens the server of the options; if none answers, there are no names
 */
export async function listCandidates(
  program: Command,
  words: readonly string[],
  connect: (options: Options) => ControlApi,
): Promise<readonly string[]> {
  const before = words.slice(0, -1);
  const typed = words.at(-1) ?? '';
  let command = program;
  let count = 0;
  for (const [index, word] of before.entries()) {
    const inner = command.commands.find((item) => item.name() === word);
    if (inner) {
      command = inner;
      count = 0;
    } else if (!word.startsWith('-') && before[index - 1]?.startsWith('--') !== true) count += 1;
  }
  const names = async (kind: string | undefined): Promise<string[]> => {
    const list = kind === undefined ? undefined : NAMES[kind];
    return list ? list(connect(givenOptions(before))).catch(() => []) : [];
  };
  const option = command.options.find(({ long }) => long === before.at(-1));
  if (option?.required) return option.argChoices ?? (await names(option.attributeName()));
  if (typed.startsWith('-')) return command.options.map(({ long }) => long ?? '');
  const verbs = command.commands.map((item) => item.name()).filter((name) => name !== 'complete');
  return verbs.length > 0 ? verbs : names(kindAt(command, count));
}
