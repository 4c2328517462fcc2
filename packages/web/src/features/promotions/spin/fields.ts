import type { Reward } from '@tara/sdk/rules';
import { formatCoinsShort } from '@tara/sdk/rules';
import { rewardText } from '#ui/reward/reward-text.ts';
import { familyOf } from '#ui/wheel/family.ts';

/** Half the width of the drawing. */
export const CENTRE = 100;
/** How far the fields reach. */
const EDGE = 84;
/** Where the hub ends, with a little room. */
const HUB = 32;
/** How far out the words stand. */
const WORDS = 64;
/** Width of a character of the display face, in parts of its size. */
const CHARACTER = 0.6;
const LARGEST = 16;

/** A field of the wheel as it is drawn, its middle at the top. */
export interface Field {
  /** One of the four colours. */
  family: number;
  /** How far it is turned from the top, clockwise, in degrees. */
  turned: number;
  outline: string;
  label: string;
  size: number;
  /** Along the radius, where a word across is too long for a narrow field. */
  upright: boolean;
  /** Whether there is room for the coin under the amount. */
  coin: boolean;
}

function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return [CENTRE + radius * Math.sin(angle), CENTRE - radius * Math.cos(angle)]
    .map((value) => value.toFixed(2))
    .join(' ');
}

function labelOf(reward: Reward): string {
  return reward.kind === 'coins' ? formatCoinsShort(reward.amount) : rewardText(reward).amount;
}

/**
 * Draws the fields of a wheel, whatever their number.
 * @param rewards what they hold; null for a field of which nothing is known yet
 */
export function fieldsOf(rewards: readonly (Reward | null)[]): Field[] {
  const count = rewards.length;
  const half = 180 / count;
  const outline = `M${CENTRE} ${CENTRE}L${point(EDGE, -half)}A${EDGE} ${EDGE} 0 0 1 ${point(EDGE, half)}Z`;
  // Across a field where the words stand; a wide one has more room than they need.
  const across = 2 * WORDS * Math.sin((Math.min(half, 60) * Math.PI) / 180) * 0.86;
  return rewards.map((reward, index) => {
    const label = reward ? labelOf(reward) : '';
    const length = Math.max(1, label.length) * CHARACTER;
    const sizeAcross = Math.min(LARGEST, across / length);
    const sizeUpright = Math.min(LARGEST, across * 0.8, (EDGE - HUB - 4) / length);
    const upright = sizeUpright > sizeAcross;
    return {
      family: familyOf(index, count),
      turned: (360 / count) * index,
      outline,
      label,
      size: Math.round(10 * Math.max(sizeAcross, sizeUpright)) / 10,
      upright,
      coin: reward?.kind === 'coins' && !upright && count <= 12,
    };
  });
}
