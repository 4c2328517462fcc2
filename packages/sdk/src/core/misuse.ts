import { idempotentCalls, keyedCalls } from '@tara/contract/flags';
import { callName } from './calls.ts';
import { isSdkError, SdkError } from './error.ts';
import type { SdkOptions } from './types.ts';

// What is said of a call that is made wrongly, each fault in its own words. All of it is for developers: bundlers know
// `NODE_ENV` and leave none of it in a production build, where such a call fails without words.

/** Of Node and of bundlers; declared here, because a page has neither it nor its types. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

type Step = readonly [sentence: string, check: () => unknown, isSecret?: boolean];

/** Throws for the first step that fails. The cause of a secret one is dropped, because it quotes what it refuses. */
function check(op: string, steps: readonly Step[]): void {
  for (const [sentence, step, isSecret] of steps) {
    try {
      step();
    } catch (error) {
      const cause = isSecret ? undefined : error;
      throw new SdkError({ kind: 'usage', op, message: `${op}: ${sentence}`, cause });
    }
  }
}

/** Passes on what a check has found; in a page without a bundler there is no `process`, and nothing is found. */
function passOn(error: unknown): void {
  if (isSdkError(error)) throw error;
}

/**
 * Says that the contract has no such call.
 * @param path as the caller has given it
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
    passOn(error);
  }
}

/**
 * Says which part of a call could not be had.
 * @throws SdkError of kind usage, in development
 */
export function checkParts(op: string, options: SdkOptions, body: unknown): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      check(op, [
        ['headers() failed', () => options.headers?.()],
        ['common() failed', () => options.common()],
        ['the body is no JSON', () => JSON.stringify(body)],
      ]);
    }
  } catch (error) {
    passOn(error);
  }
}

/**
 * Says why there can be no such request.
 * @throws SdkError of kind usage, in development
 */
export function checkRequest(op: string, url: string, headers: Readonly<Record<string, string>>): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      check(op, [
        ['Headers is missing here', () => new Headers()],
        ['a header is invalid', () => new Headers(headers), true],
        ['Request is missing here', () => new Request('https://tara.test')],
        [/^\w+:/.test(url) ? 'baseUrl is no URL' : 'baseUrl must be absolute', () => new Request(url)],
        ['fetch is missing here, and so is the option fetch', () => fetch.name],
      ]);
    }
  } catch (error) {
    passOn(error);
  }
}
