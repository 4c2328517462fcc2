import { describe, expect, it } from 'vitest';
import * as Errcode from '@tara/contract/errcodes';
import { errorField, errorMessage, type FailedCall } from '../src/errors/index.ts';

/** A call that failed with an error number. */
const refused = (op: string, errcode: number): FailedCall => ({
  op,
  errcode,
  kind: 'api',
  outcome: 'rejected',
  status: 200,
});
/** A call that failed without an error number. */
const unanswered = (kind: FailedCall['kind'], outcome: FailedCall['outcome']): FailedCall => ({
  op: 'recharge3',
  kind,
  outcome,
  errcode: undefined,
  status: undefined,
});

const SIGN_IN = ['accountLogin', 'accountRegist', 'accountRegist4'];

describe('the message of a failed log-in or registration (spec 8)', () => {
  // spec 8-02, 8-03, 8-04, 8-05, 8-06, 8-07, 8-08, 8-09
  it.each([
    Errcode.signInInputInvalid,
    Errcode.signInBusy,
    Errcode.accountNotFound,
    Errcode.passwordWrong,
    Errcode.accountExists,
    Errcode.accountDisabled,
    Errcode.tooManyAttempts,
    Errcode.registrationUnavailable,
  ])('%i has its own message in every form', (errcode) => {
    for (const op of SIGN_IN) {
      expect(errorMessage(refused(op, errcode))).toEqual({ key: `login.loginFailed${errcode}` });
    }
  });

  // spec 8-11
  it('covers exactly the numbers of the specification', () => {
    const named = Array.from({ length: 3000 }, (_, errcode) => errcode).filter(
      (errcode) => errorMessage(refused('accountRegist4', errcode))?.key !== 'login.loginFailed',
    );
    expect(named).toEqual([101, 102, 1018, 1019, 1020, 1043, 1045, 1047, 1049]);
  });

  // spec 8-10, 8-12
  it('1045 has its own message in phone registration only', () => {
    const other = { key: 'login.loginFailed', values: { errcode: 1045 } };
    expect(errorMessage(refused('accountRegist4', 1045))).toEqual({ key: 'login.loginFailed1045' });
    expect(errorMessage(refused('accountRegist', 1045))).toEqual(other);
    expect(errorMessage(refused('accountLogin', 1045))).toEqual(other);
  });

  // spec 8-11
  it.each([2110, 401, 500])('shows the number for any other number, such as %i', (errcode) => {
    expect(errorMessage(refused('accountLogin', errcode))).toEqual({
      key: 'login.loginFailed',
      values: { errcode },
    });
  });
});

describe('the message of a failed call (spec 8)', () => {
  it('is empty for a missing token, because the log-in page shows it', () => {
    const missing: FailedCall = { ...unanswered('auth', 'not-sent'), op: 'exchange' };
    expect(errorMessage(missing)).toBeNull();
  });

  it('does not mention the network for an error of the client', () => {
    const expected = { key: 'common.error', values: { errcode: 'usage' } };
    expect(errorMessage(unanswered('usage', 'not-sent'))).toEqual(expected);
  });

  // spec 8-41
  it.each([
    [1000, { key: 'error', values: { errcode: 1000 } }],
    [1001, { key: 'act39.1001' }],
    [1010, { key: 'act39.1010' }],
    [1011, { key: 'error', values: { errcode: 1011 } }],
    [1001.5, { key: 'error', values: { errcode: 1001.5 } }],
  ])('first charge: %d shows %o', (errcode, message) => {
    for (const op of ['appRechargeBonusCollection9', 'appRechargeBonusCollection9Receive']) {
      expect(errorMessage(refused(op, errcode))).toEqual(message);
    }
  });

  // spec 8-48, 8-49
  it('is empty for 1004 of a favourite, where the number has another meaning', () => {
    expect(errorMessage(refused('gameLike', 1004))).toBeNull();
  });

  it.each(['applied', 'rejected'] as const)(
    'is empty for a call that an ended session cancelled: %s',
    (outcome) => expect(errorMessage(unanswered('abort', outcome))).toBeNull(),
  );

  // spec 8-29
  it.each(['receiveTaskAward', 'getTaskUser', 'getActivityIds', 'weekendLotteryUserDraw'])(
    'is empty for every errcode of the activity or task call %s',
    (op) => {
      for (const errcode of [104, 3003, 3101, 9999]) expect(errorMessage(refused(op, errcode))).toBeNull();
    },
  );

  it('is empty for an ended session, because the log-in page shows it', () => {
    expect(errorMessage(refused('exchange', 401))).toBeNull();
  });

  // spec 8-16, 8-49, 8-52
  it.each([
    [2102, 'smsSend', { key: 'login.loginSendFail' }],
    [9, 'smsSend', { key: 'login.loginSendFail', values: { errcode: 9 } }],
    [2305, 'recharge3', { key: 'errors.2305' }],
    [104, 'recharge3', { key: 'errors.104' }],
    [104, 'exchange', { key: 'errors.104' }],
    // Numbers that other calls declare.
    [2305, 'exchange', { key: 'common.error', values: { errcode: 2305 } }],
    [101, 'exchange', { key: 'common.error', values: { errcode: 101 } }],
    [424_242, 'exchange', { key: 'common.error', values: { errcode: 424_242 } }],
    [3001, 'no such call', { key: 'common.error', values: { errcode: 3001 } }],
  ])('%d of %s is %o', (errcode, op, message) => {
    expect(errorMessage(refused(op, errcode))).toEqual(message);
  });

  it('uses the HTTP status of an answer outside of the contract', () => {
    const gateway: FailedCall = { ...unanswered('http', 'unknown'), op: 'exchange', status: 503 };
    expect(errorMessage(gateway)).toEqual({ key: 'common.error', values: { errcode: 503 } });
  });

  // spec 8-52
  it.each([
    ['network', 'not-sent', 'common.network'],
    ['network', 'unknown', 'common.networkUnknown'],
    ['timeout', 'unknown', 'common.networkUnknown'],
    ['parse', 'unknown', 'common.garbled'],
    ['crypto', 'not-sent', 'common.crypto'],
  ] as const)('without a number: %s with outcome %s is %s', (kind, outcome, key) => {
    expect(errorMessage(unanswered(kind, outcome))).toEqual({ key });
  });
});

describe('the field that an error refers to', () => {
  it.each([
    ['accountLogin', 1018, 'account'],
    ['accountLogin', 1019, 'password'],
    ['bindAccount', 2107, 'mobile'],
    ['addBankInfo', 2402, 'cardNum'],
    // The same error of calls that name the field differently.
    ['exchange', 2603, 'safeboxPassword'],
    ['modifySafePassword', 2603, 'oldPassword'],
    ['exchange', 2504, null],
    // Only another call declares it.
    ['exchange', 2107, null],
    ['no such call', 2107, null],
  ])('%s, %i: %s', (op, errcode, field) => expect(errorField(refused(op, errcode))).toBe(field));

  it('is the field of the pointer if the contract names none', () => {
    expect(errorField({ ...refused('addKyc', 2708), pointer: '/birthday' })).toBe('birthday');
    expect(errorField({ ...refused('addKyc', 2708), pointer: '' })).toBeNull();
    expect(errorField({ ...refused('addBankInfo', 2402), pointer: '/bankName' })).toBe('cardNum');
  });

  it('is missing without an error number', () => {
    expect(errorField(unanswered('network', 'unknown'))).toBeNull();
  });
});
