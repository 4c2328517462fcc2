import type { FastifyRequest } from 'fastify';
import { isSecretParameter } from '#journal/mask-secrets.ts';

const MASK = '***';
/** Shorter secrets would match ordinary words. */
const SHORTEST = 4;
/** Deeper than any call. */
const DEEPEST = 32;

/** The values in a body whose names mark them as secret. */
function secretTexts(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) =>
    typeof item === 'string' && isSecretParameter(name) ? [item] : secretTexts(item, depth + 1),
  );
}

/** The secrets in the head of a request: tokens and query parameters. */
export function secretsOfHead({ headers, query }: FastifyRequest): string[] {
  const token = (headers.authorization ?? '').replace(/^\w+\s+/, '');
  return [token, String(headers['x-control-token'] ?? ''), ...secretTexts(query)];
}

/** The secrets in the body of a request. */
export function secretsOfBody({ body }: FastifyRequest): string[] {
  return secretTexts(body);
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
