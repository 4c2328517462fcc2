/** A text to search and further words that find it, e.g. its studio. */
export interface Searchable {
  name: string;
  words: readonly string[];
}

interface Entry<T> {
  item: T;
  name: string;
}

/** Items by name and by word, built once for a list. */
export interface SearchIndex<T> {
  entries: readonly Entry<T>[];
  /** Entries by a word of their name, as it sounds. */
  named: ReadonlyMap<string, readonly number[]>;
  /** Entries by their further words, as they sound. */
  related: ReadonlyMap<string, readonly number[]>;
}

/** Normalizes a text: lower case, without accents and punctuation. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '');
}

/** A word as it sounds: letters that players mix up are written alike, and doubled letters once. */
function sound(word: string): string {
  return word
    .replaceAll(/ck|q|c(?!h)/g, 'k')
    .replaceAll('ph', 'f')
    .replaceAll('z', 's')
    .replaceAll('w', 'v')
    .replaceAll(/ee|ie|y/g, 'i')
    .replaceAll('oo', 'u')
    .replaceAll(/(.)\1/g, '$1');
}

function splitWords(text: string): string[] {
  return plain(text).split(' ').filter(Boolean);
}

/** @param describe the texts of an item */
export function buildIndex<T>(items: readonly T[], describe: (item: T) => Searchable): SearchIndex<T> {
  const named = new Map<string, number[]>();
  const related = new Map<string, number[]>();
  const add = (map: Map<string, number[]>, word: string, at: number) => {
    const sounds = sound(word);
    const list = map.get(sounds);
    if (list) list.push(at);
    else map.set(sounds, [at]);
  };
  const entries = items.map((item, at) => {
    const { name, words } = describe(item);
    for (const word of splitWords(name)) add(named, word, at);
    for (const word of words.flatMap(splitWords)) add(related, word, at);
    return { item, name: plain(name) };
  });
  return { entries, named, related };
}

/** Typing errors allowed in a word of this length. */
function allowance(length: number): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2;
}

/**
 * The Damerau-Levenshtein distance of a typed text to the closest beginning of a word: wrong, missing, additional and
 * swapped letters count one each.
 */
function distanceToStart(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const same = typed[i - 1] === word[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return Math.min(...last);
}

/** How well a typed word matches a word of the index: its number of typing errors, or null. */
function errorsIn(typed: string, word: string): number | null {
  if (word.startsWith(typed)) return 0;
  const allowed = allowance(typed.length);
  // Most words differ in their first letters; the distance is calculated for few.
  if (allowed === 0 || (word[0] !== typed[0] && word[1] !== typed[0] && word[0] !== typed[1])) return null;
  const errors = distanceToStart(typed, word);
  return errors <= allowed ? errors : null;
}

/** The entries that each typed word finds, with their errors in sum. */
function entriesOfWords(typed: readonly string[], maps: readonly ReadonlyMap<string, readonly number[]>[]) {
  let found: Map<number, number> | undefined;
  for (const text of typed) {
    const word = sound(text);
    const here = new Map<number, number>();
    for (const map of maps) {
      for (const [known, entries] of map) {
        const errors = errorsIn(word, known);
        // One or two letters sound like too many words.
        if (errors === null || (text.length < 3 && word !== text)) continue;
        for (const at of entries) {
          const earlier = found ? found.get(at) : 0;
          if (earlier === undefined) continue;
          here.set(at, Math.min(here.get(at) ?? Infinity, earlier + errors));
        }
      }
    }
    found = here;
  }
  return found ?? new Map<number, number>();
}

/**
 * Items for a query, best first: the name starts with it, a word of the name does, the name contains it; then by sound,
 * by further words, and with typing errors. Equal items stay in the order of the list.
 */
export function findItems<T>({ entries, named, related }: SearchIndex<T>, query: string): T[] {
  const wanted = plain(query).trim();
  if (wanted === '') return [];
  const typed = splitWords(wanted);
  const byName = entriesOfWords(typed, [named]);
  const byWords = entriesOfWords(typed, [named, related]);
  const ranked: { item: T; rank: number }[] = [];
  entries.forEach(({ item, name }, at) => {
    const words = byWords.get(at);
    const rank = name.startsWith(wanted)
      ? 0
      : name.includes(` ${wanted}`)
        ? 1
        : name.includes(wanted)
          ? 2
          : words === undefined
            ? null
            : // Fewer errors first; further words after the name.
              3 + 2 * words + (byName.get(at) === words ? 0 : 1);
    if (rank !== null) ranked.push({ item, rank });
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}
