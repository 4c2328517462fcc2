const money = new Intl.NumberFormat('en-PK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats hundredths as coins with two decimals. */
export const formatCoins = (hundredths: number): string => money.format(hundredths / 100);

const short = new Intl.NumberFormat('en', {
  notation: 'compact',
  maximumFractionDigits: 2,
  // Rounds down: the text never shows more than the balance.
  roundingMode: 'trunc',
});

/** Formats hundredths as short coins for narrow places: 1234567890 is "12.34M". */
export const formatShortCoins = (hundredths: number): string => short.format(hundredths / 100);

/** Formats a multiple of the bet, given in hundredths: 120 is "1.2x", 1350 "13.5x". */
export const formatMultiple = (hundredths: number): string => `${hundredths / 100}x`;

/** A return to player in words. */
export const formatReturn = (percent: number): string => `Return to player ${percent.toFixed(2)}\u00a0%`;

/** Names of symbols that do not follow from their file names. */
const special: Readonly<Record<string, string>> = {
  tara: 'Star',
  gift: 'Present',
  'tiger-face': 'Tiger',
  'rabbit-face': 'Rabbit',
  'two-hump-camel': 'Camel',
  'gem-stone': 'Diamond',
  'gem-ruby': 'Ruby',
  'gem-emerald': 'Emerald',
  'gem-sapphire': 'Sapphire',
  'gem-topaz': 'Topaz',
  'ear-of-corn': 'Corn',
  'shallow-pan-of-food': 'Biryani',
  'trident-emblem': 'Trident',
  'auto-rickshaw': 'Rickshaw',
};

/** The display name of a symbol. */
export const symbolName = (slug: string): string => {
  const words = special[slug] ?? slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Formats a probability, given in percent: 7.04 is "7.04 %". */
export const formatChance = (percent: number): string => `${percent.toFixed(2)}\u00a0%`;
