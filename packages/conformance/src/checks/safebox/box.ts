import type { Backend, Player } from '../../protocol/backend.ts';
import { expectEqual, expectFields } from '../../protocol/expect.ts';
import { SAFE_PASSWORD, setSafePassword } from '../shared/safebox-password.ts';

export const START = 1_000_00;
export const OTHER_PASSWORD = 'another-77';

/** A player with coins and a safebox password. */
export async function owner(backend: Backend, coin = START): Promise<Player> {
  const player = await backend.player({ coin });
  await setSafePassword(backend, player);
  return player;
}

export const passwords = async (backend: Backend, oldPassword: string, password: string) => ({
  oldPassword: await backend.encryptPassword(oldPassword),
  password: await backend.encryptPassword(password),
});

export const change = async (
  backend: Backend,
  player: Player,
  errcode: number,
  ...wanted: [string, string]
) => player.expectErrcode('modifySafePassword', errcode, await passwords(backend, ...wanted));

export const taking = async (backend: Backend, amount: unknown, password = SAFE_PASSWORD) => ({
  amount,
  safeboxPassword: await backend.encryptPassword(password),
});

export const takeOut = async (
  backend: Backend,
  player: Player,
  errcode: number,
  amount: number,
  password = SAFE_PASSWORD,
) => player.expectErrcode('safeboxWithdraw', errcode, await taking(backend, amount, password));

export const setFirst = async (backend: Backend, player: Player, errcode: number, password: string) =>
  player.expectErrcode('safeboxPasswordInit', errcode, { password: await backend.encryptPassword(password) });

/** What both calls say about the safebox. */
export async function readSafebox(player: Player): Promise<{ safebox: number; hasSafeboxPassword: boolean }> {
  const { safebox, hasSafeboxPassword } = await player.expectOk('getSafebox');
  const info = await player.info();
  expectFields('safebox of the user info', info, { safebox, hasSafeboxPassword });
  return { safebox, hasSafeboxPassword };
}

/** Passwords that the length rule of the configuration excludes, and one of the shortest length. */
export async function createPasswordsOfLengths(backend: Backend) {
  const { passwordLengthMin: min, passwordLengthMax: max } = await backend.webConfig();
  const ofLength = (length: number) => 'q7'.repeat(length).slice(0, length);
  return { odd: [ofLength(min - 1), ofLength(max + 1)], shortest: ofLength(min), longest: ofLength(max) };
}

export const expectSafebox = async (player: Player, safebox: number, hasSafeboxPassword: boolean) =>
  expectEqual('safebox', await readSafebox(player), { safebox, hasSafeboxPassword });
