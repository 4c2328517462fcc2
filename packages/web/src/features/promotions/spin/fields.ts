import type { Reward } from '@tara/sdk/rules';
import { getFieldColour, getFieldLabel } from '#ui/wheel/fields.ts';

/** Half the width of the drawing. */
export const CENTRE = 100;
/** Radius of the fields. */
const EDGE = 84;
/** Radius of the hub with a gap. */
const HUB = 32;
/** Radius of the labels. */
const WORDS = 64;
/** Width of a character of the display font, as a share of its size. */
const CHARACTER = 0.6;
const LARGEST = 16;

/** A field of the wheel, drawn at the top. */
export interface Field {
  /** One of the four colours. */
  colour: number;
  /** Its clockwise angle from the top, in degrees. */
  turned: number;
  outline: string;
  label: string;
  size: number;
  /** Whether the label is along the radius, because it is too long for a narrow field. */
  upright: boolean;
  /** Whether a coin fits below the amount. */
  coin: boolean;
}

function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return [CENTRE + radius * Math.sin(angle), CENTRE - radius * Math.cos(angle)]
    .map((value) => value.toFixed(2))
    .join(' ');
}

/**
 * Computes the fields of a wheel for any number.
 * @param rewards the prizes; null for unknown fields
 */
export function getFields(rewards: readonly (Reward | null)[]): Field[] {
  const count = rewards.length;
  const half = 180 / count;
  const outline = `M${CENTRE} ${CENTRE}L${point(EDGE, -half)}A${EDGE} ${EDGE} 0 0 1 ${point(EDGE, half)}Z`;
  // The width of a field at the radius of the labels.
  const across = 2 * WORDS * Math.sin((Math.min(half, 60) * Math.PI) / 180) * 0.86;
  return rewards.map((reward, index) => {
    const label = getFieldLabel(reward);
    const length = Math.max(1, label.length) * CHARACTER;
    const sizeAcross = Math.min(LARGEST, across / length);
    const sizeUpright = Math.min(LARGEST, across * 0.8, (EDGE - HUB - 4) / length);
    const upright = sizeUpright > sizeAcross;
    return {
      colour: getFieldColour(index, count),
      turned: (360 / count) * index,
      outline,
      label,
      size: Math.round(10 * Math.max(sizeAcross, sizeUpright)) / 10,
      upright,
      coin: reward?.kind === 'coins' && !upright && count <= 12,
    };
  });
}
