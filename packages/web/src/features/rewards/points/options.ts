import type { Data } from '@tara/sdk';
import { rewardOf, type PropConfigMap, type Reward } from '@tara/sdk/rules';

/** What points can be exchanged for, as the page shows it. */
export interface Option {
  id: number;
  /** What it costs, in hundredths of a point. */
  price: number;
  /** What the player has too few of it, in hundredths of a point; 0 where there is enough. */
  short: number;
  rewards: readonly Reward[];
}

/**
 * The options of the exchange, in the server's order; one that gives nothing is none.
 * @param list lotterConfigList
 * @param points what the player has, in hundredths
 * @param props appPropConfigMap of the web config
 */
export function optionsOf(
  list: Data<'/app/v1/getLotterConfig'>['lotterConfigList'],
  points: number,
  props: PropConfigMap,
): Option[] {
  return list
    .filter(({ propList }) => propList.length > 0)
    .map(({ id, lottery, propList }) => ({
      id,
      price: lottery,
      short: Math.max(0, lottery - points),
      rewards: propList.map((item) => rewardOf(item, props)),
    }));
}
