// Resolves `$ref` within one document.

/** @throws {Error} if the target of the reference does not exist. */
export function resolveReference(document, reference) {
  const steps = reference.split('/').slice(1);
  const found = steps.reduce((at, step) => at?.[step.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  if (found === undefined) throw new Error(`The target of ${reference} does not exist`);
  return found;
}

/** The node, or the target of its reference. */
export function resolved(document, node) {
  return node?.$ref === undefined ? node : resolved(document, resolveReference(document, node.$ref));
}

/**
 * The node as JSON with every reference replaced by its target, so that two texts are equal only if all targets are
 * equal. A reference to a surrounding node stays.
 */
export function expandedText(document, node) {
  return JSON.stringify(expanded(document, node, []));
}

function expanded(document, node, open) {
  if (Array.isArray(node)) return node.map((entry) => expanded(document, entry, open));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref: reference, ...rest } = node;
  const inner = reference === undefined ? open : [...open, reference];
  const entries = Object.keys(rest)
    .toSorted()
    .map((key) => [key, expanded(document, rest[key], open)]);
  if (typeof reference === 'string') {
    const target = open.includes(reference)
      ? reference
      : expanded(document, resolveReference(document, reference), inner);
    entries.push(['$ref', target]);
  }
  return Object.fromEntries(entries);
}
