import { html, type Html } from './html.ts';

const CENTRE = 32;
const LONG = 28;
const SHORT = 22.4;
const WAIST = 14.6;

function point(radius: number, eighths: number): string {
  const angle = (eighths * Math.PI) / 4 - Math.PI / 2;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`;
}

/** The logo: a star of eight rays (four long, four short), each half light and half dark. */
const facets = Array.from({ length: 8 }, (_, ray) => {
  const long = ray % 2 === 0;
  const tip = point(long ? LONG : SHORT, ray);
  const facet = (fill: string, side: number): string =>
    `<path fill="${fill}" d="M${CENTRE} ${CENTRE}L${point(WAIST, ray + side)}L${tip}Z"/>`;
  return facet(long ? '#FFF3C4' : '#FFD35C', -0.5) + facet('#E79A12', 0.5);
}).join('');

/** The star of Tara Slots in any size. */
export function starIcon(size: number): Html {
  return {
    html: `<svg width="${size}" height="${size}" viewBox="0 0 64 64" aria-hidden="true">${facets}</svg>`,
  };
}

/** Logo and name. */
export const brandHeader: Html = html`<p class="brand">
  ${starIcon(32)}<span>Tara <b>Slots</b></span>
</p>`;

/** The design tokens and components of all pages of this server. */
export const BRAND_STYLES = `
@font-face{font-family:Changa;font-weight:800;font-display:swap;src:url(/__pages/changa-800.woff2) format("woff2")}
:root{color-scheme:dark;--ink-0:#060920;--ink-1:#0A0F2E;--ink-2:#0F1740;--edge:#8496E6;--line:#A8B8FF24;--rim:#BFCBFF3D;
--moon:#FBF7EA;--moon-2:#C6CEF0;--moon-3:#9CA8DA;--gold-1:#FFF1BF;--gold-2:#FFD768;--gold-3:#FFBF2B;--on-gold:#2B1600;
--firoza:#45DCD2;--ok:#5BE39A;--bad:#FF8F85;--info:#86C8FF;
--sheen:linear-gradient(180deg,#24347F 0%,#18235F 46%,#121B4C 100%);
--lift:inset 0 1px 0 var(--rim),inset 0 0 0 1px var(--line),0 6px 16px -6px #02041499;
--well:inset 0 2px 6px #02041C,inset 0 0 0 1px #A8B8FF1C;
--display:Changa,system-ui,sans-serif;--body:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;font:400 16px/24px var(--body);color:var(--moon);-webkit-text-size-adjust:100%;
background:radial-gradient(120% 420px at 88% -80px,#F08A3C38,transparent 62%),radial-gradient(90% 520px at 0 0,#2A56D64D,transparent 70%),linear-gradient(180deg,#0E1748 0,var(--ink-1) 420px,var(--ink-0) 100%) var(--ink-1)}
a{color:var(--info)}
:focus-visible{outline:2px solid var(--gold-3);outline-offset:2px;border-radius:8px}
.brand{display:flex;align-items:center;gap:8px;margin:0;font:800 26px/32px var(--display);letter-spacing:-.01em}
.brand b{color:var(--gold-2)}
.card{background:var(--sheen);border-radius:16px;box-shadow:var(--lift)}
.key{display:flex;align-items:center;justify-content:center;width:100%;min-height:56px;padding:0 20px;border:0;border-radius:16px;font:700 18px/24px var(--body);text-align:center;cursor:pointer;text-decoration:none}
.key.gold{color:var(--on-gold);background:linear-gradient(180deg,#FFE692 0,var(--gold-3) 52%,#F7A510 100%);box-shadow:inset 0 1px 0 #FFF8DC,inset 0 -3px 0 #C97800,0 1px 0 #5E3600,0 8px 20px -6px #FFB52E73}
.key.night{color:var(--moon);background:linear-gradient(180deg,#2C3D90,#1D2A6C);box-shadow:inset 0 0 0 1px var(--edge),inset 0 2px 0 #CBD6FF33,inset 0 -3px 0 #0E1644}
.key:active{transform:translateY(2px)}
`;
