import { DEEPEST, listInputs, listOutputs, type Leaf, type Recorded } from './steps.ts';

/** Names of fields whose values are never written to a report. */
const SECRET_FIELDS =
  /^(password|oldPassword|newPassword|safeboxPassword|token|authorization|code|nonce|kid|mobile|cardNum|accountName|idNumber)$/;
/** An account that is a mobile number. */
const NUMBER = /^\+?\d{7,}$/;
const SHORTEST = 4;

const isSecret = ({ key, value }: Leaf): boolean =>
  typeof value === 'string' &&
  value.length >= SHORTEST &&
  (SECRET_FIELDS.test(key) || (key === 'account' && NUMBER.test(value)));

/** Makes text and values of a check fit for a report. */
export interface Mask {
  readonly text: (text: string) => string;
  /** Replaces secrets at any depth: by the names of their fields, and wherever their values are. */
  readonly value: (value: unknown) => unknown;
}

/** Creates the mask for the secrets that the steps contain. */
export function createMask(steps: readonly Recorded[]): Mask {
  const leaves = steps.flatMap((step) =>
    'operation' in step || 'hook' in step ? [...listInputs(step), ...listOutputs(step)] : [],
  );
  const known = new Set(leaves.filter(isSecret).map(({ value }) => value as string));
  const secrets = [...known].toSorted((a, b) => b.length - a.length);
  const text = (plain: string) => secrets.reduce((masked, secret) => masked.replaceAll(secret, '***'), plain);
  const mask = (given: unknown, depth: number): unknown => {
    if (depth > DEEPEST) return '…';
    if (typeof given === 'string') return text(given);
    if (Array.isArray(given)) return given.map((inner) => mask(inner, depth + 1));
    if (typeof given !== 'object' || given === null) return given;
    return Object.fromEntries(
      Object.entries(given).map(([key, inner]) => [
        key,
        typeof inner === 'string' && inner !== '' && SECRET_FIELDS.test(key) ? '***' : mask(inner, depth + 1),
      ]),
    );
  };
  return { text, value: (given) => mask(given, 0) };
}
