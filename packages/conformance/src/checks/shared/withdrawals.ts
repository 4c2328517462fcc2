import type { Answer, Backend, Body, CallOptions, Fields, Player } from '../../protocol/backend.ts';
import { requireThat } from '../../protocol/expect.ts';
import type { PlayerSetup } from '../../protocol/hooks.ts';
import { PAGE } from './lists.ts';
import { SAFE_PASSWORD, setSafePassword } from './safebox-password.ts';
import { expectNoChange } from './wallet.ts';

/** The newest withdrawals. */
export const readWithdrawals = async (player: Player, more: object = {}): Promise<readonly Fields[]> =>
  (await player.expectOk('getExchangeOrder', { ...PAGE, ...more }))['list'];

/** A number of a card that no other player has. */
export const createCardNumber = (backend: Backend, length = 16): string =>
  `4${backend.unique(length - 1, '0123456789')}`;

/** A bank of the configuration that is not at these places. */
export async function bankAt(backend: Backend, index: number): Promise<{ bankId: number; bankName: string }> {
  const { appBankList } = await backend.webConfig();
  const bank = appBankList[index];
  requireThat(bank !== undefined, `the configuration has no ${index + 1} banks`);
  return bank;
}

/** The body that binds a card. */
export async function createCard(backend: Backend, index = 0, cardNum = createCardNumber(backend)) {
  const { bankId, bankName } = await bankAt(backend, index);
  return { bankId, bankName, accountName: 'Amina Khan', cardNum };
}

export interface Withdrawer {
  readonly player: Player;
  readonly card: Awaited<ReturnType<typeof createCard>>;
  readonly call: (amount: number, more?: object, options?: CallOptions) => Promise<Answer>;
  readonly expectOk: (amount: number, more?: object, options?: CallOptions) => Promise<Body>;
  readonly expectErrcode: (errcode: number, amount: number, more?: object) => Promise<Body>;
  readonly info: () => Promise<Fields>;
}

/** A player who meets all requirements of a withdrawal, except the requirements of the setup. */
export async function createWithdrawer(
  backend: Backend,
  setup: PlayerSetup = {},
  missing: { readonly card?: boolean; readonly password?: boolean } = {},
): Promise<Withdrawer> {
  const player = await backend.player({ coin: 100_000_00, hasKyc: true, ...setup });
  const card = await createCard(backend);
  if (!missing.password) await setSafePassword(backend, player);
  if (!missing.card) await player.expectOk('addBankInfo', card);
  const createBody = async (amount: number, more: object) => ({
    amount,
    bankId: card.bankId,
    safeboxPassword: await backend.encryptPassword(SAFE_PASSWORD),
    ...more,
  });
  return {
    player,
    card,
    call: async (amount, more = {}, options = {}) =>
      player.call('exchange', await createBody(amount, more), options),
    expectOk: async (amount, more = {}, options = { key: backend.newKey() }) =>
      player.expectOk('exchange', await createBody(amount, more), options),
    expectErrcode: async (errcode, amount, more = {}) =>
      expectNoChange(`a withdrawal with errcode ${errcode}`, player, async () =>
        player.expectErrcode('exchange', errcode, await createBody(amount, more)),
      ),
    info: async () => player.expectOk('getExchange'),
  };
}
