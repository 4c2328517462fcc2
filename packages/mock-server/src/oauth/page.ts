import { BRAND_STYLES } from '#pages/brand.ts';
import { brandPage } from '#pages/brand-page.ts';
import { html, type Html } from '#pages/html.ts';
import { OUTCOME_STYLES, otherOutcomes } from '#pages/other-outcomes.ts';
import type { World } from '#worlds/world.ts';
import { STYLES_PATH } from './address.ts';
import { OUTCOMES } from './outcomes.ts';

/** One column that fits a phone and is centred on a desktop. */
export const OAUTH_STYLES = `${BRAND_STYLES}${OUTCOME_STYLES}
header{display:flex;justify-content:center;padding:12px 16px}
main{max-width:420px;margin:0 auto;padding:24px 16px 40px;display:grid;gap:20px}
h1{margin:0;text-align:center;font:800 24px/28px var(--display)}
.lead{margin:0;text-align:center;color:var(--moon-2)}
.card:not(.others){padding:20px}
.note{margin:0;padding:12px 16px;border-radius:12px;background:#43163A}
form{display:grid;gap:12px}
.plain{background:none;color:var(--moon-2)}
.who{justify-content:flex-start;gap:12px;text-align:start}
.who img{border-radius:50%;background:var(--ink-2)}
`;

function frame(title: string, prefix: string, body: Html): string {
  return brandPage({ title, styles: `${prefix}${STYLES_PATH}`, body });
}

/**
 * The page on which the user selects an identity.
 * @param action the address to which the choice is posted: the address of the request itself
 * @param refusal why the posted choice was refused
 */
export function choicePage(action: string, { content, prefix }: World, refusal?: string): string {
  const identities = content.socialIdentities.map(
    ({ id, name, picture }) =>
      html`<button class="key night who" type="submit" name="identity" value="${id}">
        <img src="${picture}" alt="" width="40" height="40" />${name}
      </button>`,
  );
  const outcomes = Object.entries(OUTCOMES).map(
    ([name, { label, text }]) =>
      html`<form method="post" action="${action}">
        <p id="${name}">${text}</p>
        <button class="key night small" name="outcome" value="${name}" aria-describedby="${name}">
          ${label}
        </button>
      </form>`,
  );
  return frame(
    'Sign in',
    prefix,
    html`${refusal !== undefined && html`<p class="note" role="alert">${refusal}</p>`}
      <h1>Who do you want to be?</h1>
      <p class="lead">This page stands in for a social network. The people on it are invented.</p>
      <form class="card" method="post" action="${action}">
        ${identities}
        <button class="key plain" type="submit" name="identity" value="">Cancel</button>
      </form>
      ${otherOutcomes(outcomes)}`,
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
