import { BRAND_STYLES } from '#pages/brand.ts';

/** The style sheet of the reference page. */
export const REFERENCE_STYLES = `${BRAND_STYLES}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px;padding:12px 24px;background:#0A0F2EF2;box-shadow:0 1px 0 var(--rim)}
nav{display:flex;flex-wrap:wrap;gap:4px 16px}
nav a{color:var(--moon-2);font:600 14px/24px var(--body);text-decoration:none}
nav a:hover{color:var(--gold-2)}
main{max-width:1040px;margin:0 auto;padding:32px 24px 96px}
h1{margin:0 0 8px;font:800 32px/40px var(--display)}
h1 small{font-size:16px;color:var(--moon-3)}
h2{margin:40px 0 4px;font:800 24px/28px var(--display);text-transform:capitalize;scroll-margin-top:72px}
h4{margin:20px 0 8px;font:600 14px/20px var(--body);color:var(--gold-2)}
.lead{margin:0 0 12px;color:var(--moon-2);max-width:75ch}
details{margin:8px 0;scroll-margin-top:72px}
summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 16px;padding:12px 16px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
.name{font:700 16px/24px ui-monospace,Menlo,Consolas,monospace}
.what{flex:1;min-width:200px;color:var(--moon-2);font-size:14px}
.marks{display:flex;gap:6px}
.mark{padding:0 8px;border-radius:8px;font:600 12px/20px var(--body);color:var(--info);background:#12336E}
.mark.open{color:var(--ok);background:#0E3A3A}.mark.gold{color:var(--gold-2);background:#3A2C12}
.inside{padding:0 16px 16px}
.inside p{margin:12px 0 0;max-width:80ch}
.none{color:var(--moon-3)}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:14px;line-height:20px}
th{text-align:left;color:var(--moon-3);font-weight:600}
th,td{padding:6px 12px 6px 0;vertical-align:top;box-shadow:0 1px 0 var(--line)}
td:nth-child(2){min-width:140px;overflow-wrap:anywhere}
td small{color:var(--moon-3)}
code{font:13px/20px ui-monospace,Menlo,Consolas,monospace;color:var(--gold-1)}
pre{margin:12px 0 0;padding:12px 16px;border-radius:12px;background:#070C2A;box-shadow:var(--well);overflow:auto;max-height:420px}
pre code{color:var(--moon-2)}
`;
