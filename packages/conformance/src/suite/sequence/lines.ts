import type { Culprit } from './culprit.ts';
import type { Flow } from './flow.ts';
import { formOptions, isForm } from './forms.ts';
import type { Mask } from './mask.ts';
import {
  insertIntoComment,
  insertVariables,
  quote,
  quoteDouble,
  requireVariable,
  toJson,
  TOOL,
} from './shell.ts';
import {
  findPlayers,
  getToken,
  isCall,
  isHook,
  type RecordedCall,
  type RecordedHook,
  type RecordedPlayer,
  type RecordedValue,
  type Step,
} from './steps.ts';
import type { Substitution } from './substitution.ts';

/** Answers in a report are cut after so many characters. */
const LONGEST_ANSWER = 400;

/** A step as lines for a shell. */
export interface StepLines {
  readonly command: string | undefined;
  readonly comments: readonly string[];
  /** Later lines need a value of it. */
  readonly isForeground: boolean;
}

interface LinesOptions {
  readonly flow: Flow;
  /** The commands of hooks, by the indexes of their steps. */
  readonly commands: ReadonlyMap<number, string>;
  readonly needed: ReadonlySet<string | number>;
  readonly culprit: Culprit;
  readonly getName: (value: string | number) => string;
  readonly mask: Mask;
  readonly isOwnPlace: boolean;
  readonly substitution: Substitution;
}

/** A hook may fail to make its command, which then is a comment. */
export function readCommand(command: (() => string | undefined) | undefined): string | undefined {
  try {
    return command?.();
  } catch {
    return undefined;
  }
}

/** A word that the shell may change is quoted. */
const toWord = (text: string) => (/^[\w.-]+$/.test(text) ? text : quote(text));

/** The characters of an alphabet as `tr` takes them. */
const toSet = (alphabet: string) =>
  toWord(
    alphabet
      .replace('abcdefghijklmnopqrstuvwxyz', 'a-z')
      .replace('0123456789', '0-9')
      .replace('123456789', '1-9'),
  );

