import { isObject } from './http/json.ts';

/** Names of fields that have a secret as text, or as a number. */
const TEXTS = /password|passwd|passphrase|secret|hash|salt|token/i;
const NUMBERS = /^(otp|pin|pwd|cvv|cvc)$/i;
/** A shorter value may be part of a text by accident. */
const LEAST_LENGTH = 8;

const splitWords = (name: string) => name.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? [];
const isNumberName = (name: string) => splitWords(name).some((word) => NUMBERS.test(word));

function isSecretName(name: string, value: unknown): boolean {
  if (typeof value === 'number') return isNumberName(name);
  return typeof value === 'string' && /[^*]/.test(value) && (TEXTS.test(name) || isNumberName(name));
}

/** The passwords, one-time codes and card numbers that a check uses, none of which an answer may have. */
export function createSecrets() {
  const values = new Set<string>();

  const isSecret = (value: unknown, isKnown: boolean): boolean => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const ungrouped = text.replaceAll(/[\s-]/g, '');
    if (!isKnown && values.has(ungrouped)) return true;
    return [...values].some(
      (secret) => secret.length >= LEAST_LENGTH && (text.includes(secret) || ungrouped.includes(secret)),
    );
  };

  return {
    /** Notes a password, a code or the number of a card; a masked number is none. */
    note: (secret: unknown): void => {
      if (typeof secret === 'string' && secret !== '' && !secret.includes('*'))
        values.add(/^[\d\s-]+$/.test(secret) ? secret.replaceAll(/[\s-]/g, '') : secret);
    },

    /**
     * Finds secrets in an answer: by their values anywhere, by the names of fields only in what the contract does not have.
     * @param known the part of the answer that the contract has
     * @returns the places, without the values
     */
    find: (answer: unknown, known: unknown): readonly string[] => {
      const found: string[] = [];
      const visit = (value: unknown, knownValue: unknown, path: string, names: readonly string[]) => {
        if (Array.isArray(value)) {
          // Entries with values of a later version are missing in the known list.
          const isAligned = Array.isArray(knownValue) && knownValue.length === value.length;
          for (const [index, entry] of value.entries())
            visit(entry, isAligned ? knownValue[index] : entry, path, names);
        } else if (isObject(value))
          for (const [name, inner] of Object.entries(value)) {
            const isKnown = names.length === 0 && isObject(knownValue) && name in knownValue;
            visit(
              inner,
              isKnown ? knownValue[name] : inner,
              `${path}/${name}`,
              isKnown ? [] : [...names, name],
            );
          }
        else if (names.some((name) => isSecretName(name, value)) || isSecret(value, names.length === 0))
          found.push(path);
      };
      visit(answer, known, '', []);
      return [...new Set(found)];
    },
  };
}

export type Secrets = ReturnType<typeof createSecrets>;
