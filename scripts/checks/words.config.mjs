// Words that this project does not use, and their replacements. docs/style.md explains the choice.
//
// A rule applies to each line of the files in its areas. `only` and `except` restrict it to path prefixes.
// A pattern must match the misused word alone: "no room for a beacon" and "a room of imports" are different words.

/** Commits after this one have the form `scope: what it does`. Earlier ones have other forms. */
export const SUBJECTS_SINCE = 'f0c574d1';

export const SCOPES = ['contract', 'sdk', 'mock', 'web', 'conformance', 'e2e', 'docs', 'ci', 'build'];

/** Verbs that a subject must not have, because they do not name a change. */
export const VAGUE_VERBS = ['say', 'let', 'give', 'hold', 'keep'];

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

/** Where a mail is the subject. Elsewhere a letter is a character. */
const MAIL_FOLDERS = [
  'openapi/flows/mail',
  'openapi/paths/content/',
  'packages/mock-server/src/domain/mail/',
  'packages/mock-server/src/handlers/mail',
  'packages/mock-server/test/mail',
  'packages/web/src/features/content/mail/',
  'packages/web/src/layouts/desktop/screens/Mail',
];

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
  {
    pattern: /\bknots?\b|\bcircles? of (?:imports?|modules?)\b/i,
    use: 'cycle',
    areas: ['code', 'tests', 'docs'],
  },
  {
    pattern:
      /\brooms\b|\broom (?:is|of) (?:a folder|imports?)\b|\bimports? (?:from )?(?:another|the) (?:room|floor)\b/i,
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
  {
    pattern: /\bstandings?\b|\breading=\{|\.{3}reading\b|\{ reading \}/,
    use: 'query or cached data',
    areas: ['code', 'tests', 'docs'],
  },
  {
    pattern: /\blost (?:calls?|answers?)\b/i,
    use: 'connection lost or outcome unknown',
    areas: ['code', 'tests', 'docs'],
  },
  {
    pattern: /\b(?:without|cut|lost|lose) (?:a |the )?line\b|\bline (?:is|was) (?:cut|back|gone)\b/i,
    use: 'connection, online or offline',
    areas: ['code', 'tests', 'docs'],
  },
  {
    pattern: /\bcut (?:connections?|calls?)\b|\bconnections? (?:is|are|was|were) cut\b/i,
    use: 'lost connection or offline',
    areas: ['code', 'tests', 'docs'],
  },
  {
    pattern: /\bat once\b/i,
    use: 'immediately or simultaneously',
    areas: ['code', 'tests', 'docs'],
    // The file quotes a player text.
    except: ['packages/web/test/screens/figures.test.tsx'],
  },
  {
    pattern: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|other\b)\w/i,
    use: 'is not',
    areas: ['code', 'tests', 'docs'],
  },
  {
    pattern: /\b(?:that|those) of\b/i,
    use: 'the noun again',
    areas: ['code', 'tests', 'docs'],
  },
  {
    pattern: /(?<![.'])\bletters?\b(?!')/i,
    use: 'mail',
    areas: ['code', 'tests', 'docs'],
    only: MAIL_FOLDERS,
  },
  {
    // In comments, descriptions and documents; `kept` is also a field of the contract.
    pattern: /\bunkept\b|^\s*(?:\/\/|\/\*\*|\*|description:|summary:) .*\bkept\b(?!:)/i,
    use: 'stored, saved or remains',
    areas: ['code', 'tests'],
  },
  {
    pattern: /(?<![`"])\bkept\b(?![":])/i,
    use: 'stored, saved or remains',
    areas: ['docs'],
  },
  {
    pattern: /\b(?:at the )?foot of (?:an?|the|its)\b/i,
    use: 'footer or end',
    areas: ['code', 'tests', 'docs'],
  },
  {
    pattern: /<Places\b|\bplaces (?:while|until) \w+ loads?\b/,
    use: 'skeleton',
    areas: ['code', 'tests', 'docs'],
  },
  {
    pattern: /\b(?:sky|ground) of (?:an?|the) (?:page|activity|promotion)\b/i,
    use: 'theme',
    areas: ['code', 'tests', 'docs'],
  },
  {
    // The half of a sentence, which only its group completes.
    pattern:
      /\b(?:it|test)(?:\.(?!describe)\w+(?:\([^)]*\))?)*\(\s*['"`](?:of|that|with|without|by|for|in|at|once|and|but|as) /,
    use: 'a title that is a whole sentence',
    areas: ['tests'],
  },
  { pattern: /\berror codes?\b/i, use: 'errcode or error number', areas: ['code', 'tests', 'docs'] },
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
  { pattern: /\bmishaps?\b|\btroubles?\b/i, use: 'error, fault or defect', areas: ['code', 'tests', 'docs'] },
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
