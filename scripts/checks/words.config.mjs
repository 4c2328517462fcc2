// Words that this project does not use, and their replacements. docs/style.md explains the choice.
//
// A rule applies to each line of the files in its areas. `only` and `except` restrict it to path prefixes.
// A pattern must match the misused word alone: "no room for a beacon" and "a room of imports" are different words.

/** Commits after this one have the form `scope: what it does`. Earlier ones have other scopes. */
export const SUBJECTS_SINCE = '2f50a034';

export const SCOPES = ['contract', 'sdk', 'mock', 'web', 'conformance', 'e2e', 'docs', 'ci', 'build'];

/** Longest subject of a commit, in characters. */
export const SUBJECT_LENGTH = 72;

/** Files without checks: generated files, quotations, and the files that list the words themselves. */
export const SKIPPED = [
  /(^|\/)generated(\/|\.ts$)/,
  /(^|\/)baseline\//,
  /^pnpm-lock\.yaml$/,
  /^docs\/(control-inputs|errcodes)\.md$/,
  // Quotes of the customer's specification.
  /^docs\/spec-statements\//,
  /^docs\/style\.md$/,
  /^scripts\/checks\/words/,
  /^scripts\/test\/words/,
];

const IMPORT_WORDS = 'module, import rule or folder';

/**
 * @typedef {'code' | 'tests' | 'docs' | 'texts' | 'paths'} Area `texts` are player texts, `paths` file names
 * @type {{ pattern: RegExp, use: string, areas: Area[], only?: string[], except?: string[] }[]}
 */
export const RULES = [
  {
    pattern: /(?:^|[\s({[>])<[A-Z]\w*Key[\s/>]|\bfunction [A-Z]\w*Key\(/,
    use: 'Button (key means an idempotency, storage, cryptographic or keyboard key)',
    areas: ['code', 'tests'],
    only: ['packages/web/', 'packages/mock-server/console/', 'packages/mock-server/games-client/', 'e2e/'],
  },
  { pattern: /\/[A-Z]\w*Key\.tsx$/, use: 'Button', areas: ['paths'] },
  { pattern: /\bpurses?\b/i, use: 'balance', areas: ['code', 'tests', 'docs', 'texts'] },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, use: 'fix or repair', areas: ['code', 'tests', 'docs', 'texts'] },
  { pattern: /\brecitals?\b/i, use: 'the standard term', areas: ['code', 'tests', 'docs', 'texts'] },
  { pattern: /\bknots?\b/i, use: 'cycle', areas: ['code', 'tests', 'docs'] },
  {
    pattern:
      /\brooms\b|\broom (?:is|of) (?:a folder|imports?)\b|\bimports? (?:from )?(?:another|the) room\b/i,
    use: IMPORT_WORDS,
    areas: ['code', 'tests', 'docs'],
  },
  { pattern: /(?:^|\/)rooms(?:\/|\.)/, use: IMPORT_WORDS, areas: ['paths'] },
  { pattern: /\bkept answers?\b/i, use: 'idempotency record', areas: ['code', 'tests', 'docs'] },
  {
    pattern: /\blost key\b|\b(?:lost|Lost)Key\b/,
    use: 'key of the call with an unknown outcome',
    areas: ['code', 'tests', 'docs'],
  },
  {
    pattern: /\b(?:got|gets?|getting) lost\b/i,
    use: 'connection lost or outcome unknown',
    areas: ['code', 'tests', 'docs', 'texts'],
  },
  { pattern: /\bstandings\b/i, use: 'query or cached data', areas: ['code', 'tests', 'docs'] },
  { pattern: /\btell[A-Z]\w*/, use: 'set..., report... or notify...', areas: ['code', 'tests'] },
  {
    pattern: /\bsound books?\b|sound(?:Books|Dialog)/i,
    use: 'consistent ledger or usable dialog',
    areas: ['code', 'tests', 'docs'],
  },
  {
    pattern: /--(?:anar|firoza|gold-lip|moon-\d)\b/,
    use: 'a token named after its role (styles/tokens-*.css)',
    areas: ['code', 'docs'],
    only: ['packages/web/', 'docs/'],
  },
  { pattern: /\bStruck\b/, use: 'the standard term', areas: ['code', 'tests'] },
  { pattern: /\buniverses?\b/i, use: 'world', areas: ['code', 'tests', 'docs'] },
  { pattern: /\bmishaps?\b/i, use: 'error, fault or defect', areas: ['code', 'tests', 'docs'] },
  { pattern: /\bduty\b|\bduties\b/i, use: 'requirement', areas: ['code', 'tests', 'docs', 'texts'] },
  {
    pattern: /\bdata-world\b|\b(?:hero|promo|page)Worlds?\b/,
    use: 'theme (a world is a tenant of the mock server)',
    areas: ['code', 'tests'],
    only: ['packages/web/'],
  },
  {
    pattern: /(?:^|\/)worlds?\.(?:module\.css|ts)$/,
    use: 'theme',
    areas: ['paths'],
    only: ['packages/web/src/features/', 'packages/web/src/ui/', 'packages/web/src/shared/'],
  },
  { pattern: /\b(?:a|the|this|your|another) letter\b|\bby letter\b/i, use: 'message', areas: ['texts'] },
  { pattern: /\b(?:your|the|a) line\b/i, use: 'connection', areas: ['texts'] },
  { pattern: /\bstumbled\b/i, use: 'could not be shown', areas: ['texts'] },
  { pattern: /\basked for\b/i, use: 'requested', areas: ['texts'] },
  { pattern: /(?:^|[.:] |- )(?:Whoever|Whosoever)\b/, use: 'the name of the one who acts', areas: ['docs'] },
];
