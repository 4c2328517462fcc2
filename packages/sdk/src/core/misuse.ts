import { idempotentCalls, keyedCalls } from '@tara/contract/flags';
import { callName } from './calls.ts';
import { isSdkError, SdkError } from './error.ts';
import { trimSlashes } from './trim-slashes.ts';
import type { SdkOptions } from './types.ts';

// Error messages for calls that are made incorrectly. They are for developers: bundlers replace `NODE_ENV` and drop
// them from production builds, where such a call fails without details.

/** Exists in Node and in bundlers. Declared here because pages have neither `process` nor its types. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

type Step = readonly [sentence: string, check: () => unknown, isSecret?: boolean];

/** Throws for the first step that fails. Drops the cause of a secret step, because it quotes the refused value. */
function runChecks(op: string, steps: readonly Step[]): void {
  for (const [sentence, step, isSecret] of steps) {
    try {
      step();
    } catch (error) {
      const cause = isSecret ? undefined : error;
      throw new SdkError({ kind: 'usage', op, message: `${op}: ${sentence}`, cause });
    }
  }
}

/** Rethrows what a check found. Ignores other errors: a page without a bundler has no `process`. */
function rethrowSdkError(error: unknown): void {
  if (isSdkError(error)) throw error;
}

/**
 * Reports a path that is not in the contract.
 * @param path path as given by the caller
 * @throws SdkError of kind usage, in development
 */
export function checkPath(path: unknown): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const given = String(path);
      const name = callName(given);
      if (name !== given && (idempotentCalls.has(name) || keyedCalls.has(name))) return;
      throw new SdkError({ kind: 'usage', op: name, message: `${name}: no such call` });
    }
  } catch (error) {
    rethrowSdkError(error);
  }
}

/**
 * Reports a number that is out of bounds.
 * @throws SdkError of kind usage, in development
 */
export function explainBounds(op: string, name: string, least: number, most: number): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const message = `${op}: ${name} must be a number from ${least} to ${most}`;
      throw new SdkError({ kind: 'usage', op, message });
    }
  } catch (error) {
    rethrowSdkError(error);
  }
}

/**
 * Reports an empty idempotency key.
 * @throws SdkError of kind usage, in development
 */
export function checkKey(op: string, key: string): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      throw new SdkError({
        kind: 'usage',
        op,
        message: `${op}: idempotencyKey is empty: ${JSON.stringify(key)}`,
      });
  } catch (error) {
    rethrowSdkError(error);
  }
}

/**
 * Reports the part of a call that could not be read.
 * @throws SdkError of kind usage, in development
 */
export function checkParts(op: string, options: SdkOptions, body: unknown): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      runChecks(op, [
        ['headers() failed', () => options.headers?.()],
        ['common() failed', () => options.common()],
        ['the body is not JSON', () => JSON.stringify(body)],
      ]);
    }
  } catch (error) {
    rethrowSdkError(error);
  }
}

/**
 * Reports why a request could not be created.
 * @throws SdkError of kind usage, in development
 */
export function checkRequest(op: string, url: string, headers: Readonly<Record<string, string>>): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      runChecks(op, [
        ['the runtime has no Headers', () => new Headers()],
        ['a header is invalid', () => new Headers(headers), true],
        ['the runtime has no Request', () => new Request('https://tara.test')],
        [/^\w+:/.test(url) ? 'baseUrl is not a URL' : 'baseUrl must be absolute', () => new Request(url)],
        ['the runtime has no fetch, and the option fetch is not set', () => fetch.name],
      ]);
    }
  } catch (error) {
    rethrowSdkError(error);
  }
}

/**
 * Reports a base URL with a query or fragment, such as the address of a page, and names the right one.
 * @throws SdkError of kind usage, in development
 */
export function checkBaseUrl(baseUrl: string): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const [address = '', rest = ''] = baseUrl.split(/[?#](.*)/s);
      const world = /(?:^|[?#&])world=([\w-]+)/.exec(rest)?.[1];
      const root = trimSlashes(address);
      const right = world ? `${root}/w/${world}` : root;
      const message = `createSdk: baseUrl has a query or fragment; use '${right}' instead of '${baseUrl}'`;
      throw new SdkError({ kind: 'usage', op: 'createSdk', message });
    }
  } catch (error) {
    rethrowSdkError(error);
  }
}
