import { requireThat } from '../../protocol/expect.ts';
import type { Player } from '../../protocol/backend.ts';
import { gainOf, type RewardItem } from '../shared/wallet.ts';

export interface Option {
  readonly id: number;
  readonly lottery: number;
  readonly propList: readonly RewardItem[];
}

export const optionsOf = async (player: Player): Promise<readonly Option[]> =>
  (await player.expectOk('getLotterConfig'))['lotterConfigList'];

/** The cheapest option whose items show at the balances. */
export async function coinOption(player: Player): Promise<Option> {
  const [option] = (await optionsOf(player))
    .filter(({ propList }) => gainOf(propList).coin > 0)
    .toSorted((a, b) => a.lottery - b.lottery);
  requireThat(option !== undefined, 'no option gives coins');
  return option;
}
