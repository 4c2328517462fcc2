import { BRAND_STYLES } from '#pages/brand.ts';
import { OUTCOME_STYLES } from '#pages/other-outcomes.ts';

/** The style sheet of the payment pages: one column that fits a phone and is centred on a desktop. */
export const PAY_STYLES = `${BRAND_STYLES}${OUTCOME_STYLES}
header{position:relative;display:flex;justify-content:center;padding:12px 16px;background:linear-gradient(180deg,#0C1340F2,#0A0F2EF2)}
header::after{content:"";position:absolute;left:0;right:0;top:100%;height:8px;background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='60' height='8'%3E%3Cg stroke='%23060920' stroke-opacity='.45'%3E%3Cpath d='M0-1h20a10 8.4 0 0 1-20 0Z' fill='%23FFBF2B'/%3E%3Cpath d='M20-1h20a10 8.4 0 0 1-20 0Z' fill='%23E83A5F'/%3E%3Cpath d='M40-1h20a10 8.4 0 0 1-20 0Z' fill='%232CC9C0'/%3E%3C/g%3E%3Cg fill='%23FFF8DC'%3E%3Ccircle cx='10' cy='2.6' r='1.5'/%3E%3Ccircle cx='30' cy='2.6' r='1.5'/%3E%3Ccircle cx='50' cy='2.6' r='1.5'/%3E%3C/g%3E%3C/svg%3E") 50% 0/60px 8px}
main{max-width:420px;margin:0 auto;padding:36px 16px 40px;display:grid;gap:20px}
.to{margin:0;color:var(--moon-2);font:500 14px/20px var(--body);text-align:center}
.amount{margin:0;text-align:center;font:800 clamp(40px,15vw,60px)/1.1 var(--display);color:var(--gold-2);font-variant-numeric:tabular-nums;letter-spacing:-.01em;overflow-wrap:anywhere}
.amount span{font-size:.5em;color:var(--moon-2);margin-right:8px}
@supports (background-clip:text){.amount{background:linear-gradient(180deg,#FFF8DC 12%,#FFD768 55%,#FFB01A);background-clip:text;-webkit-background-clip:text;color:transparent;filter:drop-shadow(0 2px 0 #5E2600)}.amount span{color:var(--gold-2)}}
@media (forced-colors:active){.amount{background:none;color:CanvasText;filter:none}}
h1{margin:0;text-align:center;font:800 24px/28px var(--display)}
.state{display:grid;justify-items:center;gap:12px;padding:28px 20px;text-align:center}
.state p{margin:0;color:var(--moon-2)}
.state .reason{max-width:100%;color:var(--moon);font-weight:600;overflow-wrap:anywhere}
.left{white-space:nowrap}
.note{margin:0;padding:12px 16px;border-radius:12px;background:#43163A;color:var(--moon);overflow-wrap:anywhere}
.reasons{display:flex;flex-wrap:wrap;gap:8px}
.reasons .key{flex:1 1 auto;width:auto;padding:8px 12px;font-weight:500;font-size:15px}
.outcomes section form+form{margin-top:8px}
h2,label{margin:0;font:600 16px/24px var(--body)}
input[type=text]{width:100%;min-height:48px;padding:8px 14px;border:1px solid var(--edge);border-radius:12px;background:var(--ink-1);color:var(--moon);font:400 16px/24px var(--body)}
.outcomes .problem{color:var(--bad);font-weight:600}
.sign{display:grid;place-items:center;width:72px;height:72px;border-radius:50%}
.sign svg{width:36px;height:36px;fill:none;stroke:currentColor;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
.sign.done{color:var(--ok);background:#0E3A3A}.sign.failed,.sign.missing{color:var(--bad);background:#43163A}.sign.expired{color:var(--gold-2);background:#3A2C12}
dl{margin:0;padding:4px 0}
dl div{display:flex;justify-content:space-between;gap:16px;min-height:44px;align-items:center;padding:8px 16px}
dl div+div{box-shadow:0 -1px 0 var(--line)}
dt{flex:none;color:var(--moon-2);font:500 14px/20px var(--body)}
dd{margin:0;text-align:right;font:700 15px/20px var(--body);font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
form{display:grid;gap:12px}
.chip{padding:2px 10px;border-radius:8px;font:600 13px/20px var(--body);color:var(--gold-2);background:#3A2C12}
.play{margin:0;display:flex;gap:8px;justify-content:center;align-items:center;text-align:center;color:var(--moon-2);font:500 14px/20px var(--body)}
.play svg{flex:none;width:20px;height:20px;fill:none;stroke:var(--firoza);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
`;
