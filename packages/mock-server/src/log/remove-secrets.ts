import type { FastifyRequest } from 'fastify';
import { isSecretParameter, maskedValues } from '#journal/mask-secrets.ts';

const MASK = '***';
/** Shorter secrets would match ordinary words. */
const SHORTEST = 4;

function secretTexts(value: unknown): string[] {
  return maskedValues(value).map((item) => String(item.value));
}

/** The secrets in the head of a request: tokens, cookies and query parameters. */
export function secretsOfHead({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): string[] {
  const token = (headers.authorization ?? '').replace(/^\w+\s+/, '');
  const parameters = Object.entries(query as Readonly<Record<string, unknown>>);
  return [
    token,
    ...secretTexts(headers),
    ...secretTexts(query),
    ...parameters.filter(([name]) => isSecretParameter(name)).map(([, text]) => String(text)),
  ];
}

/** The secrets in the body of a request. */
export function secretsOfBody({ body }: Pick<FastifyRequest, 'body'>): string[] {
  return secretTexts(body);
}

/** A text as it is, and as it appears inside JSON and inside an address. */
function getForms(text: string): string[] {
  // A lone surrogate cannot be encoded in an address.
  const inAddress = text.replaceAll(/\p{Surrogate}/gu, '\u{fffd}');
  return [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(inAddress)];
}

/** Creates a function that removes secrets from texts of this program, such as error messages that quote a request. */
export function createSecretsRemover(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter((secret) => secret.length >= SHORTEST)
    .flatMap(getForms)
    .toSorted((a, b) => b.length - a.length);
  return (text) => forms.reduce((rest, secret) => rest.replaceAll(secret, MASK), text);
}
