import { breaks } from './change.mjs';
import { expandedText } from './references.mjs';

/**
 * Reports a change of any keyword that no other function compares, unknown keywords included.
 *
 * @param {object} was a part of a call.
 * @param {object} is
 * @param {Set<string>} compared its keywords that other functions compare.
 * @param {{ before: object, after: object }} documents
 */
export function compareOtherKeywords(previous, is, compared, { before, after }) {
  return [...new Set([...Object.keys(previous), ...Object.keys(is)])]
    .filter((key) => !compared.has(key))
    .filter((key) => toText(before, previous[key]) !== toText(after, is[key]))
    .map((key) => breaks('', `${key} changed`));
}

function toText(document, node) {
  return node === undefined ? undefined : expandedText(document, node);
}
