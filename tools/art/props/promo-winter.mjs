import { facets, star } from '../emblem.mjs';
import { defs, linear, radial, round, tint } from './paint.mjs';

/** Draws one tier of a fir with a scalloped edge, and snow if a colour is given. */
const tier = (y, half, drop, fill, snow) => {
  const n = 5;
  let hem = '';
  for (let i = 0; i < n; i += 1) hem += `q${round(-half / n)} ${drop * 1.1} ${round((-2 * half) / n)} 0`;
  let cap = '';
  const h2 = half * 0.62;
  for (let i = 0; i < 4; i += 1)
    cap += `q${round(-h2 / 4)} ${round(drop * (i % 2 ? 0.7 : 1.3))} ${round((-2 * h2) / 4)} 0`;
  return `<path d="M50 ${y}Q${round(50 + half * 0.42)} ${round(y + half * 0.52)} ${50 + half} ${round(y + half * 0.86)}${hem}Q${round(50 - half * 0.42)} ${round(y + half * 0.52)} 50 ${y}Z" fill="${fill}"/>${snow ? `<path d="M50 ${y}Q${round(50 + half * 0.3)} ${round(y + half * 0.34)} ${round(50 + h2)} ${round(y + half * 0.52)}${cap}Q${round(50 - half * 0.3)} ${round(y + half * 0.34)} 50 ${y}Z" fill="${snow}"/>` : ''}`;
};
/** Draws a glass ball with its cap. */
const bauble = (x, y, r, [a, b, c]) => {
  const ball = radial([a, b, c]);
  return `<defs>${ball.def}</defs><rect x="${round(x - r * 0.25)}" y="${round(y - r * 1.35)}" width="${round(r * 0.5)}" height="${round(r * 0.5)}" fill="#FFD768"/><circle cx="${x}" cy="${y}" r="${r}" fill="${ball.paint}"/><ellipse cx="${round(x - r * 0.35)}" cy="${round(y - r * 0.4)}" rx="${round(r * 0.25)}" ry="${round(r * 0.35)}" fill="#fff" opacity=".85"/>`;
};
/** Draws a tied ribbon with its middle at x, y. */
const bow = (x, y, s, paint) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-1 2L-7 15l5-2 2 5 2-8ZM1 2L7 15l-5-2-2 5-2-8Z" fill="#A00F38"/><path d="M-2 0C-8-11-20-10-19-1c1 8 12 7 17 3ZM2 0C8-11 20-10 19-1c-1 8-12 7-17 3Z" fill="${paint}"/><rect x="-4.5" y="-4.5" width="9" height="9" rx="3.5" fill="${paint}"/><path d="M-15-3q4-4 9 1M15-3q-4-4-9 1" stroke="#FFD0D8" stroke-width="1.4" fill="none" stroke-linecap="round" opacity=".8"/></g>`;

/**
 * Draws a fir with snow on its tiers, a garland and a ribbon on top. (The top is never a star, which is the product's
 * mark.)
 */
export function fir() {
  const green = linear(['#0B5A3E', '#2FB26A', '#128050', '#064030'], [0, 0, 1, 0]);
  const green2 = linear(['#0E6E48', '#46CC7E', '#17925A', '#074A36'], [0, 0, 1, 0]);
  const snow = linear(['#FFFFFF', '#DCEFFF']);
  const wood = linear(['#6B3812', '#C98445', '#7A4216'], [0, 0, 1, 0]);
  const red = radial(tint.anar);
  const light = ['#FFD35C', '#FF6A86', '#7DF2E6', '#FFF3C4'];
  const garland = [
    [36, 33, 64, 33, 5, 5],
    [29, 53, 71, 53, 7, 7],
    [21, 74, 79, 74, 8, 9],
  ]
    .map(([x0, y0, x1, y1, sag, n], k) => {
      let o = `<path d="M${x0} ${y0}Q50 ${y0 + sag * 2} ${x1} ${y1}" fill="none" stroke="#FFE9A0" stroke-width="1" opacity=".75"/>`;
      for (let i = 1; i < n; i += 1) {
        const t = i / n;
        const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * 50 + t * t * x1;
        const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * (y0 + sag * 2) + t * t * y1;
        const c = light[(i + k) % 4];
        o += `<circle cx="${round(x)}" cy="${round(y + 1)}" r="3.2" fill="${c}" opacity=".35"/><circle cx="${round(x)}" cy="${round(y + 1)}" r="1.5" fill="${c}"/>`;
      }
      return o;
    })
    .join('');
  return `${defs(green, green2, snow, wood, red)}
<rect x="44" y="84" width="12" height="13" rx="2" fill="${wood.paint}"/><path d="M50 16L74 60 84 84H16L26 60Z" fill="#053A2C"/>
${tier(50, 42, 5, green.paint, '')}${tier(50, 42, 5, '#021F1A55', '')}${tier(49, 41.5, 5, green.paint, snow.paint)}
${tier(29, 33, 4.6, '#021F1A66', '')}${tier(28, 33, 4.6, green2.paint, snow.paint)}
${tier(9, 24, 4, '#021F1A66', '')}${tier(8, 24, 4, green2.paint, snow.paint)}
${garland}${bauble(41, 44, 3.6, tint.anar) + bauble(60, 47, 3.6, tint.gold) + bauble(34, 66, 4, tint.firoza) + bauble(56, 68, 4.2, tint.anar) + bauble(70, 84, 4, tint.gold) + bauble(30, 86, 4.2, tint.blue) + bauble(49, 87, 3.8, tint.firoza)}
${bow(50, 10, 0.62, red.paint)}`;
}

