import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './sources.ts';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** The tokens as they are before a layout or a wish for more contrast changes some: each file begins with them. */
const roots = ['color', 'surface'].map((kind) => {
  const css = readFileSync(at(`web/src/styles/tokens-${kind}.css`), 'utf8');
  return /:root \{[\s\S]*?\n\}/.exec(css)?.[0] ?? '';
});
const declared = new Map(
  [...roots.join('').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ]),
);

/** A token's value with the tokens that it names put in. */
function valueOf(token: string): string {
  const value = declared.get(token);
  if (value === undefined) throw new Error(`the tokens declare no --${token}`);
  return value.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => valueOf(name));
}

const coloursIn = (text: string): Rgba[] =>
  [...text.matchAll(/#([\da-f]{8}|[\da-f]{6}|[\da-f]{3})\b/gi)].map(([, hex = '']) => {
    const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
    const [red = 0, green = 0, blue = 0, alpha = 255] = (full.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return [red, green, blue, alpha / 255];
  });

/** Every colour that a token can show: a colour itself, or each stop of a gradient. */
const stopsOf = (token: string) => coloursIn(token.startsWith('#') ? token : valueOf(token));

const over = ([r, g, b, a]: Rgba, [x, y, z]: Rgba): Rgba => {
  const mix = (top: number, under: number) => top * a + under * (1 - a);
  return [mix(r, x), mix(g, y), mix(b, z), 1];
};

/** Relative luminance by WCAG 2.2. */
function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function ratio(one: Rgba, other: Rgba): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast of the worst pair of stops. */
function worst(front: string, ground: string): number {
  return Math.min(
    ...stopsOf(front).flatMap((ink) => stopsOf(ground).map((under) => ratio(over(ink, under), under))),
  );
}

/** The page where it is lightest: the night's linear gradient under the full glow of dusk or of blue. */
function lightestPage(): Rgba[] {
  const [dusk, blue, ...linear] = stopsOf('sky');
  if (!dusk || !blue) throw new Error('--sky has changed its form');
  return linear.flatMap((night) => [night, over(dusk, night), over(blue, night)]);
}

it('measures as WCAG does', () => {
  expect(ratio([0, 0, 0, 1], [255, 255, 255, 1])).toBeCloseTo(21, 5);
  expect(ratio([119, 119, 119, 1], [255, 255, 255, 1])).toBeCloseTo(4.48, 2);
  expect(over([255, 255, 255, 0.5], [0, 0, 0, 1])).toEqual([127.5, 127.5, 127.5, 1]);
});

describe('text reads on its ground, at the worst end of every gradient', () => {
  it.each([
    ['moon', 'ink-1'],
    ['moon-2', 'ink-1'],
    ['moon-3', 'ink-1'],
    ['gold-2', 'ink-1'],
    ['bad', 'ink-1'],
    ['moon', 'sheen'],
    ['moon-2', 'sheen'],
    ['moon-3', 'sheen'],
    ['gold-2', 'sheen'],
    ['ok', 'sheen'],
    ['bad', 'sheen'],
    ['info', 'sheen'],
    ['moon', 'well-ground'],
    ['moon-2', 'well-ground'],
    ['moon-3', 'well-ground'],
    ['moon', 'key'],
    ['moon-2', 'key'],
    ['gold-2', 'hot-sheen'],
    ['moon', 'hot-sheen'],
    ['gold-2', 'chosen'],
    ['moon', 'chosen'],
    ['gold-2', 'bar'],
    ['moon-2', 'bar'],
    ['moon', 'sheet'],
    ['moon-2', 'sheet'],
    ['moon-3', 'sheet'],
    ['on-gold', 'gold-body'],
    ['on-gold', 'gold-3'],
    ['#ffffff', 'anar-body'],
    ['on-firoza', 'firoza'],
    ['moon', 'firoza-deep'],
    ['moon', 'night-body'],
    ['moon-2', 'ink-4'],
    ['ok', 'ok-ground'],
    ['bad', 'bad-ground'],
    ['info', 'info-ground'],
    ['gold-2', 'wait-ground'],
    ['moon', 'dialog'],
    ['moon-2', 'dialog'],
    ['moon-3', 'dialog'],
    ['gold-2', 'current-tab'],
    ['gold-1', 'hot-sheen'],
    ['moon', 'banner'],
    ['on-banner', 'banner'],
    ['on-firoza', 'firoza-body'],
    ['ink-1', 'paper'],
  ])('%s on %s', (ink, ground) => {
    expect(worst(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['moon', 'moon-2', 'moon-3', 'gold-2', 'bad'])('%s on the page where it glows', (ink) => {
    const [front] = stopsOf(ink);
    const ratios = lightestPage().map((ground) => ratio(front ?? [0, 0, 0, 1], ground));
    expect(ratios).toHaveLength(9);
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the outline of a control stands out from its ground', () => {
  it.each([
    ['edge', 'well-ground'],
    ['edge', 'sheen'],
    ['edge', 'sheet'],
    ['edge', 'key'],
    ['edge', 'ink-1'],
    ['gold-3', 'sheen'],
    ['gold-3', 'key'],
    ['gold-3', 'chosen'],
    ['gold-3', 'ink-1'],
    ['gold-3', 'sheet'],
    ['bad', 'well-ground'],
    ['anar', 'ink-2'],
  ])('%s on %s', (edge, ground) => {
    expect(worst(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
