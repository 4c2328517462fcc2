import { html, type Html } from './html.ts';

/** The styles of `otherOutcomes`. */
export const OUTCOME_STYLES = `
.others summary{display:flex;align-items:center;justify-content:space-between;gap:12px;min-height:56px;padding:8px 20px;font:600 16px/24px var(--body);color:var(--moon-2);cursor:pointer;list-style:none;border-radius:16px}
.others summary::-webkit-details-marker{display:none}
.others summary::after{content:"";flex:none;width:9px;height:9px;margin-right:4px;border:solid currentColor;border-width:0 2px 2px 0;transform:translateY(-2px) rotate(45deg)}
.others[open] summary::after{transform:translateY(2px) rotate(225deg)}
.others :focus-visible{border-radius:12px}
.outcomes{display:grid}
.outcomes>*{display:grid;gap:12px;padding:20px;box-shadow:0 -1px 0 var(--line)}
.outcomes p{margin:0;color:var(--moon-2);font:400 14px/20px var(--body);overflow-wrap:anywhere}
.key.small{min-height:44px;padding:8px 16px;font:600 16px/24px var(--body);border-radius:12px;overflow-wrap:anywhere}
@media (forced-colors:active){.card{border:1px solid CanvasText}.key{border:1px solid ButtonText}}
`;

/** The outcomes beside the usual ones, which testers want: closed until someone opens them. */
export function otherOutcomes(outcomes: readonly Html[], isOpen = false): Html {
  return html`<details class="card others" ${isOpen ? { html: 'open' } : ''}>
    <summary>Test another outcome</summary>
    <div class="outcomes">${outcomes}</div>
  </details>`;
}
