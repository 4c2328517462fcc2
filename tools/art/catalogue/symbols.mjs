/** Sets of the four low symbols of a slot. The symbols differ in shape, not only in colour. */
export const lowSets = {
  gems: ['gem-ruby', 'gem-emerald', 'gem-sapphire', 'gem-topaz'],
  fruit: ['watermelon', 'grapes', 'tangerine', 'cherries'],
  flowers: ['hibiscus', 'tulip', 'blossom', 'four-leaf-clover'],
  sea: ['spiral-shell', 'coral', 'tropical-fish', 'shrimp'],
  sweets: ['cupcake', 'lollipop', 'candy', 'chocolate-bar'],
};
/** Replacements for low symbols that are already high symbols of the slot. */
const spares = ['gem-ruby', 'gem-emerald', 'gem-sapphire', 'gem-topaz'];

/** Returns the eight symbols of a slot, the best paid first: its hero, three high ones, four low ones. */
export function slotSymbols({ hero, reels, low }) {
  const high = [hero, ...reels];
  const rest = [...lowSets[low], ...spares].filter((symbol) => !high.includes(symbol));
  const symbols = [...high, ...rest.slice(0, 4)];
  if (new Set(symbols).size !== 8) throw new Error(`Eight different symbols, not: ${symbols.join(' ')}`);
  return symbols;
}