/** Draws two brass bells under a ribbon. */
export function bells() {
  const brass = linear(['#B86A00', '#FFF0A8', '#FFC93A', '#B86200'], [0, 0, 1, 0]);
  const lip = linear(['#FFE27A', '#D98A00']);
  const red = radial(tint.anar);
  const bell = (x, y, r) =>
    `<g transform="translate(${x} ${y}) rotate(${r})"><circle cy="51" r="7.5" fill="#8F4D00"/><circle cx="-1" cy="49.5" r="6.8" fill="${lip.paint}"/><path d="M0-4c15 0 19 14 20 27q1 13 8 19H-28q7-6 8-19C-19 10-15-4 0-4Z" fill="${brass.paint}"/><rect x="-29" y="40" width="58" height="8" rx="4" fill="${lip.paint}"/><path d="M-11 4q-5 7-5 21" fill="none" stroke="#FFFBE0" stroke-width="3.4" stroke-linecap="round" opacity=".85"/>${star(1, 22, 9, facets.coin)}</g>`;
  return `${defs(brass, lip, red)}${bell(36, 30, 20)}${bell(64, 30, -20)}${bow(50, 24, 1.5, red.paint)}`;
}

/** Draws a present with the given colours of box and band. */
export function parcel(box, band) {
  const front = linear(box, [0, 0, 1, 1]);
  const lid = linear([box[0], box[0], box[1]], [0, 0, 0.4, 1]);
  const strip = linear([band[0], band[1], band[2]], [0, 0, 1, 0]);
  const loop = radial(band);
  return `${defs(front, lid, strip, loop)}
<path d="M17 42h66v44a7 7 0 0 1-7 7H24a7 7 0 0 1-7-7Z" fill="${front.paint}"/><path d="M60 42h23v44a7 7 0 0 1-7 7H60Z" fill="#06092033"/>
<rect x="41" y="42" width="18" height="51" fill="${strip.paint}"/><path d="M17 46h66v6H17Z" fill="#060920" opacity=".25"/>
<rect x="11" y="28" width="78" height="19" rx="6" fill="${lid.paint}"/><rect x="40" y="28" width="20" height="19" fill="${strip.paint}"/><path d="M15 31.5h70" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>
<path d="M48 29C40 10 22 3 18 13c-4 11 14 17 30 16Z" fill="${loop.paint}"/><path d="M52 29C60 10 78 3 82 13c4 11-14 17-30 16Z" fill="${loop.paint}"/>
<path d="M45 26C38 15 28 11 25 16c-2 5 8 9 20 10Z" fill="#060920" opacity=".4"/><path d="M55 26C62 15 72 11 75 16c2 5-8 9-20 10Z" fill="#060920" opacity=".4"/><rect x="42" y="19" width="16" height="15" rx="6.5" fill="${loop.paint}"/>
<circle cx="50" cy="66" r="13" fill="#101A5A" stroke="#FFD768" stroke-width="2.2"/>${star(50, 66, 10.5)}`;
}
