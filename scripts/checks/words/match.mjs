// Finds misused words in lines of text and errors in commit subjects. Has no side effects: the caller reads files and
// history.

const TEXTS = /^packages\/web\/src\/.*\/en-PK\/.*\.json$/;
const TESTS = /(^|\/)test\/|^e2e\/|\.test\.[cm]?[jt]sx?$/;
const CODE = /\.(?:[cm]?[jt]sx?|css|html|ya?ml)$/;

/**
 * Returns the area of a file.
 * @param {string} path from the root of the repository
 * @returns {'code' | 'tests' | 'docs' | 'texts' | null} null for files without checks, such as pictures
 */
export function getArea(path) {
  if (TEXTS.test(path)) return 'texts';
  if (path.endsWith('.md')) return 'docs';
  if (!CODE.test(path)) return null;
  return TESTS.test(path) ? 'tests' : 'code';
}

const isUnder = (prefixes) => (path) => prefixes.some((prefix) => path.startsWith(prefix));

const applies = (rule, area, path) =>
  rule.areas.includes(area) &&
  (!rule.only || isUnder(rule.only)(path)) &&
  !(rule.except && isUnder(rule.except)(path));

/** Checks the name of a file. @returns {string[]} `path: name of the file: use ...` for each violated rule */
export function wrongNames(path, rules) {
  return rules
    .filter((rule) => applies(rule, 'paths', path) && rule.pattern.test(path))
    .map((rule) => `${path}: name of the file: use ${rule.use}`);
}

/** Checks the lines of a file. @returns {string[]} `path:line: "word": use ...` for each line and rule */
export function wrongWords(path, text, rules) {
  const area = getArea(path);
  const active = area ? rules.filter((rule) => applies(rule, area, path)) : [];
  if (active.length === 0) return [];
  return text.split('\n').flatMap((line, index) =>
    active.flatMap(({ pattern, use }) => {
      const found = pattern.exec(line);
      return found ? [`${path}:${index + 1}: "${found[0].trim()}": use ${use}`] : [];
    }),
  );
}

/**
 * Checks a commit subject.
 * @param {string} subject first line of a commit message
 * @param {{ scopes: string[], length: number, vagueVerbs: string[] }} form
 * @returns {string | null} the error
 */
export function wrongSubject(subject, { scopes, length, vagueVerbs }) {
  if (/^(?:Merge|Revert) /.test(subject)) return null;
  const scope = scopes.join('|');
  if (!new RegExp(`^(?:${scope})(?:, (?:${scope}))*: \\S`).test(subject))
    return `"${subject}": write "scope: what it does" with a scope of ${scopes.join(', ')}`;
  const vague = new RegExp(`(?:: | and |, )(${vagueVerbs.join('|')}) `).exec(subject);
  if (vague) return `"${subject}": "${vague[1]}" does not name a change`;
  if (subject.length > length) return `"${subject}": ${subject.length} characters, at most ${length}`;
  return null;
}
