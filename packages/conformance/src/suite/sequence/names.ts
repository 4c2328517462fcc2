import type { Origin } from './origins.ts';
import { getAnswer, listInputs, type RecordedValue, type Step } from './steps.ts';

const ROLES = ['PLAYER', 'OTHER_PLAYER', 'THIRD_PLAYER', 'FOURTH_PLAYER', 'FIFTH_PLAYER'];

/** Variables of the shell, and of each sequence. */
const RESERVED = ['BASE', 'WORLD', 'ANSWER', 'PATH', 'HOME', 'UID', 'IFS', 'RANDOM', 'SECONDS'];

const SHORT_NAMES: Readonly<Record<string, string>> = { 'idempotency-key': 'key', afuid: 'device' };

const toVariable = (key: string): string =>
  (SHORT_NAMES[key] ?? key)
    .replace(/(?<=.)Id$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .toUpperCase();

/** The token of the player whom a step signs in. */
const getToken = (step: Step): unknown =>
  getAnswer(step).token ?? ('made' in step ? undefined : step.player?.token);

/** Finds whose each token is: the id of the player, or else the token itself. */
function findOwners(steps: readonly Step[]): ReadonlyMap<unknown, unknown> {
  const owners = new Map<unknown, unknown>();
  for (const step of steps) {
    const { token, id } = getAnswer(step);
    if (token !== undefined) owners.set(token, id ?? token);
    if ('operation' in step && step.operation === 'getAfterLoginInfo' && id !== undefined)
      owners.set(step.headers['authorization'], id);
  }
  return owners;
}

/** Finds the step and the field that first send a value, or another form of it. */
function findFirstUse(steps: readonly Step[], value: string): { step?: Step; key: string } {
  for (const step of steps)
    for (const { key, value: input } of listInputs(step))
      if (typeof input === 'string' && input.includes(value))
        return key === 'made' ? findFirstUse(steps, (step as RecordedValue).made) : { step, key };
  return { key: 'value' };
}

/** Names variables: tokens by the roles of the players, other values by the fields that have them. */
export function createNames(steps: readonly Step[]): (origin: Origin) => string {
  const owners = findOwners(steps);
  const roles = new Map<unknown, string>();
  const names = new Map<Origin, string>();
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

  const createName = ({ index, key, value }: Origin): string => {
    const step = steps[index] as Step;
    if ('made' in step) {
      if (step.source?.key === 'password') return makeUnique('ENCRYPTED');
      const use = findFirstUse(steps, step.made);
      const name = toVariable(use.key);
      const token = name === 'ACCOUNT' && use.step ? getToken(use.step) : undefined;
      return makeUnique(token === undefined ? name : `${name}_${getRole(token)}`);
    }
    if (key === 'token') return makeUnique(`TOKEN_${getRole(value)}`, '_SESSION');
    const token = getToken(step);
    const sender = 'operation' in step ? step.headers['authorization'] : undefined;
    const isOwn = token !== undefined || owners.get(sender) === value;
    return makeUnique(toVariable(key) + (isOwn ? `_${getRole(token ?? sender)}` : ''));
  };

  return (origin) => {
    const name = names.get(origin) ?? createName(origin);
    names.set(origin, name);
    return name;
  };
}
