import { readFileSync } from 'node:fs';
import { contractFile } from '#files/package-files.ts';
import { html, type Html } from '#pages/html.ts';
import { worldPrefix } from '#worlds/address.ts';
import { ADDRESSES, barStart, pageHead } from './page.ts';
import { ERRCODES_ADDRESS } from './refusals.ts';

/** The page has no scripts. */
export const ERRCODES_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** One meaning of an errcode in the catalogue; a number can have several. */
interface Meaning {
  readonly code: number;
  readonly name: string;
  readonly when: string;
  readonly messageKey?: string;
  readonly field?: string | readonly string[];
  /** The calls that answer it; empty if every call can. */
  readonly operations: readonly string[];
}

/** More calls than this are folded. */
const MANY_CALLS = 12;

function callLinks({ operations }: Meaning, prefix: string): Html {
  if (operations.length === 0) return html`<p>Calls: any</p>`;
  const links = html`<ul>
    ${operations.map(
      (id) =>
        html`<li>
          <a href="${prefix}${ADDRESSES.product}#${id}"><code>${id}</code></a>
        </li>`,
    )}
  </ul>`;
  if (operations.length <= MANY_CALLS)
    return html`<p>Calls:</p>
      ${links}`;
  return html`<details>
    <summary>${operations.length} calls</summary>
    ${links}
  </details>`;
}

/** A text of the catalogue, with its code between backticks. */
function withCode(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`));
}

function section(code: number, meanings: readonly Meaning[], prefix: string): Html {
  return html`<section id="${code}">
    <h2>
      <a href="#${code}">${code}</a>
      ${meanings.map(({ name }, index) => html`${index > 0 && ' or '}<code>${name}</code>`)}
    </h2>
    ${meanings.map(
      (meaning) =>
        html`<p>${withCode(meaning.when)}</p>
          <p>
            Message: ${meaning.messageKey === undefined ? 'none' : html`<code>${meaning.messageKey}</code>`}
            ${meaning.field !== undefined && html`, at the field <code>${[meaning.field].flat().join(', ')}</code>`}
          </p>
          ${callLinks(meaning, prefix)}`,
    )}
  </section>`;
}

/** The page of all errcodes, each with an address of its own, and the calls that answer it. */
export function errcodesPage(world: string): string {
  const catalogue = JSON.parse(readFileSync(contractFile('errcodes.json'), 'utf8')) as Meaning[];
  const codes = [...new Set(catalogue.map(({ code }) => code))].toSorted((a, b) => a - b);
  const sections = codes.map((code) =>
    section(
      code,
      catalogue.filter((meaning) => meaning.code === code),
      worldPrefix(world),
    ),
  );
  return (
    '<!doctype html>' +
    html`<html lang="en">
      ${pageHead('Errcodes')}
      <body class="dark-mode">
        <header class="bar">${barStart(ERRCODES_ADDRESS, world)}</header>
        <main class="errcodes">
          <h1>Errcodes</h1>
          <p>
            The number of a transport error is its HTTP status. All other errcodes come with HTTP 200 and
            <code>code: 200</code>. The meaning of a number depends on the call.
          </p>
          ${sections}
        </main>
      </body>
    </html>`.html
  );
}
