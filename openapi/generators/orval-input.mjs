// Prepares the contract for the mock data of orval 7, the last major version that runs on Node 20.

/**
 * Changes three parts that orval does not support: removes the anchors of patterns, which faker takes for letters; replaces
 * lists of known or other values with lists of numbers, because orval generates lists of lists; adds a key that matches
 * the rule for keys to maps. Other parts do not change.
 *
 * @param {object} document the bundled contract
 * @returns {object} the changed document, for `input.override.transformer` of orval
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
