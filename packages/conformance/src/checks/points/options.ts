import type { Player } from '../../protocol/backend.ts';
import { requireThat } from '../../protocol/expect.ts';
import { sumItems, type RewardItem } from '../shared/rewards.ts';

export interface Option {
  readonly id: number;
  readonly lottery: number;
  readonly propList: readonly RewardItem[];
}

export const readOptions = async (player: Player): Promise<readonly Option[]> =>
  (await player.expectOk('getLotterConfig'))['lotterConfigList'];

/** The cheapest option whose items show at the balances. */
export async function coinOption(player: Player): Promise<Option> {
  const [option] = (await readOptions(player))
    .filter(({ propList }) => sumItems(propList).coin > 0)
    .toSorted((a, b) => a.lottery - b.lottery);
  requireThat(option !== undefined, 'no option gives coins');
  return option;
}
