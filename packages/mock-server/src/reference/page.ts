import { brandHeader } from '#pages/brand.ts';
import { html, type Html } from '#pages/html.ts';
import { worldPrefix } from '#worlds/address.ts';
import { ERRCODES_ADDRESS } from './refusals.ts';
import type { ContractName } from './served-document.ts';

/** The address of a contract's reference within its world. */
export const ADDRESSES: Readonly<Record<ContractName, string>> = {
  product: '/docs',
  control: '/docs/control',
};

const TITLES: Readonly<Record<ContractName, string>> = { product: 'Product API', control: 'Control API' };

/**
 * The policy of the page: its own scripts and calls. The component adds style sheets by script, which gives them this page's
 * nonce.
 */
export function referencePolicy(nonce: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}

/** The address of the reference of the SDK, for all worlds. */
export const SDK_ADDRESS = '/docs/sdk';

const PAGES = [
  [ADDRESSES.product, TITLES.product],
  [ADDRESSES.control, TITLES.control],
  [ERRCODES_ADDRESS, 'Errcodes'],
] as const;

/** The start of the bar of every page: the brand, links to the pages, and the world. */
export function barStart(shown: string, world: string): Html {
  const links = PAGES.map(([address, title]) => {
    const current = address === shown && html` aria-current="page"`;
    return html`<a href="${worldPrefix(world)}${address}" ${current}>${title}</a>`;
  });
  return html`${brandHeader}
    <nav aria-label="References">${links}<a href="${SDK_ADDRESS}">SDK</a></nav>
    <p class="world">World <b>${world}</b></p>`;
}

/** The head of every page. @param more what only one page has */
export function pageHead(title: string, more?: Html): Html {
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#0A0F2E" />
    <title>Tara Slots ${title}: reference</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/docs/files/reference.css" />
    ${more}
  </head>`;
}

const signIn = html`<form id="sign-in">
  <label
    ><span>Player</span
    ><select name="account"></select
  ></label>
  <label hidden
    ><span>Control token</span><input name="controlToken" type="password" autocomplete="off"
  /></label>
  <button disabled>Sign in</button>
</form>`;

/** The page that the reference's script fills. */
export function referencePage(contract: ContractName, world: string, nonce: string): string {
  const prefix = worldPrefix(world);
  return (
    '<!doctype html>' +
    html`<html lang="en">
      ${pageHead(
        TITLES[contract],
        html`<meta property="csp-nonce" content="${nonce}" />
          <script src="/docs/files/reference.js" type="module"></script>`,
      )}
      <body class="dark-mode">
        <header class="bar">
          ${barStart(ADDRESSES[contract], world)} ${contract === 'product' && signIn}
          <button id="expand" type="button" aria-pressed="false" disabled>Expand all</button>
          <p id="sign-in-status" role="status"></p>
        </header>
        <div
          id="reference"
          data-contract="${contract}"
          data-world="${world}"
          data-prefix="${prefix}"
          data-document="${prefix}${ADDRESSES[contract]}/openapi.json"
        ></div>
        <noscript>The reference needs its script; the contract itself is at /openapi.json.</noscript>
      </body>
    </html>`.html
  );
}
