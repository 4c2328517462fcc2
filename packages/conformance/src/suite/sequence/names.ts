import { findPlayers, isCall, isHook, listInputs, type Step } from './steps.ts';
import type { Flow } from './flow.ts';

const ROLES = ['PLAYER', 'OTHER_PLAYER', 'THIRD_PLAYER', 'FOURTH_PLAYER', 'FIFTH_PLAYER'];

/** Variables of the shell, and of each sequence. */
const RESERVED = ['BASE', 'WORLD', 'ANSWER', 'PATH', 'HOME', 'UID', 'IFS', 'RANDOM', 'SECONDS'];

const SHORT_NAMES: Readonly<Record<string, string>> = { 'idempotency-key': 'key', afuid: 'device' };

const toVariable = (key: string): string =>
  key
    .replace(/(?<=.)Id$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .toUpperCase();

interface Session {
  readonly token?: unknown;
  readonly id?: unknown;
  readonly account?: unknown;
}

const getResult = (step: Step): Session =>
  ((isCall(step) ? step.answer : isHook(step) ? step.result : undefined) as Session | undefined) ?? {};

/** Finds whose each token is: the id of the player, or else the token itself. */
function findOwners(steps: readonly Step[]): ReadonlyMap<unknown, unknown> {
  const owners = new Map<unknown, unknown>();
  for (const step of steps) {
    const { token, id } = getResult(step);
    if (typeof token === 'string') owners.set(token, id ?? token);
    if (isCall(step) && step.operation === 'getAfterLoginInfo' && id !== undefined)
      owners.set(step.headers['authorization'], id);
  }
  return owners;
}

/** Gives the values of a sequence names for variables, the tokens by roles of the players. */
export function createNames(flow: Flow): (value: string | number) => string {
  const { steps } = flow;
  const owners = findOwners(steps);
  const roles = new Map<unknown, string>();
  const names = new Map<unknown, string>();
  const used = new Set(RESERVED);

  const getRole = (token: unknown): string => {
    const owner = owners.get(token) ?? token;
    const role = roles.get(owner) ?? ROLES[roles.size] ?? `PLAYER_${roles.size + 1}`;
    roles.set(owner, role);
    return role;
  };

  const makeUnique = (name: string, word = ''): string => {
    let unique = name;
    for (let count = 2; used.has(unique); count++) unique = `${name}${word}_${count}`;
    used.add(unique);
    return unique;
  };

  /** The token of the player whom a step signs in; a hook may leave that to the log-in that follows. */
  const findToken = (step: Step | undefined): unknown => {
    const { token, account } = step ? getResult(step) : {};
    if (token !== undefined || !step || !isHook(step) || step.hook !== 'createPlayer') return token;
    return [...findPlayers(steps).values()].find((player) => player.account === account)?.value;
  };

  const findFirstUse = (value: string): { readonly step: Step; readonly key: string } | undefined => {
    for (const step of steps) {
      if ('made' in step && step.made === 'form' && step.of === value) return findFirstUse(step.value);
      for (const { key, value: input } of listInputs(step))
        if (typeof input === 'string' && input.includes(value)) return { step, key };
    }
    return undefined;
  };

  const createName = (value: string | number): string => {
    const origin = flow.getOrigin(value);
    const step = steps[origin?.index ?? -1];
    if (step && 'made' in step) {
      if (step.made === 'encrypted') return makeUnique('ENCRYPTED');
      if (step.made === 'form') return makeUnique(`${getName(step.of)}_FORM`);
      const use = findFirstUse(String(value));
      const token = findToken(use?.step);
      const key = use?.key ?? 'value';
      const name = toVariable(SHORT_NAMES[key] ?? key);
      return makeUnique(token === undefined || name !== 'ACCOUNT' ? name : `${name}_${getRole(token)}`);
    }
    const key = origin?.key ?? 'value';
    if (key === 'token') return makeUnique(`TOKEN_${getRole(value)}`, '_SESSION');
    const owner = findToken(step) ?? (step && isCall(step) ? step.headers['authorization'] : undefined);
    const isOwn = findToken(step) !== undefined || owners.get(owner) === value;
    return makeUnique(toVariable(key) + (isOwn ? `_${getRole(owner)}` : ''));
  };

  const getName = (value: string | number): string => {
    const name = names.get(value) ?? createName(value);
    names.set(value, name);
    return name;
  };
  return getName;
}
