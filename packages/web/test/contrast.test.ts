import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packagesPath } from './sources.ts';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** The tokens before a layout or more contrast changes some: each file begins with these blocks. */
const rootBlocks = ['color', 'surface'].map((kind) => {
  const css = readFileSync(packagesPath(`web/src/styles/tokens-${kind}.css`), 'utf8');
  return /:root \{[\s\S]*?\n\}/.exec(css)?.[0] ?? '';
});
const declared = new Map(
  [...rootBlocks.join('').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ]),
);

/** The value of a token with all references resolved. */
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

/** Every colour of a token: the colour itself, or each stop of a gradient. */
const getStops = (token: string) => coloursIn(token.startsWith('#') ? token : valueOf(token));

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
    ...getStops(front).flatMap((ink) => getStops(ground).map((under) => ratio(over(ink, under), under))),
  );
}

/** The lightest page background: the linear gradient of the night theme under the full glow of dusk or of blue. */
function lightestPage(): Rgba[] {
  const [dusk, blue, ...linear] = getStops('page-background');
  if (!dusk || !blue) throw new Error('--page-background has an unexpected form');
  return linear.flatMap((night) => [night, over(dusk, night), over(blue, night)]);
}

it('contrast matches the examples of WCAG', () => {
  expect(ratio([0, 0, 0, 1], [255, 255, 255, 1])).toBeCloseTo(21, 5);
  expect(ratio([119, 119, 119, 1], [255, 255, 255, 1])).toBeCloseTo(4.48, 2);
  expect(over([255, 255, 255, 0.5], [0, 0, 0, 1])).toEqual([127.5, 127.5, 127.5, 1]);
});

describe('text is readable on its background, at the worst end of every gradient', () => {
  it.each([
    ['text', 'surface-1'],
    ['text-muted', 'surface-1'],
    ['text-faint', 'surface-1'],
    ['accent-2', 'surface-1'],
    ['danger', 'surface-1'],
    ['text', 'card-background'],
    ['text-muted', 'card-background'],
    ['text-faint', 'card-background'],
    ['accent-2', 'card-background'],
    ['success', 'card-background'],
    ['danger', 'card-background'],
    ['info', 'card-background'],
    ['text', 'surface-sunken'],
    ['text-muted', 'surface-sunken'],
    ['text-faint', 'surface-sunken'],
    ['text', 'button-background'],
    ['text-muted', 'button-background'],
    ['accent-2', 'card-background-hot'],
    ['text', 'card-background-hot'],
    ['accent-2', 'selected-background'],
    ['text', 'selected-background'],
    ['accent-2', 'bar-background'],
    ['text-muted', 'bar-background'],
    ['text', 'sheet-background'],
    ['text-muted', 'sheet-background'],
    ['text-faint', 'sheet-background'],
    ['on-accent', 'accent-background'],
    ['on-accent', 'accent-3'],
    ['#ffffff', 'red-background'],
    ['on-teal', 'teal'],
    ['text', 'teal-deep'],
    ['text', 'secondary-background'],
    ['text-muted', 'surface-4'],
    ['success', 'success-surface'],
    ['danger', 'danger-surface'],
    ['info', 'info-surface'],
    ['accent-2', 'pending-surface'],
    ['text', 'dialog-background'],
    ['text-muted', 'dialog-background'],
    ['text-faint', 'dialog-background'],
    ['accent-2', 'current-tab-background'],
    ['accent-1', 'card-background-hot'],
    ['text', 'banner-background'],
    ['on-banner', 'banner-background'],
    ['on-teal', 'teal-background'],
    ['surface-1', 'paper-background'],
  ])('%s on %s', (ink, ground) => {
    expect(worst(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['text', 'text-muted', 'text-faint', 'accent-2', 'danger'])(
    '%s on the page background where it glows',
    (ink) => {
      const [front] = getStops(ink);
      const ratios = lightestPage().map((ground) => ratio(front ?? [0, 0, 0, 1], ground));
      expect(ratios).toHaveLength(9);
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('outlines of controls are visible on their background', () => {
  it.each([
    ['border-strong', 'surface-sunken'],
    ['border-strong', 'card-background'],
    ['border-strong', 'sheet-background'],
    ['border-strong', 'button-background'],
    ['border-strong', 'surface-1'],
    ['accent-3', 'card-background'],
    ['accent-3', 'button-background'],
    ['accent-3', 'selected-background'],
    ['accent-3', 'surface-1'],
    ['accent-3', 'sheet-background'],
    ['danger', 'surface-sunken'],
    ['red', 'surface-2'],
  ])('%s on %s', (edge, ground) => {
    expect(worst(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
