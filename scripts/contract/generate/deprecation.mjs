// Calls that are deprecated say so in every answer: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594).
import { operationsOf } from './catalogue.mjs';

const HEADERS = ['Deprecation', 'Sunset'];

/**
 * Declares the two headers on all answers of the deprecated calls. Where there is none, the headers are left out of the
 * document, as nothing refers to them.
 *
 * @param {object} document the published contract; it is changed.
 */
export function declareDeprecation(document) {
  const deprecated = operationsOf(document).filter(({ operation }) => operation.deprecated);
  const own = Object.fromEntries(HEADERS.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
  for (const { operation } of deprecated) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const whole = response.$ref ? document.components.responses[response.$ref.split('/').at(-1)] : response;
      operation.responses[status] = { ...whole, headers: { ...whole.headers, ...own } };
    }
  }
  if (deprecated.length === 0) for (const name of HEADERS) delete document.components.headers[name];
}
