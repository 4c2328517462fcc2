import { BRAND_STYLES } from '#pages/brand.ts';
import { brandPage } from '#pages/brand-page.ts';
import { html, type Html } from '#pages/html.ts';
import type { World } from '#worlds/world.ts';
import { STYLES_PATH } from './address.ts';

/** One column that fits a phone and is centred on a desktop. */
export const OAUTH_STYLES = `${BRAND_STYLES}
header{display:flex;justify-content:center;padding:12px 16px}
main{max-width:420px;margin:0 auto;padding:24px 16px 40px;display:grid;gap:20px}
h1{margin:0;text-align:center;font:800 24px/28px var(--display)}
.lead{margin:0;text-align:center;color:var(--moon-2)}
.card{padding:20px}
form{display:grid;gap:12px}
.plain{background:none;color:var(--moon-2)}
.who{justify-content:flex-start;gap:12px}
.who img{border-radius:50%;background:var(--ink-2)}
`;

function frame(title: string, prefix: string, body: Html): string {
  return brandPage({ title, styles: `${prefix}${STYLES_PATH}`, body });
}

/**
 * The page on which the user selects an identity.
 * @param action the address to which the choice is posted: the address of the request itself
 */
export function choicePage(action: string, { content, prefix }: World): string {
  const identities = content.socialIdentities.map(
    ({ id, name, picture }) =>
      html`<button class="key night who" type="submit" name="identity" value="${id}">
        <img src="${picture}" alt="" width="40" height="40" />${name}
      </button>`,
  );
  return frame(
    'Sign in',
    prefix,
    html`<h1>Who do you want to be?</h1>
      <p class="lead">This page stands in for a social network. The people on it are invented.</p>
      <form class="card" method="post" action="${action}">
        ${identities}
        <button class="key plain" type="submit" name="identity" value="">Cancel</button>
      </form>`,
  );
}

/** The page for an invalid request; it redirects nowhere. */
export function refusalPage(reason: string, prefix: string): string {
  return frame(
    'Not possible',
    prefix,
    html`<section class="card" role="alert">
      <h1>This sign-in is not possible</h1>
      <p class="lead">${reason}</p>
    </section>`,
  );
}
