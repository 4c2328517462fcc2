import { describe, expect, it } from 'vitest';
import {
  checkBankNumber,
  checkKycDetail,
  normalizeAccount,
  normalizeBankNumber,
  normalizeNumber,
  normalizeOtp,
  normalizePhone,
  parseAmount,
  plainDigits,
} from '../src/rules/index.ts';

const PK = {
  countryCode: '92',
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
const TH = { ...PK, countryCode: '66', accountLengthMin: 9, accountLengthMax: 10, accountRule: {} };

describe('mobile numbers', () => {
  it.each([
    '3001234567',
    '03001234567',
    '0300 1234567',
    '0300-1234567',
    '(0300) 123-45-67',
    '+923001234567',
    '+92 300 1234567',
    '+92 0300 1234567',
    '00923001234567',
    '0092-300-1234567',
    '923001234567',
    ' 300 123 4567 ',
    '\u202A+92 300 1234567\u202C',
    '٠٣٠٠١٢٣٤٥٦٧',
    '०३००१२३४५६७',
    '０３００１２３４５６７',
  ])('accepts %s in Pakistan', (typed) => expect(normalizePhone(typed, PK)).toBe('3001234567'));

  it.each([
    ['0812345678', '0812345678'],
    ['+66812345678', '812345678'],
    ['+66 0812345678', '812345678'],
    ['0066812345678', '812345678'],
  ])('keeps the 0 of a site without a first digit, unless a country code is before it: %s', (typed, number) =>
    expect(normalizePhone(typed, TH)).toBe(number),
  );

  it.each([
    ['+44 7700 900123', '447700900123'],
    ['300123', '300123'],
    ['3001234567x', '3001234567x'],
    ['+', '+'],
    ['', ''],
  ])('leaves %s to the check of the form', (typed, number) => expect(normalizePhone(typed, PK)).toBe(number));

  it('ignores an account rule that a server does not send', () => {
    expect(normalizePhone('0300 1234567', { ...PK, accountRule: null as never })).toBe('03001234567');
  });
});

describe('the account at log-in', () => {
  it.each([
    ['+92 300 1234567', '3001234567'],
    ['03001234567', '3001234567'],
    [' demoplayer ', 'demoplayer'],
    ['player007', 'player007'],
    ['0012', '0012'],
  ])('is a mobile number, or a username as typed: %s', (typed, account) =>
    expect(normalizeAccount(typed, PK)).toBe(account),
  );
});

describe('numbers of cards, accounts and identity cards', () => {
  it.each([
    ['PK36 SCBL 0000 0011 2345 6702', 'PK36SCBL0000001123456702', null],
    ['pk36scbl0000001123456702', 'PK36SCBL0000001123456702', null],
    ['GB82-WEST-1234-5698-7654-32', 'GB82WEST12345698765432', null],
    ['PK37SCBL0000001123456702', 'PK37SCBL0000001123456702', 'iban'],
    ['4111 1111 1111 1111', '4111111111111111', null],
    ['4111–1111', '41111111', null],
    ['۱۲۳۴۵۶', '123456', null],
    ['12345', '12345', 'bad'],
    ['PK36', 'PK36', 'bad'],
    ['ABCDEF123456', 'ABCDEF123456', 'bad'],
    ['', '', 'bad'],
  ] as const)('reads %s', (typed, number, error) => {
    expect(normalizeBankNumber(typed)).toBe(number);
    expect(checkBankNumber(number)).toBe(error);
  });

  it('reads an identity number with dashes or other digits', () => {
    expect(normalizeNumber('35202-1234567-1')).toBe('3520212345671');
    expect(normalizeNumber('۳۵۲۰۲-۱۲۳۴۵۶۷-۱')).toBe('3520212345671');
    expect(checkKycDetail('idNumber', '۳۵۲۰۲-۱۲۳۴۵۶۷-۱', 0)).toBeNull();
  });
});

describe('typed amounts', () => {
  it.each([
    ['1,298.80', 129880],
    ['1 298.80', 129880],
    ['1\u00A0298', 129800],
    ['1,00,000', 10000000],
    ['Rs 500', 50000],
    ['Rs. 1,298.8', 129880],
    ['PKR 500', 50000],
    ['₨500', 50000],
    ['٥٠٠', 50000],
    ['۱٬۲۹۸٫۸۰', 129880],
    ['५००', 50000],
    ['1,5', null],
    ['1 5', null],
    ['-5', null],
    ['5 Rs', null],
    ['Rs', null],
  ])('reads %s', (typed, amount) => expect(parseAmount(typed)).toBe(amount));
});

describe('a one-time code', () => {
  it.each([
    '123456',
    ' 123 456 ',
    '123-456',
    'G-123456',
    'Your code: 123456',
    '123456 is your code. It is valid for 10 minutes.',
    '١٢٣ ٤٥٦',
  ])('is found in "%s"', (text) => {
    expect(normalizeOtp(text)).toBe('123456');
  });

  it.each([
    ['', ''],
    ['12', '12'],
    ['abc', 'abc'],
    ['1234 or 5678', '1234 or 5678'],
    ['123456789', '123456789'],
    ['1234-5678', '12345678'],
  ])('"%s" is read as "%s"', (text, read) => {
    expect(normalizeOtp(text)).toBe(read);
  });
});

describe('digits', () => {
  it('are read in any script, and other characters stay', () => {
    expect(plainDigits(' a٣b९c𝟗 ')).toBe('a3b9c9');
  });
});
