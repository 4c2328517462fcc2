const money = new Intl.NumberFormat('en-PK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Coins as people read them: hundredths in, two decimals out. */
export const coins = (hundredths: number): string => money.format(hundredths / 100);

const short = new Intl.NumberFormat('en', {
  notation: 'compact',
  maximumFractionDigits: 2,
  // Never more than there is.
  roundingMode: 'trunc',
});

/** Coins in few characters, for where the whole amount has no room: 1234567890 is "12.34M". Hundredths in. */
export const shortCoins = (hundredths: number): string => short.format(hundredths / 100);

/** A multiple of the bet, from hundredths: 120 is "1.2x", 1350 "13.5x". */
export const multiple = (hundredths: number): string => `${hundredths / 100}x`;

/** Names that the file names of symbols do not give by themselves. */
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
  'auto-rickshaw': 'Rickshaw',
};

/** A symbol's name for people. */
export const symbolName = (slug: string): string => {
  const words = special[slug] ?? slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
