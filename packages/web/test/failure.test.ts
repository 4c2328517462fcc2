import { SdkError, type SdkErrorKind } from '@tara/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toFailure } from '#api/failure.ts';
import { signInTexts } from '#features/account/auth/sign-in-texts.ts';

afterEach(() => vi.useRealTimers());

const failed = (
  op: string,
  kind: SdkErrorKind,
  fields: {
    errcode?: number;
    status?: number;
    outcome?: 'unknown' | 'not-sent';
    retryAfterMs?: number;
    retryable?: boolean;
  } = {},
) => new SdkError({ kind, op, message: '', outcome: 'rejected', ...fields });

describe('text of a failed sign-in (spec 8)', () => {
  // spec 8-12, 8-14
  it.each([
    [101, 'accountLogin', /one of them is not valid/],
    [102, 'accountLogin', /server is busy/],
    [1018, 'accountLogin', /no account with this name/],
    [1019, 'accountLogin', /password is incorrect/],
    [1020, 'accountRegist', /already exists/],
    [1043, 'accountLogin', /disabled/],
    [1047, 'accountLogin', /Too many attempts/],
    [1049, 'accountRegist', /not available this way/],
    [1045, 'accountRegist4', /code is wrong or has expired/],
    [1045, 'accountLogin', /error 1045/],
    [1045, 'accountRegist', /error 1045/],
    [9999, 'accountLogin', /error 9999/],
  ] as const)('shows the text for errcode %i of %s', (errcode, op, text) => {
    expect(toFailure(failed(op, 'api', { errcode })).text).toMatch(text);
  });

  // spec 8-52
  it.each([
    ['network', 'login', /No connection. You are not logged in/],
    ['timeout', 'login', /You are not logged in/],
    ['parse', 'login', /could not be read/],
    ['crypto', 'login', /was not sent/],
    ['network', 'registration', /cannot tell whether your account was created/],
    ['timeout', 'registration', /cannot tell whether your account was created/],
  ] as const)('shows the text for no answer: %s on the %s form', (kind, form, text) => {
    const error = failed('accountLogin', kind, { outcome: 'unknown' });
    expect(toFailure(error, signInTexts(form)).text).toMatch(text);
  });

  it('shows the status of a gateway error', () => {
    expect(toFailure(failed('accountLogin', 'http', { status: 502 })).text).toMatch(/error 502/);
  });
});

describe('text of another failed call', () => {
  it.each([
    [failed('forgetPassword', 'api', { errcode: 2106 }), /code is wrong or has expired/],
    [failed('forgetPassword', 'api', { errcode: 2111 }), /No account has this mobile number/],
    [failed('forgetPassword', 'api', { errcode: 104 }), /server is busy.*balance is the same/],
    [failed('exchange', 'network', { outcome: 'unknown' }), /cannot tell whether it worked/],
    [failed('forgetPassword', 'network', { outcome: 'not-sent' }), /Nothing was changed/],
    [failed('forgetPassword', 'crypto', { outcome: 'not-sent' }), /was not sent/],
  ])('%#', (error, text) => expect(toFailure(error).text).toMatch(text));

  // spec 8-48
  it('is empty if the contract has no message', () => {
    expect(toFailure(failed('gameLike', 'api', { errcode: 1004 })).text).toBeNull();
  });

  it.each([3002, 104, 9999])('is empty for errcode %i of an activity or task call', (errcode) => {
    expect(toFailure(failed('receiveTaskAward', 'api', { errcode })).text).toBeNull();
    expect(toFailure(failed('weekendLotteryUserDraw', 'api', { errcode })).text).toBeNull();
  });
});

describe('details of a failure', () => {
  it('include the field, an unknown outcome, and whether to try again', () => {
    expect(toFailure(failed('exchange', 'api', { errcode: 2603 }))).toMatchObject({
      field: 'safeboxPassword',
      outcome: 'rejected',
      retryable: false,
      waitUntil: null,
    });
    expect(toFailure(failed('exchange', 'timeout', { outcome: 'unknown', retryable: true }))).toMatchObject({
      field: null,
      outcome: 'unknown',
      retryable: true,
    });
  });

  it('include how long the server asks to wait', () => {
    vi.useFakeTimers({ now: 5_000_000 });
    const error = failed('accountLogin', 'http', { status: 429, retryAfterMs: 90_000 });
    expect(toFailure(error).waitUntil).toBe(5_090_000);
  });
});
