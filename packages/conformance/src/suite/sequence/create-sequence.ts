import { findCulprit, type Compared } from './culprit.ts';
import { Flow, selectSteps } from './flow.ts';
import { createLines, readCommand } from './lines.ts';
import { createNames } from './names.ts';
import { addOwnValues } from './own-values.ts';
import type { Mask } from './mask.ts';
import { FUNCTIONS, insertVariables, quote, requireVariable } from './shell.ts';
import { isChange, isHook, isTimed, listLeaves, type Step } from './steps.ts';
import { createSubstitution, type Place } from './substitution.ts';

/** The steps that were made simultaneously with another shown one and may have changed something. */
function findParallel(steps: readonly Step[], shown: readonly number[]): ReadonlySet<number> {
  const timed = shown.flatMap((index) => {
    const step = steps[index] as Step;
    return isTimed(step) && (isHook(step) || isChange(step)) ? [{ index, step }] : [];
  });
  return new Set(
    timed
      .filter(({ step }) =>
        timed.some(
          (other) => other.step !== step && step.start < other.step.end && other.step.start < step.end,
        ),
      )
      .map(({ index }) => index),
  );
}

/**
 * Makes the calls of a check that show a finding lines for bash: they run one after the other against the same backend.
 * @param compared what the check found; without it the last calls are shown
 */
export function createSequence(
  recorded: readonly Step[],
  place: Place,
  mask: Mask,
  compared?: Compared,
): readonly string[] {
  const steps = addOwnValues(recorded);
  const flow = new Flow(steps);
  const commands = new Map<number, string>();
  for (const [index, step] of steps.entries()) {
    const command = isHook(step) ? readCommand(step.command) : undefined;
    if (command === undefined || !isHook(step)) continue;
    commands.set(index, command);
    // What the command contains is the same in each run.
    for (const { value } of listLeaves(step.result))
      if (typeof value === 'string' && command.includes(value)) flow.forget(value);
  }
  const culprit = findCulprit(steps, compared);
  const { shown, needed } = selectSteps(flow, culprit.last);
  const getName = createNames(flow);
  const write = createLines({
    flow,
    commands,
    needed,
    culprit,
    getName,
    mask,
    isOwnPlace: place.environment !== undefined && place.environment.baseUrl !== place.baseUrl,
    substitution: createSubstitution(flow, getName, place),
  });

  const parallel = findParallel(steps, shown);
  const lines = shown.flatMap((index, at) => {
    const { command, comments, isForeground } = write(index);
    if (command === undefined) return comments;
    const next = shown.slice(at + 1).find((other) => isTimed(steps[other] as Step));
    const isParallel = parallel.has(index) && !isForeground;
    const isGroupEnd = next === undefined || !parallel.has(next);
    return [
      isParallel ? `${command} &` : command,
      ...comments,
      ...(isParallel && isGroupEnd ? ['wait'] : []),
    ];
  });
  const start = createEnvironment(
    place,
    createSubstitution(flow, getName, { baseUrl: place.baseUrl }).addresses,
  );
  const all = [...start, ...lines];
  const functions = Object.entries(FUNCTIONS).filter(([name]) =>
    all.some((line) => new RegExp(`(\\| |\\$\\()${name} `).test(line)),
  );
  return [`BASE=${quote(place.baseUrl)}`, ...functions.map(([, text]) => text), ...all];
}

function createEnvironment(
  { environment, baseUrl }: Place,
  addresses: (text: string) => string,
): readonly string[] {
  if (!environment || environment.baseUrl === baseUrl) return [];
  const command = readCommand(environment.command);
  if (command === undefined)
    return [
      `# hook isolate(${JSON.stringify(environment.about)}): bring this about by hand and set WORLD`,
      requireVariable('WORLD'),
    ];
  return [`WORLD=$(${insertVariables(addresses(command))})`];
}
