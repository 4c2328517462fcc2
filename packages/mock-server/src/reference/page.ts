import { brandHeader } from '#pages/brand.ts';
import { html, type Html } from '#pages/html.ts';
import { worldPrefix } from '#worlds/address.ts';
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

function contractLinks(shown: ContractName, prefix: string): Html[] {
  return (['product', 'control'] as const).map((contract) => {
    const current = contract === shown && html` aria-current="page"`;
    return html`<a href="${prefix}${ADDRESSES[contract]}" ${current}>${TITLES[contract]}</a>`;
  });
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
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0A0F2E" />
        <meta property="csp-nonce" content="${nonce}" />
        <title>Tara Slots ${TITLES[contract]}: reference</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/docs/files/reference.css" />
        <script src="/docs/files/reference.js" type="module"></script>
      </head>
      <body class="dark-mode">
        <header class="bar">
          ${brandHeader}
          <nav aria-label="Contracts">${contractLinks(contract, prefix)}</nav>
          <p class="world">World <b>${world}</b></p>
          ${contract === 'product' && signIn}
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
