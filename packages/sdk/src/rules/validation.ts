import { LoginType, SiteMode } from './constants.ts';
import { phoneStarts } from './phone-starts.ts';

/** A message to show: its key and its values. */
export interface Message {
  key: string;
  values?: Record<string, string | number>;
}

/** The part of the web config that the rules of spec 5 use. */
export interface AccountRules {
  registerType: number;
  otpStatus: number;
  mode: string;
  accountLengthMin: number;
  accountLengthMax: number;
  usernameLengthMin: number;
  usernameLengthMax: number;
  passwordLengthMin: number;
  passwordLengthMax: number;
  accountRule: { mobileStartsWith?: string | undefined };
}

/**
 * Returns whether registration uses a phone number instead of a username (spec 2.7, 3).
 * @param rules registerType: 1 phone, 2 account, 3 phone without OTP
 */
export function registersByPhone(rules: Pick<AccountRules, 'registerType'>): boolean {
  return rules.registerType === LoginType.phone || rules.registerType === LoginType.phoneWithoutOtp;
}

/**
 * Returns whether registration requires a one-time code (spec 5): phone with OTP on, or any phone type in green mode.
 * @param rules registerType, otpStatus (1 for on) and mode of the web config
 */
export function requiresOtp(rules: Pick<AccountRules, 'registerType' | 'otpStatus' | 'mode'>): boolean {
  if (rules.mode === SiteMode.green) return registersByPhone(rules);
  return rules.registerType === LoginType.phone && rules.otpStatus === 1;
}

/**
 * Checks a username: letters and digits only, within its bounds (spec 5).
 * @param value as typed
 * @param rules of the web config
 * @returns the message to show, null if the value is valid
 */
export function checkUsername(value: string, rules: AccountRules): Message | null {
  const { usernameLengthMin: min, usernameLengthMax: max } = rules;
  const good = /^[A-Za-z0-9]*$/.test(value) && value.length >= min && value.length <= max;
  return good ? null : { key: 'login.loginUsernameTip', values: { min, max } };
}

/**
 * Checks the length of a password (spec 5).
 * @param value as typed
 * @param rules of the web config
 * @returns the message to show, null if the value is valid
 */
export function checkPassword(value: string, rules: AccountRules): Message | null {
  const { passwordLengthMin: min, passwordLengthMax: max } = rules;
  return value.length >= min && value.length <= max
    ? null
    : { key: 'login.loginPasswordTip', values: { min, max } };
}

/**
 * Checks that a confirmation is not empty and equals the password (spec 5).
 * @param value as typed
 * @param password the password
 * @returns the message to show, null if the value is valid
 */
export function checkConfirmation(value: string, password: string): Message | null {
  return value !== '' && value === password ? null : { key: 'login.loginConfirmationTip' };
}

/**
 * Checks a phone number: first character, then length (spec 5). mobileStartsWith lists the allowed first characters.
 * @param value as typed, without the country code
 * @param rules of the web config
 * @returns the message to show, null if the value is valid
 */
export function checkPhone(value: string, rules: AccountRules): Message | null {
  const starts = phoneStarts(rules.accountRule);
  if (starts !== '' && !(value !== '' && starts.includes(value.charAt(0)))) {
    return { key: 'errInputText.mobileInputTips1', values: { starts: starts.split('').join(' / ') } };
  }
  const { accountLengthMin: min, accountLengthMax: max } = rules;
  const good = /^\d*$/.test(value) && value.length >= min && value.length <= max;
  return good ? null : { key: 'login.loginPhoneTip', values: { min, max } };
}

/**
 * Checks the account field of registration: phone or username by the configured type (spec 2.7, 5).
 * @param value as typed
 * @param rules of the web config
 * @returns the message to show, null if the value is valid
 */
export function checkAccount(value: string, rules: AccountRules): Message | null {
  return registersByPhone(rules) ? checkPhone(value, rules) : checkUsername(value, rules);
}

/**
 * Checks a one-time code, if the configuration requires one (spec 5).
 * @param value as typed, 4 to 8 digits
 * @param required result of `requiresOtp`
 * @returns the message to show, null if the value is valid
 */
export function checkOtp(value: string, required: boolean): Message | null {
  return !required || /^\d{4,8}$/.test(value) ? null : { key: 'login.loginOtpTip' };
}
