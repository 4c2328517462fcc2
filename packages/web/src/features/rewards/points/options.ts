import type { Data } from '@tara/sdk';
import { toReward, type PropConfigMap, type Reward } from '@tara/sdk/rules';

/** An exchange option for the page. */
export interface Option {
  id: number;
  /** Price in hundredths of a point. */
  price: number;
  /** Missing points in hundredths; 0 if there are enough. */
  short: number;
  rewards: readonly Reward[];
}

/**
 * The exchange options in the server's order, without empty ones.
 * @param list lotterConfigList
 * @param points of the player, in hundredths
 * @param props appPropConfigMap of the web config
 */
export function toOptions(
  list: Data<'getLotterConfig'>['lotterConfigList'],
  points: number,
  props: PropConfigMap,
): Option[] {
  return list
    .filter(({ propList }) => propList.length > 0)
    .map(({ id, lottery, propList }) => ({
      id,
      price: lottery,
      short: Math.max(0, lottery - points),
      rewards: propList.map((item) => toReward(item, props)),
    }));
}
