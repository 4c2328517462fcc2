import type { FastifyRequest } from 'fastify';
import { isSecretParameter } from '#journal/mask-secrets.ts';

const MASK = '***';
/** Anything shorter stands in ordinary words too. */
const SHORTEST = 4;
/** No call nests as deep. */
const DEEPEST = 32;

/** The texts in what a caller sent whose names say that they are secret. */
function secretTexts(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) =>
    typeof item === 'string' && isSecretParameter(name) ? [item] : secretTexts(item, depth + 1),
  );
}

/** The secrets that the head of a request brought along: its tokens, and those of its query. */
export function secretsOfHead({ headers, query }: FastifyRequest): string[] {
  const token = (headers.authorization ?? '').replace(/^\w+\s+/, '');
  return [token, String(headers['x-control-token'] ?? ''), ...secretTexts(query)];
}

/** The secrets that the body of a request brought along. */
export function secretsOfBody({ body }: FastifyRequest): string[] {
  return secretTexts(body);
}

/** A text as it stands, and as it stands within JSON and within an address. */
function formsOf(text: string): string[] {
  // Half a character has no form in an address.
  const inAddress = text.replaceAll(/\p{Surrogate}/gu, '\u{fffd}');
  return [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(inAddress)];
}

/** Makes what takes secrets out of texts of this program, as the message of an error that came of a request. */
export function createSecretsRemover(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter((secret) => secret.length >= SHORTEST)
    .flatMap(formsOf)
    .toSorted((one, other) => other.length - one.length);
  return (text) => forms.reduce((rest, secret) => rest.replaceAll(secret, MASK), text);
}
