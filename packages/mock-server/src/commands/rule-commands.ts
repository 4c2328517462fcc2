import { readFileSync } from 'node:fs';
import { Option } from 'commander';
import type { components } from '@tara/contract/control';
import type { ControlApi } from './connection.ts';
import { findEntry, findOperation, readFailure, readPlayer, UsageError } from './names.ts';
import type { AddVerb, Options } from './verb.ts';
import { toTable } from './output.ts';
import { readWhole } from './values.ts';

type Schemas = components['schemas'];

const CONDITIONS = (): Option[] => [
  new Option('--player <player>', 'only calls of this player, by number or account'),
  new Option('--times <count>', 'how often it applies (hold: once, others: until it is removed)'),
  new Option('--skip <count>', 'how many matching calls it leaves out first'),
  new Option('--every <n>', 'applies to each n-th matching call'),
  new Option('--request <json>', 'only calls whose body contains these fields'),
  new Option('--priority <number>', 'rules of a higher priority come first (default 0)'),
];

function readJson(name: string, text: string): object {
  try {
    const content = text.startsWith('@') ? readFileSync(text.slice(1), 'utf8') : text;
    const value: unknown = JSON.parse(content);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    throw new UsageError(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  throw new UsageError(`${name} takes a JSON object or @file.`);
}

function readConditions(options: Options): object {
  const { player, request, priority } = options;
  const counts = (['times', 'skip', 'every'] as const).flatMap((name) =>
    options[name] === undefined ? [] : [[name, readWhole(`--${name}`, String(options[name]))]],
  );
  return {
    ...(player !== undefined && readPlayer(String(player))),
    ...(request !== undefined && { request: readJson('--request', String(request)) }),
    ...(priority !== undefined && { priority: Number(priority) }),
    ...Object.fromEntries(counts),
  };
}

const ANSWER = (): Option[] => [
  new Option('--body <json>', 'fields of the body, as JSON or @file'),
  new Option('--merge', 'the call runs, and the fields change its answer'),
  new Option('--status <number>', 'the HTTP status'),
  new Option('--header <name: value>', 'a further header'),
  new Option('--text <text>', 'a text instead of JSON'),
  new Option('--broken <how>', 'a broken answer').choices(['truncate', 'empty']),
  new Option('--invalid', 'allow an answer outside of the contract'),
];

function readAnswer(options: Options): object {
  const { body, merge, status, header, text, broken, invalid } = options;
  const [name = '', ...rest] = String(header ?? '').split(':');
  if (header !== undefined && (name === '' || rest.length === 0))
    throw new UsageError('--header takes “name: value”.');
  return {
    ...(body !== undefined && { body: readJson('--body', String(body)) }),
    ...(merge === true && { merge }),
    ...(status !== undefined && { status: readWhole('--status', String(status)) }),
    ...(header !== undefined && { headers: { [name]: rest.join(':').trim() } }),
    ...(text !== undefined && { text }),
    ...(broken !== undefined && { broken }),
    ...(invalid === true && { invalid }),
  };
}

type Listed = (Schemas['Fault'] | Schemas['Stub']) & { faultId?: number; stubId?: number };

function describe(rule: Listed): readonly string[] {
  const { faultId, stubId, operationId, hits, playerId, times, ...rest } = rule;
  const { errcode, httpStatus, effect, answer } = rest as Partial<Schemas['Fault'] & Schemas['Stub']>;
  const what = errcode ?? httpStatus ?? effect ?? (answer ? 'stub' : 'late');
  return [
    String(faultId ?? stubId),
    operationId,
    String(what),
    playerId === undefined ? 'all players' : `player ${playerId}`,
    `${hits}${times === undefined ? '' : ` of ${times}`} applied`,
  ];
}

/** Adds `list` and `rm` to the group of a kind of rule. */
function addList(add: AddVerb, kind: 'fault' | 'stub'): void {
  const path = `${kind}s`;
  add({
    usage: path,
    summary: `list the ${path} of the world, or remove them`,
    options: [new Option('--rm <id>', `remove one by its number, or all`)],
    examples: [`${path} --world mine`, `${path} --rm 3`, `${path} --rm all`],
    run: async (control, _words, { rm }) => {
      if (rm !== undefined) {
        const id = rm === 'all' ? '' : `/${readWhole('--rm', String(rm))}`;
        return {
          data: (await control.call('DELETE', `${path}${id}`)) ?? {},
          text: `Removed ${rm === 'all' ? `all ${path}` : `${kind} ${String(rm)}`}.`,
        };
      }
      const data = await control.call<Listed[]>('GET', path);
      return { data, text: toTable(data.map(describe), `The world has no ${kind}.`) };
    },
  });
}

async function addFault(control: ControlApi, text: string, effect: object, options: Options) {
  const operationId = await findOperation(control, text);
  return control.call<Schemas['Fault']>('POST', 'faults', {
    operationId,
    ...effect,
    ...readConditions(options),
  });
}

/** Adds the commands for faults, stubs and held calls. */
export function addRuleCommands(add: AddVerb): void {
  add({
    usage: 'fault <call> [failure]',
    summary:
      'make a call fail: an errcode by number or name, an HTTP status, dropBefore, dropAfter, truncate or hold',
    options: [...CONDITIONS(), new Option('--latency <ms>', 'answer that much later')],
    examples: [
      'fault recharge3 2304 --times 1 --player demoplayer',
      'fault Withdraw temporarilyUnavailable --world mine',
      'fault all 503 --every 5',
      'fault getMail2 --latency 3000',
    ],
    run: async (control, [call = '', failure], options) => {
      const { latency } = options;
      if (failure === undefined && latency === undefined)
        throw new UsageError('Name a failure (an errcode, an HTTP status or an effect), or --latency.');
      const delay =
        latency === undefined
          ? {}
          : { latency: { kind: 'fixed', ms: readWhole('--latency', String(latency)) } };
      const data = await addFault(
        control,
        call,
        { ...(failure === undefined ? {} : readFailure(failure)), ...delay },
        options,
      );
      return {
        data,
        text: [
          `Fault ${data.faultId} for ${data.operationId} in the world ${control.connection.world}.`,
          data.warning ?? [],
        ]
          .flat()
          .join('\n'),
      };
    },
  });
  addList(add, 'fault');
  add({
    usage: 'stub <call>',
    summary: 'answer a call with an answer of your own',
    options: [...ANSWER(), ...CONDITIONS()],
    examples: [
      `stub getMail2 --body '{"mailList":[],"total":0}' --merge --player demoplayer`,
      'stub refreshData --status 503 --times 1',
      `stub refreshData --text 'Bad Gateway' --status 502 --invalid`,
    ],
    run: async (control, [call = ''], options) => {
      const operationId = await findOperation(control, call);
      const data = await control.call<Schemas['Stub']>('POST', 'stubs', {
        operationId,
        answer: readAnswer(options),
        ...readConditions(options),
      });
      return {
        data,
        text: `Stub ${data.stubId} for ${data.operationId} in the world ${control.connection.world}.`,
      };
    },
  });
  addList(add, 'stub');
  add({
    usage: 'hold <call>',
    summary: 'stop the next call until it is released',
    options: [new Option('--after', 'stop it after it ran, before its answer'), ...CONDITIONS()],
    examples: ['hold exchange --player demoplayer', 'hold Withdraw --after --world mine'],
    run: async (control, [call = ''], options) => {
      const at = options['after'] === true ? { at: 'after' } : {};
      const data = await addFault(control, call, { effect: 'hold', ...at, times: 1 }, options);
      return {
        data,
        text: `The next call of ${data.operationId} waits. Release it: tara-mock-server release ${data.operationId}`,
      };
    },
  });
  add({
    usage: 'release [call] [failure]',
    summary:
      'release a waiting call, as it is or with an errcode or an HTTP status; without a call, list what waits',
    options: ANSWER(),
    examples: ['release exchange', 'release exchange 2502', 'release 117 503', 'release'],
    run: async (control, [text, failure], options) => {
      if (text === undefined) {
        const data = await control.call<Schemas['JournalEntry'][]>('GET', 'requests?waiting=1');
        const rows = data.map(({ id, operationId = '', playerId }) => [
          String(id),
          operationId,
          `player ${playerId ?? '-'}`,
        ]);
        return { data, text: toTable(rows, 'No call waits.') };
      }
      const { id, operationId } = await findEntry(control, text, '&waiting=1');
      const { effect, ...error } = failure === undefined ? {} : readFailure(failure);
      if (effect !== undefined)
        throw new UsageError(`${effect} is not an answer; release with an errcode or an HTTP status.`);
      const answer = readAnswer(options);
      const substitute = { ...error, ...(Object.keys(answer).length > 0 && { answer }) };
      await control.call('POST', `requests/${id}/release`, substitute);
      return { data: { id }, text: `Released call ${id} of ${operationId}.` };
    },
  });
}
