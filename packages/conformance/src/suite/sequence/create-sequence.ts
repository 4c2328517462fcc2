import { writeCall, writePlayer } from './commands.ts';
import { findCulprit, type Compared, type Culprit } from './culprit.ts';
import type { Mask } from './mask.ts';
import { createNames } from './names.ts';
import { selectSteps, traceOrigins, type Origin } from './origins.ts';
import { prepareSteps } from './prepare-steps.ts';
import { askByHand, FUNCTIONS, insertVariables, quote, readCommand, toWord } from './shell.ts';
import {
  getAnswer,
  isChange,
  listInputs,
  listPlayerInputs,
  type Leaf,
  type Recorded,
  type RecordedCall,
  type RecordedHook,
  type Step,
} from './steps.ts';

/** Answers in a report are cut after so many characters. */
const LONGEST_ANSWER = 400;

/** A step as lines for a shell. */
interface StepLines {
  readonly step: Step;
  readonly command?: string;
  readonly comments: readonly string[];
  /** Later lines need a value of it. */
  readonly isNeeded: boolean;
}

/** Where a check ran. */
export interface Place {
  readonly baseUrl: string;
  /** The environment of the check, if the hooks prepared one; the command prints its base URL. */
  readonly environment?:
    | { readonly baseUrl: string; readonly about: object; readonly command: RecordedHook['command'] }
    | undefined;
}

/** What was answered, and when. */
function describeAnswer(step: RecordedCall | RecordedHook): readonly string[] {
  if ('hook' in step) return step.failure === undefined ? [] : [`# ${step.failure}`];
  const { status, requestId, start, end, failure = 'no answer' } = step;
  const { errcode } = getAnswer(step);
  const facts = [
    status ?? failure,
    errcode !== undefined && `errcode ${JSON.stringify(errcode)}`,
    requestId !== undefined && `request ${requestId}`,
    `${new Date(performance.timeOrigin + start).toISOString().slice(11, 23)} UTC`,
    `${Math.round(end - start)} ms`,
  ];
  return [`# ${facts.filter((fact) => fact !== false).join(', ')}`];
}

/** Makes lines of the steps that show what was found. */
function writeLines(
  steps: readonly Step[],
  { last, leaf }: Culprit,
  mask: Mask,
  { baseUrl, environment }: Place,
): readonly StepLines[] {
  const worldUrl = environment?.baseUrl ?? baseUrl;
  const findOrigins = traceOrigins(steps);
  const { shown, needed } = selectSteps(steps, findOrigins, last);
  const getName = createNames(steps);

  const insert = (command: string, inputs: readonly Leaf[], index: number): string => {
    const origins = inputs.flatMap((input) => findOrigins(input, index));
    const values = origins.map((origin) => [origin.value, getName(origin)] as const);
    return insertVariables(command, new Map([...values, [worldUrl, 'WORLD'], [baseUrl, 'BASE']]));
  };

  /** Stores what later steps take from the output of a command. */
  const capture = (command: string, captures: readonly Origin[], isWhole = false): string => {
    const [first] = captures;
    if (!first) return command;
    if (captures.length === 1)
      return `${getName(first)}=$(${command}${isWhole || first.path === '' ? '' : ` | field ${toWord(first.path)}`})`;
    const reads = captures.map((origin) => `${getName(origin)}=$(field ${toWord(origin.path)} <<<"$ANSWER")`);
    return [`ANSWER=$(${command})`, ...reads].join('; ');
  };

  /** The part of an answer that differs, else its beginning. */
  const showPart = (answer: unknown): string => {
    const part = leaf ? `${leaf.path} is ${JSON.stringify(leaf.value)}` : JSON.stringify(mask.value(answer));
    return `# ${part.length > LONGEST_ANSWER ? `${part.slice(0, LONGEST_ANSWER)}…` : part}`;
  };

  /** Asks for what a hook did, and signs in a player whom the hook created. */
  const writeByHand = (step: RecordedHook, captures: readonly Origin[], index: number): readonly string[] => {
    const token = captures.find(({ key }) => key === 'token');
    const player = token && step.player;
    const inputs = player ? listPlayerInputs(player) : [];
    const asked = player ? inputs.flatMap((input) => findOrigins(input, index + 1)) : captures;
    const given = step.parameters.map((parameter) => JSON.stringify(parameter)).join(', ');
    const comment = mask.text(insert(given, listInputs(step), index));
    const lines = askByHand(step.hook, comment, asked.map(getName));
    if (!player) return lines;
    return [...lines, `${getName(token)}=$(${insert(writePlayer(worldUrl, player), inputs, index + 1)})`];
  };

  return shown.map((index): StepLines => {
    const step = steps[index] as Step;
    const captures = [...needed].filter((origin) => origin.index === index);
    const [first] = captures;
    const lines = { step, comments: [], isNeeded: first !== undefined };
    const insertInputs = (command: string) => insert(command, listInputs(step), index);
    if ('made' in step)
      return { ...lines, command: `${first ? getName(first) : ''}=${insertInputs(step.word)}` };
    const isLast = last.includes(index);
    const part = isLast && step.answer !== undefined ? [showPart(step.answer)] : [];
    // A line break would end the comment.
    const comments = [...describeAnswer(step), ...part].map((text) => mask.text(text).replaceAll('\n', ' '));
    const isToken = 'operation' in step && captures.length === 1 && first?.value === step.player?.token;
    const signIn = step.player && writePlayer(worldUrl, step.player) + (first && !isToken ? ' --answer' : '');
    const command =
      'operation' in step ? (signIn ?? writeCall(step, isLast && !first)) : readCommand(step.command);
    if (command === undefined)
      return { ...lines, comments: [...writeByHand(step as RecordedHook, captures, index), ...comments] };
    return { ...lines, command: capture(insertInputs(command), captures, isToken), comments };
  });
}

