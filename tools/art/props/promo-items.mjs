import { facets, star } from '../emblem.mjs';
import { defs, linear, radial, round, tint } from './paint.mjs';

/** Draws a gullak: a clay money bank with a painted belt and a coin half in its slot. */
export function gullak() {
  const clay = radial(['#FFC08A', '#E5743A', '#A9431B', '#6B2410'], [0.36, 0.26, 0.82]);
  const neck = linear(['#8A3515', '#F08A4E', '#C65A28', '#7A2C10'], [0, 0, 1, 0]);
  const gold = linear(tint.gold, [0.2, 0, 0.8, 1]);
  const pot = 'M33 32C8 40 3 78 27 92Q50 99 73 92C97 78 92 40 67 32Z';
  const belt = Array.from({ length: 9 }, (_, i) => {
    const x = 9 + i * 9.3;
    const sag = 5 * (1 - ((i - 4) / 4) ** 2);
    return `<path d="M${round(x)} ${round(70 + sag)}l4.6-7 4.6 7Z" fill="${['#37D7CF', '#FFF3C4', '#FFD35C'][i % 3]}"/><circle cx="${round(x + 4.6)}" cy="${round(75.5 + sag)}" r="1.5" fill="#FFF3C4"/>`;
  }).join('');
  return `${defs(clay, neck, gold)}
<clipPath id="gullakBody"><path d="${pot}"/></clipPath>
<circle cx="51.5" cy="21" r="17" fill="#8F4D00"/><circle cx="50" cy="19" r="17" fill="${gold.paint}"/><circle cx="50" cy="19" r="12.5" fill="none" stroke="#A85F00" stroke-width="1.5"/>${star(50, 19, 11, facets.coin)}
<path d="${pot}" fill="${clay.paint}"/>
<g clip-path="url(#gullakBody)"><path d="M0 61Q50 70 100 61V82Q50 91 0 82Z" fill="#7A2314" opacity=".55"/>${belt}<path d="M0 60.5Q50 69.5 100 60.5M0 82Q50 91 100 82" fill="none" stroke="#FFD768" stroke-width="1.8"/></g>
<ellipse cx="50" cy="33" rx="18.5" ry="6.5" fill="${neck.paint}"/><path d="M33 32.5a17 5 0 0 0 34 0" fill="none" stroke="#FFD9B0" stroke-width="1.4" opacity=".7"/>
<rect x="35" y="29.5" width="30" height="5" rx="2.5" fill="#3A0D08"/>
<circle cx="50" cy="51" r="9.5" fill="#101A5A" stroke="#FFD768" stroke-width="1.6"/>${star(50, 51, 8)}
<path d="M17 58C18 46 25 39 33 36" fill="none" stroke="#FFE9D0" stroke-width="3" stroke-linecap="round" opacity=".7"/>`;
}

/** Draws a bonus ticket: painted, perforated paper with the star on its stub. */
export function coupon([a, b, c]) {
  const paper = linear([a, b, c], [0, 0, 0.5, 1]);
  return `${defs(paper)}<g transform="rotate(-12 50 50)"><path d="M10 26h80a4 4 0 0 1 4 4v12a8 8 0 0 0 0 16v12a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V58a8 8 0 0 0 0-16V30a4 4 0 0 1 4-4Z" fill="${paper.paint}"/>
<path d="M14 31h72v38H14Z" fill="none" stroke="#FFF1BF" stroke-width="1.3" stroke-dasharray="2.6 2"/><path d="M64 26v48" stroke="#060920" stroke-opacity=".45" stroke-width="1.8" stroke-dasharray="3 3"/><path d="M11 28.5h78" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".7"/>
<circle cx="39" cy="50" r="15" fill="#101A5A" stroke="#FFD768" stroke-width="2"/>${star(39, 50, 13)}<g fill="#FFF6D8"><rect x="70" y="38" width="13" height="4" rx="2"/><rect x="70" y="47" width="13" height="4" rx="2"/><rect x="70" y="56" width="9" height="4" rx="2"/></g></g>`;
}

/** Draws the point: like the coin, in turquoise with a white star. */
export function token() {
  const disc = linear(['#B9FFF6', '#2CC9C0', '#0B6F7C'], [0.2, 0, 0.8, 1]);
  const inner = linear(['#0E8A84', '#37D7CF'], [0.2, 0, 0.8, 1]);
  return `${defs(disc, inner)}<circle cx="52" cy="54" r="44" fill="#044852"/><circle cx="50" cy="50" r="44" fill="${disc.paint}"/><circle cx="50" cy="50" r="34" fill="${inner.paint}" stroke="#075D66" stroke-width="2.2"/><circle cx="50" cy="50" r="39" fill="none" stroke="#06525C" stroke-width="2.4" stroke-dasharray="2.6 5.56"/><path d="M16 38a36 36 0 0 1 26-24" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/><g transform="translate(1.3 2.2)" opacity=".5">${star(50, 50, 28, facets.groove).replaceAll('#8F4D00', '#044852')}</g>${star(50, 50, 28, { light: '#FFFFFF', mid: '#E5FFFB', dark: '#8CDCD6' })}`;
}

/** Draws a glass of chai on a painted saucer. */
export function chai() {
  const tea = linear(['#F4BE7C', '#D08A45', '#8E4E1E'], [0, 0, 0.3, 1]);
  const glass = linear(['#FFFFFF/.55', '#FFFFFF/.08', '#FFFFFF/.04', '#FFFFFF/.4'], [0, 0, 1, 0]);
  const dish = linear(['#FFFDF2', '#F6E8C6', '#CDAE78'], [0, 0, 0, 1]);
  const hem = Array.from({ length: 15 }, (_, i) => {
    const a = (Math.PI * (i + 0.5)) / 15;
    return `<circle cx="${round(50 - Math.cos(a) * 37)}" cy="${round(84 + Math.sin(a) * 8.6)}" r="2" fill="${['#E83A5F', '#1FB5AC', '#F09A00'][i % 3]}"/>`;
  }).join('');
  return `${defs(tea, glass, dish)}
<ellipse cx="51" cy="88" rx="42" ry="10.5" fill="#3A1A08" opacity=".5"/><ellipse cx="50" cy="84" rx="42" ry="11" fill="${dish.paint}"/><ellipse cx="50" cy="82" rx="31" ry="7" fill="#C9A468" opacity=".6"/>${hem}
<path d="M27 22h46l-6 56q-1 6-17 6t-17-6Z" fill="#FFFFFF22"/><path d="M29 33h42l-5 44q-1 5-16 5t-16-5Z" fill="${tea.paint}"/><ellipse cx="50" cy="33.5" rx="21" ry="4.6" fill="#FFDFAE"/><ellipse cx="50" cy="33.2" rx="17" ry="3" fill="#EDB878"/><circle cx="42" cy="33" r="1.4" fill="#FFF3DA"/><circle cx="46" cy="34.4" r="1" fill="#FFF3DA"/><circle cx="57" cy="32.6" r="1.3" fill="#FFF3DA"/>
<path d="M27 22h46l-6 56q-1 6-17 6t-17-6Z" fill="${glass.paint}"/><ellipse cx="50" cy="22" rx="23" ry="4.6" fill="none" stroke="#fff" stroke-width="1.8" opacity=".9"/><path d="M34 30l4 44" stroke="#fff" stroke-width="3.4" stroke-linecap="round" opacity=".6"/><path d="M66 36l-2.6 24" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".5"/>`;
}