/** Makes lines of the steps. @returns how to make the lines of one step */
export function createLines(options: LinesOptions): (index: number) => StepLines {
  const { flow, commands, needed, culprit, getName, mask, isOwnPlace, substitution } = options;
  const { steps } = flow;
  const base = isOwnPlace ? '"$WORLD"' : '"$BASE"';
  const players = findPlayers(steps);

  const showPassword = (password: string, index: number) =>
    insertVariables(quote(substitution.text(password, 'password', index)));

  const playerCommand = (
    { account, password, isNew }: Omit<RecordedPlayer, 'made' | 'value'>,
    index: number,
  ) =>
    `${TOOL} player ${base} --account ${insertVariables(quoteDouble(substitution.text(account, 'account', index)))} --password ${showPassword(password, index)}${isNew ? ' --register' : ''}`;

  const curl = (step: RecordedCall, index: number, isLast: boolean): string => {
    const { method, url, headers, sent, giveUpAfterMs } = step;
    const form = isForm(sent)
      ? formOptions(substitution.value(sent, 'body', index) as typeof sent)
      : undefined;
    const body =
      typeof sent === 'string'
        ? substitution.text(sent, 'body', index)
        : toJson(substitution.value(sent, 'body', index));
    const parts = [
      `${form?.input ?? ''}curl -s${isLast ? 'i' : ''} -X ${method}`,
      ...(giveUpAfterMs === undefined ? [] : [`--max-time ${Math.max(giveUpAfterMs, 1) / 1000}`]),
      quoteDouble(method === 'GET' ? substitution.text(url, 'url', index) : substitution.addresses(url)),
      ...Object.entries(headers).map(([name, value]) => {
        const shown = substitution.text(value, name, index);
        return `-H ${(shown === value ? quote : quoteDouble)(`${name}: ${shown}`)}`;
      }),
      ...(form ? [form.options] : sent === undefined ? [] : [`-d ${quote(body)}`]),
    ];
    return insertVariables(parts.join(' '));
  };

  /** The values that later steps take from this one. */
  const findCaptures = (index: number) =>
    [...needed].flatMap((value) => {
      const origin = flow.getOrigin(value);
      return origin?.index === index ? [{ value, path: origin.path }] : [];
    });

  const capture = (command: string, captures: ReturnType<typeof findCaptures>): string => {
    const [first, ...more] = captures;
    if (!first) return command;
    if (more.length === 0)
      return `${getName(first.value)}=$(${command}${first.path === '' ? '' : ` | field ${toWord(first.path)}`})`;
    const reads = captures.map(
      ({ value, path }) => `${getName(value)}=$(field ${toWord(path)} <<<"$ANSWER")`,
    );
    return [`ANSWER=$(${command})`, ...reads].join('; ');
  };

  /** The part of an answer that differs, else its beginning. */
  const showPart = (answer: unknown): string => {
    const { leaf } = culprit;
    const part = leaf ? `${leaf.path} is ${JSON.stringify(leaf.value)}` : JSON.stringify(mask.value(answer));
    return mask.text(`# ${part.length > LONGEST_ANSWER ? `${part.slice(0, LONGEST_ANSWER)}…` : part}`);
  };

  const describeAnswer = (step: RecordedCall, index: number): readonly string[] => {
    const { status, answer, requestId, start, end, failure } = step;
    const errcode = (answer as { errcode?: unknown } | undefined)?.errcode;
    const time = new Date(performance.timeOrigin + start).toISOString().slice(11, 23);
    const facts = [
      ...(status === undefined ? [failure ?? 'no answer'] : [String(status)]),
      ...(errcode === undefined ? [] : [`errcode ${JSON.stringify(errcode)}`]),
      ...(requestId === undefined ? [] : [`request ${requestId}`]),
      `${time} UTC`,
      `${Math.round(end - start)} ms`,
    ];
    const isLast = culprit.last.includes(index) && answer !== undefined;
    return [mask.text(`# ${facts.join(', ')}`.replaceAll('\n', ' ')), ...(isLast ? [showPart(answer)] : [])];
  };

  const describeHook = (step: RecordedHook, index: number): StepLines => {
    const captures = findCaptures(index);
    const command = commands.get(index);
    const failed = [
      ...(step.failure === undefined ? [] : [mask.text(`# ${step.failure}`)]),
      ...(culprit.last.includes(index) && step.result !== undefined ? [showPart(step.result)] : []),
    ];
    if (command !== undefined) {
      const text = insertVariables(substitution.command(command, index));
      return { command: capture(text, captures), comments: failed, isForeground: captures.length > 0 };
    }
    const { token, account, password } = (step.result ?? {}) as Partial<Record<string, string>>;
    const isSignedIn = captures.some(({ value }) => value === token) && account && password;
    const names = isSignedIn ? [account, password].map(getName) : captures.map(({ value }) => getName(value));
    const given = step.parameters.map((parameter) => toJson(substitution.value(parameter, 'id', index)));
    const about = `# hook ${step.hook}(${mask.text(insertIntoComment(given.join(', ')))}): bring this about by hand`;
    const login = isSignedIn
      ? [`${getName(token ?? '')}=$(${playerCommand({ account, password, isNew: false }, index + 1)})`]
      : [];
    return {
      command: undefined,
      comments: [
        about + (names.length > 0 ? ` and set ${names.join(' and ')}` : ''),
        ...names.map(requireVariable),
        ...failed,
        ...login,
      ],
      isForeground: true,
    };
  };

  const makeValue = (step: Exclude<RecordedValue, RecordedPlayer>, index: number): string => {
    if (step.made === 'encrypted') return `$(${TOOL} encrypt ${base} ${showPassword(step.password, index)})`;
    if (step.made === 'form') return `$(printf %s "$${getName(step.of)}" | ${step.filter})`;
    const { value, prefix = '', alphabet } = step;
    return `${prefix}$(random ${value.length - prefix.length} ${toSet(alphabet)})`;
  };

  return (index) => {
    const step = steps[index] as Step;
    if (isHook(step)) return describeHook(step, index);
    if (isCall(step)) {
      const captures = findCaptures(index);
      const isLast = culprit.last.includes(index);
      const player = isLast ? undefined : players.get(getToken(step));
      const isToken = captures.length === 1 && captures[0]?.value === player?.value;
      const command =
        player === undefined
          ? capture(curl(step, index, isLast && captures.length === 0), captures)
          : isToken
            ? `${getName(player.value)}=$(${playerCommand(player, index)})`
            : capture(`${playerCommand(player, index)}${captures.length > 0 ? ' --answer' : ''}`, captures);
      return { command, comments: describeAnswer(step, index), isForeground: captures.length > 0 };
    }
    const command = step.made === 'player' ? undefined : `${getName(step.value)}=${makeValue(step, index)}`;
    return { command, comments: [], isForeground: true };
  };
}