function prepareEnvironment({ environment, baseUrl }: Place): readonly string[] {
  if (!environment || environment.baseUrl === baseUrl) return [];
  const command = readCommand(environment.command);
  return command === undefined
    ? askByHand('isolate', JSON.stringify(environment.about), ['WORLD'])
    : [`WORLD=$(${insertVariables(command, new Map([[baseUrl, 'BASE']]))})`];
}

const mayChange = (step: Step): step is RecordedCall | RecordedHook => 'hook' in step || isChange(step);

/** Makes the commands simultaneous that were so and may have changed something. */
function joinLines(all: readonly StepLines[]): readonly string[] {
  const isParallel = (step: Step): boolean =>
    mayChange(step) &&
    all.some(
      ({ step: other }) =>
        other !== step && mayChange(other) && step.start < other.end && other.start < step.end,
    );
  return all.flatMap(({ step, command, comments, isNeeded }, at) => {
    if (command === undefined) return comments;
    if (isNeeded || !isParallel(step)) return [command, ...comments];
    const next = all.slice(at + 1).find((other) => !('made' in other.step));
    return [`${command} &`, ...comments, ...(next && isParallel(next.step) ? [] : ['wait'])];
  });
}

/**
 * Makes the calls of a check that show a finding lines for bash: they run one after the other against the same backend.
 * @param compared what the check found; without it the last calls are shown
 */
export function createSequence(
  recorded: readonly Recorded[],
  place: Place,
  mask: Mask,
  compared?: Compared,
): readonly string[] {
  const prepared = prepareSteps(recorded);
  const culprit = findCulprit(prepared, compared);
  // The call itself shows what was found.
  const steps = prepared.map((step, index) =>
    'operation' in step && culprit.last.includes(index) ? { ...step, player: undefined } : step,
  );
  const lines = [...prepareEnvironment(place), ...joinLines(writeLines(steps, culprit, mask, place))];
  const functions = Object.entries(FUNCTIONS).filter(([name]) =>
    lines.some((line) => new RegExp(`(\\| |\\$\\()${name} `).test(line)),
  );
  return [`BASE=${quote(place.baseUrl)}`, ...functions.map(([, text]) => text), ...lines];
}
