import { contrast, turnHue } from './color.mjs';

/**
 * One colour family per brand: a, b, c run down the tile, `hi` is its light (glow, light edges, second word of the
 * name), `deep` its ground and shadow. `turns` are the hue rotations of the two other tones: large enough that two
 * neighbouring games of a brand differ, and small enough that they look like one brand.
 */
export const families = {
  chamak: {
    a: '#FFB52E',
    b: '#E4481F',
    c: '#7A0F2B',
    hi: '#FFF0B0',
    deep: '#3A0618',
    pattern: 'rays',
    turns: [22, -22],
  },
  gehra: {
    a: '#2BD9D0',
    b: '#0A7FB8',
    c: '#07306F',
    hi: '#C9FFF6',
    deep: '#04173F',
    pattern: 'scales',
    turns: [24, -24],
  },
  patta: {
    a: '#4BD07B',
    b: '#0C8457',
    c: '#06402F',
    hi: '#E3FFD2',
    deep: '#03231D',
    pattern: 'lattice',
    turns: [26, -26],
  },
  bulbul: {
    a: '#FF6FA3',
    b: '#D81E5B',
    c: '#6B0A3E',
    hi: '#FFE0EC',
    deep: '#33041F',
    pattern: 'petals',
    turns: [22, -22],
  },
  neelam: {
    a: '#5BA8FF',
    b: '#2456D6',
    c: '#101F7A',
    hi: '#DCEBFF',
    deep: '#080E40',
    pattern: 'rings',
    turns: [22, -22],
  },
  toofan: {
    a: '#C6F04B',
    b: '#3F9E2B',
    c: '#0E4A2C',
    hi: '#F6FFC9',
    deep: '#062417',
    pattern: 'chevron',
    turns: [26, -12],
  },
  chiragh: {
    a: '#FFD46B',
    b: '#C77A12',
    c: '#5B2E06',
    hi: '#FFF6D0',
    deep: '#2A1403',
    pattern: 'petals',
    turns: [-10, -24],
  },
  titli: {
    a: '#FF9A4A',
    b: '#E0457B',
    c: '#4A1670',
    hi: '#FFE6C2',
    deep: '#210A38',
    pattern: 'rings',
    turns: [24, -24],
  },
  jamun: {
    a: '#E79BF0',
    b: '#8E37B5',
    c: '#3B1163',
    hi: '#FBE4FF',
    deep: '#1C0733',
    pattern: 'lattice',
    turns: [20, -20],
  },
  mirch: {
    a: '#FF8466',
    b: '#CE2130',
    c: '#5C0A20',
    hi: '#FFE4D2',
    deep: '#2B0410',
    pattern: 'chevron',
    turns: [20, -20],
  },
  moti: {
    a: '#8AF0D0',
    b: '#1A9A9A',
    c: '#0B4259',
    hi: '#E2FFF4',
    deep: '#05222F',
    pattern: 'scales',
    turns: [22, -22],
  },
  kansa: {
    a: '#EDB88C',
    b: '#A9542F',
    c: '#4B1F1D',
    hi: '#FFEAD8',
    deep: '#220C0B',
    pattern: 'lattice',
    turns: [22, -22],
  },
};

const COLOURS = ['a', 'b', 'c', 'hi', 'deep'];
/** Minimum contrast of a game's name, which is white and `hi` on `deep`. */
const NAME_CONTRAST = 13;

/**
 * Returns the five colours of a family in one of its tones.
 *
 * @param family key of {@link families}
 * @param tone 0 for the brand's own hue, 1 and 2 for the others
 */
export function palette(family, tone = 0) {
  const base = families[family];
  if (!base) throw new Error(`No such family: ${family}`);
  const turn = [0, ...base.turns][tone];
  const colours = Object.fromEntries(
    COLOURS.map((key) => [key, turn ? turnHue(base[key], turn) : base[key]]),
  );
  const ratio = contrast(colours.hi, colours.deep);
  if (ratio < NAME_CONTRAST) throw new Error(`${family} tone ${tone}: name contrast ${ratio.toFixed(2)}`);
  return colours;
}
