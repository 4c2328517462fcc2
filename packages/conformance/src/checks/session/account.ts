import type { Backend, Body, Player } from '../../protocol/backend.ts';
import { createMobile, sendCode } from '../shared/accounts.ts';

export const PASSWORD = 'pw-of-9-chars';

/** A registration with an account of one's own choice. */
export async function register(
  backend: Backend,
  errcode: number,
  account: string,
  more: object = {},
  password = PASSWORD,
): Promise<Body> {
  const body = { ...(await backend.credentials(account, password)), type: 0, ...more };
  return backend.visitor.expectErrcode('code' in more ? 'accountRegist4' : 'accountRegist', errcode, body);
}

/** Replaces a forgotten password of a number by a code. @param password encrypted here */
export async function replacePassword(
  backend: Backend,
  errcode: number,
  { countryCode, mobile }: { readonly countryCode: string; readonly mobile: string },
  code: string,
  password = 'another-pw1',
): Promise<Body> {
  const body = { account: mobile, countryCode, code, password: await backend.encryptPassword(password) };
  return backend.visitor.expectErrcode('forgetPassword', errcode, body);
}

export const readStatus = async (player: Player) => (await player.call('refreshData')).status;

/** Puts the site into phone registration with a code and sends one. */
export async function withCode(backend: Backend) {
  await backend.hooks.setConfig({ registerType: 1, otpStatus: 1 });
  const number = await createMobile(backend);
  return { ...number, code: await sendCode(backend, number) };
}
