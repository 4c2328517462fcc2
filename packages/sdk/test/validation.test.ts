import { describe, expect, it } from 'vitest';
import {
  checkAccount,
  checkConfirmation,
  checkOtp,
  checkPassword,
  checkPhone,
  checkUsername,
  registersByPhone,
  requiresOtp,
  type AccountRules,
} from '../src/rules/index.ts';

const rules: AccountRules = {
  registerType: 2,
  otpStatus: 0,
  mode: 'normal',
  accountLengthMin: 10,
  accountLengthMax: 11,
  usernameLengthMin: 4,
  usernameLengthMax: 16,
  passwordLengthMin: 6,
  passwordLengthMax: 20,
  accountRule: { mobileStartsWith: '3' },
};

// spec 3-045
describe('username (spec 5): letters and digits only, between its bounds', () => {
  it.each([
    ['the shortest', 'abcd', true],
    ['one below it', 'abc', false],
    ['the longest', 'a'.repeat(16), true],
    ['one beyond it', 'a'.repeat(17), false],
    ['digits only', '1234', true],
    ['both cases and digits', 'AbC9', true],
    ['nothing', '', false],
    ['a space inside', 'ab cd', false],
    ['a space behind', 'abcd ', false],
    ['a line break at the end', 'abcd\n', false],
    ['an underscore', 'ab_cd', false],
    ['a letter with an accent', 'abcdé', false],
    ['a letter of another script', 'абвг', false],
    ['full-width digits', '１２３４', false],
    ['an emoji', 'abcd🙂', false],
    ['a zero-width joiner', 'ab‍cd', false],
    ['markup', '<b>ab</b>', false],
    ['a statement', "a' OR '1'='1", false],
    ['a null character', 'ab\0cd', false],
    ['a very long text', 'a'.repeat(100_000), false],
  ])('%s', (_, value, valid) => {
    const wrong = { key: 'login.loginUsernameTip', values: { min: 4, max: 16 } };
    expect(checkUsername(value, rules)).toEqual(valid ? null : wrong);
  });
});

// spec 3-046
describe('password (spec 5): length within its bounds, any characters', () => {
  it.each([
    ['the shortest', 'a'.repeat(6), true],
    ['one below it', 'a'.repeat(5), false],
    ['the longest', 'a'.repeat(20), true],
    ['one beyond it', 'a'.repeat(21), false],
    ['nothing', '', false],
    ['spaces count', '      ', true],
    ['other scripts and signs', 'пароль!<>"', true],
  ])('%s', (_, value, valid) => {
    const wrong = { key: 'login.loginPasswordTip', values: { min: 6, max: 20 } };
    expect(checkPassword(value, rules)).toEqual(valid ? null : wrong);
  });
});

describe('confirmation (spec 5): non-empty and equal', () => {
  it.each([
    ['equal', 'secret1', 'secret1', true],
    ['different', 'secret1', 'secret2', false],
    ['other case', 'Secret1', 'secret1', false],
    ['a space behind', 'secret1 ', 'secret1', false],
    ['both empty', '', '', false],
    ['empty against a password', '', 'secret1', false],
  ])('%s', (_, value, password, valid) => {
    expect(checkConfirmation(value, password)).toEqual(valid ? null : { key: 'login.loginConfirmationTip' });
  });
});

// spec 3-044, 3-047
describe('phone (spec 5): first character, then length', () => {
  const wrongStart = { key: 'errInputText.mobileInputTips1', values: { starts: '3' } };
  const wrongLength = { key: 'login.loginPhoneTip', values: { min: 10, max: 11 } };
  it.each([
    ['the shortest', '3001234567', null],
    ['one below it', '300123456', wrongLength],
    ['the longest', '30012345678', null],
    ['one beyond it', '300123456789', wrongLength],
    ['another first digit', '4001234567', wrongStart],
    ['both wrong: the first character is reported first', '4', wrongStart],
    ['nothing', '', wrongStart],
    ['letters in it', '30012345ab', wrongLength],
    ['a plus sign', '+923001234', wrongStart],
    ['a dash inside', '300-1234567', wrongLength],
    ['full-width digits', '３００１２３４５６７', wrongStart],
    ['Arabic digits after the first', '3٠٠١٢٣٤٥٦٧', wrongLength],
    ['a line break at the end', '3001234567\n', wrongLength],
  ])('%s', (_, value, wrong) => {
    expect(checkPhone(value, rules)).toEqual(wrong);
  });

  it('accepts every character of mobileStartsWith as the first one', () => {
    const several = { ...rules, accountRule: { mobileStartsWith: '09' } };
    expect(checkPhone('0912345678', several)).toBeNull();
    expect(checkPhone('9012345678', several)).toBeNull();
    expect(checkPhone('8012345678', several)).toEqual({
      key: 'errInputText.mobileInputTips1',
      values: { starts: '0 / 9' },
    });
  });

  it.each([[{ mobileStartsWith: '' }], [{}]])('checks no first character if none is configured', (rule) => {
    expect(checkPhone('8012345678', { ...rules, accountRule: rule })).toBeNull();
    expect(checkPhone('', { ...rules, accountRule: rule })).toEqual(wrongLength);
  });
});

// spec 3-041, 3-156, 3-157, 3-158
describe('the account of a registration (spec 2.7, 3)', () => {
  it.each([
    [1, true],
    [2, false],
    [3, true],
    [0, false],
  ])('registerType %i', (registerType, phone) => {
    expect(registersByPhone({ registerType })).toBe(phone);
    const value = phone ? '3001234567' : 'moonlight7';
    expect(checkAccount(value, { ...rules, registerType })).toBeNull();
    expect(checkAccount('__', { ...rules, registerType })).not.toBeNull();
  });
});

// spec 5-17
describe('one-time code (spec 5)', () => {
  it.each([
    ['phone, OTP on', 1, 1, 'normal', true],
    ['phone, OTP off', 1, 0, 'normal', false],
    ['phone, OTP off, green', 1, 0, 'green', true],
    ['phone without OTP', 3, 1, 'normal', false],
    ['phone without OTP, green', 3, 0, 'green', true],
    ['account, OTP on', 2, 1, 'normal', false],
    ['account, green', 2, 1, 'green', false],
  ])('%s', (_, registerType, otpStatus, mode, required) => {
    expect(requiresOtp({ registerType, otpStatus, mode })).toBe(required);
  });

  it.each([
    ['six digits', '123456', true],
    ['four, the shortest', '1234', true],
    ['three', '123', false],
    ['eight, the longest', '12345678', true],
    ['nine', '123456789', false],
    ['nothing', '', false],
    ['letters', '12a456', false],
    ['a space behind', '123456 ', false],
  ])('%s', (_, value, valid) => {
    expect(checkOtp(value, true)).toEqual(valid ? null : { key: 'login.loginOtpTip' });
    expect(checkOtp(value, false)).toBeNull();
  });
});
