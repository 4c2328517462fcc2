/**
 * The twelve studios, all invented. `family` is their colour family (palette.mjs), `platformId` their integration. All
 * of Moti Bay is in maintenance (spec 3, params.brandMaintain).
 */
export const brands = [
  { id: 1, slug: 'chamak', name: 'Chamak Play', platformId: 1, emblem: 'fire' },
  { id: 2, slug: 'gehra', name: 'Gehra Games', platformId: 2, emblem: 'water-wave' },
  { id: 3, slug: 'patta', name: 'Patta House', platformId: 1, emblem: 'cards' },
  { id: 4, slug: 'bulbul', name: 'Bulbul Reels', platformId: 1, emblem: 'blackbird' },
  { id: 5, slug: 'neelam', name: 'Neelam Nine', platformId: 1, emblem: 'gem-stone' },
  { id: 6, slug: 'toofan', name: 'Toofan Sports', platformId: 3, emblem: 'high-voltage' },
  { id: 7, slug: 'chiragh', name: 'Chiragh Live', platformId: 3, emblem: 'lantern' },
  { id: 8, slug: 'titli', name: 'Titli Arcade', platformId: 2, emblem: 'butterfly' },
  { id: 9, slug: 'jamun', name: 'Jamun Studio', platformId: 1, emblem: 'grapes' },
  { id: 10, slug: 'mirch', name: 'Mirch Masters', platformId: 1, emblem: 'shallow-pan-of-food' },
  { id: 11, slug: 'moti', name: 'Moti Bay', platformId: 2, emblem: 'oyster', maintain: 1 },
  { id: 12, slug: 'kansa', name: 'Kansa Club', platformId: 3, emblem: 'bell' },
];

/** Game types with their fixed numbers (spec 1). */
export const types = [
  { id: 1, slug: 'slots', name: 'Slots' },
  { id: 2, slug: 'fish', name: 'Fish' },
  { id: 3, slug: 'poker', name: 'Poker' },
  { id: 4, slug: 'sports', name: 'Sports' },
  { id: 5, slug: 'live', name: 'Live' },
  { id: 6, slug: 'games', name: 'Games' },
];
