import type { FastifyRequest } from 'fastify';
import { isSecretParameter, maskSecrets } from '#journal/mask-secrets.ts';

const MASK = '***';
/** Shorter secrets would match ordinary words. */
const SHORTEST = 4;

/**
 * The texts and numbers in a value that the journal masks.
 * @param shown the same value, masked
 */
function secretTexts(value: unknown, shown: unknown): string[] {
  if (typeof value !== 'object' || value === null) return value === shown ? [] : [String(value)];
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) =>
    typeof item === 'string' && isSecretParameter(name)
      ? [item]
      : secretTexts(item, (shown as Readonly<Record<string, unknown>>)[name]),
  );
}

/** The secrets in the head of a request: tokens, cookies and query parameters. */
export function secretsOfHead({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): string[] {
  const token = (headers.authorization ?? '').replace(/^\w+\s+/, '');
  return [token, ...secretTexts(headers, maskSecrets(headers)), ...secretTexts(query, maskSecrets(query))];
}

/** The secrets in the body of a request. */
export function secretsOfBody({ body }: Pick<FastifyRequest, 'body'>): string[] {
  return secretTexts(body, maskSecrets(body));
}

/** A text as it is, and as it appears inside JSON and inside an address. */
function formsOf(text: string): string[] {
  // A lone surrogate cannot be encoded in an address.
  const inAddress = text.replaceAll(/\p{Surrogate}/gu, '\u{fffd}');
  return [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(inAddress)];
}

/** Creates a function that removes secrets from texts of this program, such as error messages that quote a request. */
export function createSecretsRemover(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter((secret) => secret.length >= SHORTEST)
    .flatMap(formsOf)
    .toSorted((one, other) => other.length - one.length);
  return (text) => forms.reduce((rest, secret) => rest.replaceAll(secret, MASK), text);
}
