import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractFile } from '../src/files/package-files.ts';
import { countFailure, isLocked } from '../src/domain/accounts/lockout.ts';
import { isOldEnough } from '../src/domain/kyc/ages.ts';
import { isDoubleSubmit } from '../src/domain/player/double-submit.ts';
import { getExpiry } from '../src/idempotency/record.ts';
import { resolveConfig } from '../src/config/world-config.ts';
import { HEARTBEAT_MS } from '../src/stream/feed.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../src/time/durations.ts';
import { NOON } from './support/client.ts';

/** Each description with its place in the document. */
function getDescriptions(name: 'openapi.json' | 'control.json'): [place: string, text: string][] {
  const found: [string, string][] = [];
  const visit = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === 'description' && typeof part === 'string') found.push([place, part]);
      else visit(part, `${place}/${key}`);
    }
  };
  visit(JSON.parse(readFileSync(contractFile(name), 'utf8')), name.replace('.json', ''));
  return found;
}

const WORDS: Record<number, string> = { 3: 'three', 5: 'five', 10: 'ten' };
const word = (count: number) => WORDS[count] ?? String(count);

/** The wrong passwords that lock an account, and how long. */
function lockout() {
  const state = { failures: 0, since: 0, until: 0 };
  let tries = 0;
  while (!isLocked(state, 0)) {
    countFailure(state, 0);
    tries += 1;
  }
  return { tries, lockedMs: state.until };
}

/** The longest time between the first and the last wrong password of a lock. */
function lockoutWindow(): number {
  const locksAfter = (ms: number) => {
    const state = { failures: 4, since: 1, until: 0 };
    countFailure(state, 1 + ms);
    return isLocked(state, 1 + ms);
  };
  let minutes = 0;
  while (locksAfter((minutes + 1) * MINUTE_MS)) minutes += 1;
  expect(locksAfter(minutes * MINUTE_MS + 1)).toBe(false);
  return minutes;
}

/** The whole seconds in which the same submission counts as a double click. */
function doubleSubmitSeconds(): number {
  let ms = 0;
  while (isDoubleSubmit({ now: ms }, 0)) ms += 1;
  return ms / SECOND_MS;
}

/** The age from which a person is old enough at noon of a birthday. */
function minimumAge(): number {
  const today = new Date(NOON).toISOString().slice(4, 10);
  const year = new Date(NOON).getUTCFullYear();
  let age = 0;
  while (!isOldEnough(`${year - age}${today}`, NOON, 0)) age += 1;
  return age;
}

const { tries, lockedMs } = lockout();
const locked = `within ${lockoutWindow()} minutes lock [a-z' ]+ for ${lockedMs / MINUTE_MS} minutes`;
const retention = `${getExpiry(0) / HOUR_MS} hours`;
const qrMinutes = word(resolveConfig({}).qrWindowMs / MINUTE_MS);

/** The descriptions with a time, and the text that must be in them. */
const TIMES: readonly [place: RegExp, text: string][] = [
  [/parameters\/IdempotencyKey$/, `for ${retention} from the first answer`],
  [/idempotencyKeyLimit$/, `each for ${retention}\\.`],
  [/\/(accountLogin|modifySafePassword|safeboxWithdraw)\/post$/, `${word(tries)} wrong passwords ${locked}`],
  [/\/modifyPassword\/post$/, `${word(tries)} ${locked}`],
  [
    /\/(appFestivalUserReceive|appInviteBonus1UserReceive|exchange|recharge3)\/post$/,
    `within ${word(doubleSubmitSeconds())} seconds without an Idempotency-Key`,
  ],
  [/\/stream\/get$/, `a comment comes every ${HEARTBEAT_MS / SECOND_MS} seconds`],
  [/\/addKyc\/post$/, `less than ${minimumAge()} years ago`],
  [/QrDepositInfo\/properties\/expireTime$/, `expires ${qrMinutes} minutes after createTime`],
  [/QrDepositInfo\/properties\/timeLeft$/, `When absent, ${qrMinutes} minutes;`],
];
/** Tested where the times are counted: history of money, bounds of the control API. */
const OTHERS = /\/(minutesPlayed|Duration|medianMs)$/;
const TIME =
  /\b(?:\d+|one|two|three|four|five|ten|fifteen|thirty|sixty) (?:seconds?|minutes?|hours?|years?)\b/i;

describe('the times in the descriptions of the contract', () => {
  const described = (['openapi.json', 'control.json'] as const).flatMap(getDescriptions);

  it.each(TIMES)('equal the numbers of the server in %s', (place, text) => {
    const found = described.filter(([at]) => place.test(at));
    expect(found).not.toEqual([]);
    for (const [, description] of found) expect(description).toMatch(new RegExp(text, 'i'));
  });

  it('are compared with the server, each', () => {
    const compared = (at: string) => OTHERS.test(at) || TIMES.some(([place]) => place.test(at));
    expect(described.filter(([at, text]) => TIME.test(text) && !compared(at))).toEqual([]);
  });
});
