// Finds links, commands and paths in Markdown that lead nowhere. Has no side effects: the caller reads the files.
import { posix } from 'node:path';

const OWN_PAGES = /^https:\/\/github\.com\/tara-slots\/tara-slots\/(?:blob|tree)\/main\//;
const LINK = /\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g;
const COMMAND = /\bnpm run (?:-s )?([\w:-]+)/g;
const CODE_SPAN = /`([^`\n]+)`/g;
const SOURCE_NAME = /^(?:[\w.@<>{},*-]+\/)*[\w.@<>{},*-]+\.(?:[cm]?[jt]sx?|ya?ml|module\.css|css|md|sql)$/;
const FOLDER = /^[\w.@<>{},*-]+\/(?:[\w.@<>{},*-]+\/?)*$/;

const stripFences = (text) =>
  text.replaceAll(/^( *)(```|~~~).*?^\1\2$/gms, (block) => block.replaceAll(/[^\n]/g, ''));

/** Returns the anchor that GitHub gives to a heading. */
const toAnchor = (heading) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)|<!--.*?-->/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

/** Returns the anchors of a document; a repeated heading has a number at its end. */
export function listAnchors(text) {
  const seen = new Map();
  return [...stripFences(text).matchAll(/^#{1,6} (.*)$/gm)].map(([, heading]) => {
    const anchor = toAnchor(heading);
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/** Matches paths that end with a name, with or without the ending of a file; `<word>` and `*` stand for any part, `{a,b}` for one of several. */
const toPattern = (name) =>
  new RegExp(
    `(?:^|/)${name
      .replaceAll(/[.+]/g, String.raw`\$&`)
      .replaceAll(/<[^>]*>|\*+/g, '[^/]*')
      .replaceAll(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)
      .replace(/\/$/, '')}(?:[/.]|$)`,
  );

/**
 * Checks a document.
 * @param {string} path of the document, from the root of the repository
 * @param {string} text
 * @param {object} repository
 * @param {string[]} repository.files all paths
 * @param {string[]} repository.commands names of the npm scripts of the root
 * @param {(path: string) => string} repository.readText
 * @param {(path: string) => boolean} repository.isGenerated whether git ignores the path
 * @returns {string[]} `path: error`
 */
export function findDocumentErrors(path, text, { files, commands, readText, isGenerated }) {
  const exists = (target) =>
    target === '.' ||
    files.some((file) => file === target || file.startsWith(`${target}/`)) ||
    isGenerated(target);
  const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
  const prose = stripFences(text);
  const errors = [];

  for (const [, inText, inHtml] of prose.matchAll(LINK)) {
    const link = inText ?? inHtml;
    const isOwn = OWN_PAGES.test(link);
    if (/^[a-z]+:/.test(link) && !isOwn) continue;
    const [target, anchor] = link.replace(OWN_PAGES, '').split('#');
    const folder = isOwn ? '.' : posix.dirname(path);
    const file = target === '' ? path : posix.join(folder, target).replace(/\/$/, '');
    if (!exists(file)) errors.push(`${link} does not exist`);
    else if (anchor && !listAnchors(file === path ? text : readText(file)).includes(anchor))
      errors.push(`${link} is not a heading`);
  }
  for (const [command, name] of text.matchAll(COMMAND))
    if (!commands.includes(name)) errors.push(`${command} is not a command`);
  for (const name of [...prose.matchAll(CODE_SPAN)].flatMap(([, code]) => code.split(' '))) {
    const isFolder = FOLDER.test(name) && (name.endsWith('/') || topFolders.has(name.split('/')[0]));
    const isPath = isFolder || SOURCE_NAME.test(name);
    if (!isPath || files.some((file) => toPattern(name).test(file)) || isGenerated(name)) continue;
    errors.push(`${name} does not exist`);
  }
  return errors.map((error) => `${path}: ${error}`);
}
