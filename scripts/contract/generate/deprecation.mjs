// Declares the headers of deprecated calls: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594).
import { getOperations } from './catalogue.mjs';

const HEADERS = ['Deprecation', 'Sunset'];

/**
 * Declares both headers on all answers of the deprecated calls. If no call is deprecated, removes the headers from the
 * document, because nothing refers to them.
 *
 * @param {object} document the published contract. The function changes it.
 */
export function declareDeprecation(document) {
  const deprecated = getOperations(document).filter(({ operation }) => operation.deprecated);
  const own = Object.fromEntries(HEADERS.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
  for (const { operation } of deprecated) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const whole = response.$ref ? document.components.responses[response.$ref.split('/').at(-1)] : response;
      operation.responses[status] = { ...whole, headers: { ...whole.headers, ...own } };
    }
  }
  if (deprecated.length === 0) for (const name of HEADERS) delete document.components.headers[name];
}
