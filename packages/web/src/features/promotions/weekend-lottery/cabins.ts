import { formatCoinsShort, wheelAngle, type Reward } from '@tara/sdk/rules';
import { rewardText } from '#ui/reward/reward-text.ts';
import { familyOf } from '#ui/wheel/family.ts';

/** Edge of the square in which the wheel is drawn, and how far from its middle the cabins hang. */
export const EDGE = 340;
const RADIUS = 126;
/** Width of a cabin, where there are few. */
const WIDEST = 68;
/** Room for the words, and the width of a character of the display face in parts of its size. */
const WORDS = 52;
const CHARACTER = 0.6;
const LARGEST = 13;

/** A cabin as it hangs on the wheel; lengths are per cent of the square. */
export interface Cabin {
  /** One of the four colours. */
  family: number;
  /** How far round it hangs, from the top and clockwise, in degrees. */
  turned: number;
  left: number;
  top: number;
  width: number;
  label: string;
  size: number;
}

function labelOf(reward: Reward): string {
  return reward.kind === 'coins' ? formatCoinsShort(reward.amount) : rewardText(reward).amount;
}

const percent = (length: number) => Math.round((10_000 * length) / EDGE) / 100;

/**
 * Hangs the cabins of a wheel, whatever their number.
 * @param rewards what they hold; null for one of which nothing is known yet
 */
export function cabinsOf(rewards: readonly (Reward | null)[]): Cabin[] {
  const count = rewards.length;
  const apart = 2 * RADIUS * Math.sin(Math.PI / count);
  return rewards.map((reward, index) => {
    const turned = (360 / count) * index;
    const angle = (turned * Math.PI) / 180;
    const label = reward ? labelOf(reward) : '';
    return {
      family: familyOf(index, count),
      turned,
      left: percent(EDGE / 2 + RADIUS * Math.sin(angle)),
      top: percent(EDGE / 2 - RADIUS * Math.cos(angle)),
      width: percent(Math.min(WIDEST, apart * 0.9)),
      label,
      size: Math.min(LARGEST, Math.round((10 * WORDS) / (Math.max(1, label.length) * CHARACTER)) / 10),
    };
  });
}

/** How far the wheel is turned where a cabin stands at the pier, below; as it is drawn where none does. */
export function pierAngle(index: number | null, count: number): number {
  return index === null ? 0 : (wheelAngle(index, count) + 180) % 360;
}
