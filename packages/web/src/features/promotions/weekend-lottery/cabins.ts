import { wheelAngle, type Reward } from '@tara/sdk/rules';
import { getFieldColour, getFieldLabel } from '#ui/wheel/fields.ts';

/** Edge of the drawing, and the radius of the cabins. */
export const EDGE = 340;
const RADIUS = 126;
/** Maximum width of a cabin. */
const WIDEST = 68;
/** Width of the label, and width of a character of the display font as a share of its size. */
const WORDS = 52;
const CHARACTER = 0.6;
const LARGEST = 13;

/** A cabin of the wheel; lengths are per cent of the drawing. */
export interface Cabin {
  /** One of the four colours. */
  colour: number;
  /** Its clockwise angle from the top, in degrees. */
  turned: number;
  left: number;
  top: number;
  width: number;
  label: string;
  size: number;
}

const percent = (length: number) => Math.round((10_000 * length) / EDGE) / 100;

/**
 * Computes the cabins of a wheel for any number.
 * @param rewards the prizes; null for unknown ones
 */
export function toCabins(rewards: readonly (Reward | null)[]): Cabin[] {
  const count = rewards.length;
  const apart = 2 * RADIUS * Math.sin(Math.PI / count);
  return rewards.map((reward, index) => {
    const turned = (360 / count) * index;
    const angle = (turned * Math.PI) / 180;
    const label = getFieldLabel(reward);
    return {
      colour: getFieldColour(index, count),
      turned,
      left: percent(EDGE / 2 + RADIUS * Math.sin(angle)),
      top: percent(EDGE / 2 - RADIUS * Math.cos(angle)),
      width: percent(Math.min(WIDEST, apart * 0.9)),
      label,
      size: Math.min(LARGEST, Math.round((10 * WORDS) / (Math.max(1, label.length) * CHARACTER)) / 10),
    };
  });
}

/** The angle of the wheel with a cabin at the bottom; 0 without one. */
export function pierAngle(index: number | null, count: number): number {
  return index === null ? 0 : (wheelAngle(index, count) + 180) % 360;
}
