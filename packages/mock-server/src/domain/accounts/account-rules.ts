import { LoginType } from '@tara/contract/constants';
import type { WorldConfig } from '#config/world-config.ts';

/** The form takes at most 50 characters (spec 5). */
const ACCOUNT_INPUT_MAX = 50;

function lengthWithin(text: string, min: number, max: number): boolean {
  return text.length >= min && text.length <= max;
}

/** Whether registration requires a code (spec 5; green mode requires it for every phone). */
export function isOtpRequired(config: WorldConfig): boolean {
  return (
    (config.registerType === LoginType.phone && config.otpStatus === 1) ||
    (config.registerType !== LoginType.account && config.mode === 'green')
  );
}

/** Letters and digits only, within the configured length (spec 5). */
export function isUsername(account: string, config: WorldConfig): boolean {
  return (
    /^[A-Za-z0-9]+$/.test(account) &&
    lengthWithin(account, config.usernameLengthMin, config.usernameLengthMax)
  );
}

/** Digits only, the configured first character and length (spec 5). */
export function isPhone(mobile: string, config: WorldConfig): boolean {
  return (
    /^\d+$/.test(mobile) &&
    mobile.startsWith(config.accountRule.mobileStartsWith) &&
    lengthWithin(mobile, config.accountLengthMin, config.accountLengthMax)
  );
}

/** What can be registered at the moment: a phone number in the phone types, otherwise a username. */
export function isNewAccount(account: string, config: WorldConfig): boolean {
  return config.registerType === LoginType.account ? isUsername(account, config) : isPhone(account, config);
}

/** What is accepted at login: older accounts may follow rules that registration no longer offers. */
export function isLoginName(account: string): boolean {
  return account.trim() === account && lengthWithin(account, 1, ACCOUNT_INPUT_MAX);
}

export function isPassword(password: string, config: WorldConfig): boolean {
  return lengthWithin(password, config.passwordLengthMin, config.passwordLengthMax);
}
