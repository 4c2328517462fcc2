/** The four low symbols of a slot come from one of these sets; shapes differ, not colours alone. */
export const lowSets = {
  gems: ['gem-ruby', 'gem-emerald', 'gem-sapphire', 'gem-topaz'],
  fruit: ['watermelon', 'grapes', 'tangerine', 'cherries'],
  flowers: ['hibiscus', 'tulip', 'blossom', 'four-leaf-clover'],
  sea: ['spiral-shell', 'coral', 'tropical-fish', 'shrimp'],
  sweets: ['cupcake', 'lollipop', 'candy', 'chocolate-bar'],
};
/** Of another set, for a slot whose own high symbols already stand in its low set. */
const spares = ['gem-ruby', 'gem-emerald', 'gem-sapphire', 'gem-topaz'];

/**
 * Eight symbols of a slot, the best paid first: its hero, three companions, four low ones.
 */
export function slotSymbols({ hero, reels, low }) {
  const high = [hero, ...reels];
  const rest = [...lowSets[low], ...spares].filter((symbol) => !high.includes(symbol));
  const symbols = [...high, ...rest.slice(0, 4)];
  if (new Set(symbols).size !== 8) throw new Error(`Eight different symbols, not: ${symbols.join(' ')}`);
  return symbols;
}
