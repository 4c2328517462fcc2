// What orval 7 (the last that runs on Node 20) needs of the contract before it makes fakes of it.

/**
 * Prepares the contract for orval's fakes: patterns without anchors, which faker takes for letters; lists of numbers in
 * place of lists of known or other values, of which orval makes lists of lists; maps with a key that their rule for
 * keys allows. What it makes of bodies and answers otherwise stays as it is.
 *
 * @param {object} document the bundled contract
 * @returns {object} the same as orval's `input.override.transformer` hands it on
 */
export function fakeable(document) {
  const { schemas } = document.components;
  const extensible = ({ $ref }) => $ref && schemas[$ref.split('/').at(-1)]['x-extensible'];
  const visit = (node) => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const { pattern, propertyNames, ...rest } = node;
    const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, visit(value)]));
    if (typeof pattern === 'string') copy.pattern = pattern.replace(/^\^/, '').replace(/\$$/, '');
    if (node.type === 'array' && extensible(node.items)) copy.items = { type: 'integer' };
    if (propertyNames && node.type === 'object') {
      copy.properties = { 1: copy.additionalProperties };
      copy.additionalProperties = false;
    }
    return copy;
  };
  return visit(document);
}
