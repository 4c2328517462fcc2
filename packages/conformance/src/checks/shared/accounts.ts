import type { Backend, Body, Player } from '../../protocol/backend.ts';
import { expectEqual } from '../../protocol/expect.ts';

/** A new mobile number that the configuration accepts. */
export async function createMobile(backend: Backend): Promise<{ countryCode: string; mobile: string }> {
  const { countryCode, accountRule, accountLengthMin, accountLengthMax } = await backend.webConfig();
  const first = String(accountRule?.mobileStartsWith ?? '') || '3';
  const length = Math.max(accountLengthMin, Math.min(10, accountLengthMax));
  return { countryCode, mobile: first + backend.unique(length - first.length, '0123456789') };
}

/** Sends a one-time code to a number and reads it. */
export async function sendCode(
  backend: Backend,
  number: { readonly countryCode: string; readonly mobile: string },
): Promise<string> {
  await backend.visitor.expectOk('smsSend', { ...number, type: 0 });
  return backend.hooks.readCode(number);
}

/** Whether the suite has logged a player in, because the hook that created the player returned no token. */
export const hasLoggedIn = ({ userInfo }: Player): boolean => 'token' in userInfo;

/** Another code than this. */
export const createWrongCode = (code: string) => (code === '111111' ? '222222' : '111111');

/** Logs in, and fails the check if the log-in answers another errcode. */
export async function expectSignIn(
  backend: Backend,
  errcode: number,
  { account, password }: { readonly account: string; readonly password: string },
): Promise<Body> {
  const { body } = await backend.signIn(account, password);
  expectEqual('errcode of accountLogin', body.errcode, errcode);
  return body;
}
