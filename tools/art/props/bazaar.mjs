import { facets, star } from '../emblem.mjs';
import { emoji } from '../emoji.mjs';
import { linear, radial, tint } from './paint.mjs';

/** Objects of a bazaar, each in a 100 x 100 box. */

/** Draws the emoji's truck with truck-art paint: a framed star panel and a bunting strip. */
export function truck() {
  const flags = Array.from(
    { length: 13 },
    (_, i) => `<path d="M${2.2 + i * 2.13} 20h2.13l-1.06 1.5z" fill="${i % 2 ? '#37D7CF' : '#FFD35C'}"/>`,
  ).join('');
  const beads = [
    [17.5, 10.5],
    [25.9, 10.5],
    [17.5, 15.9],
    [25.9, 15.9],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".6" fill="#2FD0C0"/>`)
    .join('');
  return `<g transform="scale(3.125)">${emoji('delivery-truck')}<rect x="14.6" y="7.6" width="14.2" height="11.2" rx="1" fill="#0B5F8C"/><rect x="15.2" y="8.2" width="13" height="10" rx=".7" fill="none" stroke="#FFD35C" stroke-width=".55" stroke-dasharray=".9 .55"/><rect x="16" y="9" width="11.4" height="8.4" rx=".6" fill="#D81E5B"/>${star(21.7, 13.2, 3.7)}${beads}${flags}</g>`;
}

/** Draws a present with a scalloped edge and the star as its seal. */
export function gift() {
  const box = linear(['#FFDB5E', '#FFB31F', '#E07A00'], [0, 0, 1, 1]);
  const side = linear(['#C96500/0', '#A84A00/.55'], [0, 0, 1, 0]);
  const lid = linear(['#FFEE9C', '#FFC53A', '#F09A0C'], [0, 0, 0.4, 1]);
  const band = linear(['#FF6C86', '#DB2450', '#99103A'], [0, 0, 1, 0]);
  const loop = radial(['#FF90A4', '#E32850', '#8E0D36']);
  const hem = Array.from({ length: 7 }, (_, i) => {
    const x = 17 + i * 9.43;
    return `<path d="M${x} 82h9.43a4.7 6 0 0 1-9.43 0Z" transform="rotate(180 ${x + 4.71} 84)" fill="${['#2CC9C0', '#E83A5F', '#FFF3C4'][i % 3]}"/>`;
  }).join('');
  return `<defs>${box.def}${side.def}${lid.def}${band.def}${loop.def}</defs>
<path d="M17 42h66v44a7 7 0 0 1-7 7H24a7 7 0 0 1-7-7Z" fill="${box.paint}"/>
<clipPath id="giftBox"><path d="M17 42h66v44a7 7 0 0 1-7 7H24a7 7 0 0 1-7-7Z"/></clipPath>
<g clip-path="url(#giftBox)">${hem}<rect x="17" y="86" width="66" height="7" fill="#9C3A10" opacity=".35"/></g>
<path d="M17 42h66v44a7 7 0 0 1-7 7H24a7 7 0 0 1-7-7Z" fill="${side.paint}"/>
<rect x="41" y="42" width="18" height="51" fill="${band.paint}"/>
<path d="M17 46h66v7H17Z" fill="#7A3A00" opacity=".28"/>
<rect x="11" y="28" width="78" height="19" rx="6" fill="${lid.paint}"/><rect x="40" y="28" width="20" height="19" fill="${band.paint}"/>
<path d="M15 31.5h70" stroke="#FFFBE0" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>
<path d="M48 29C40 10 22 3 18 13c-4 11 14 17 30 16Z" fill="${loop.paint}"/><path d="M52 29C60 10 78 3 82 13c4 11-14 17-30 16Z" fill="${loop.paint}"/>
<path d="M45 26C38 15 28 11 25 16c-2 5 8 9 20 10Z" fill="#7C0A30"/><path d="M55 26C62 15 72 11 75 16c2 5-8 9-20 10Z" fill="#7C0A30"/>
<rect x="42" y="19" width="16" height="15" rx="6.5" fill="${loop.paint}"/>
<circle cx="50" cy="66" r="14.5" fill="#8F4D00" opacity=".5"/><circle cx="49.4" cy="65" r="14" fill="#101A5A" stroke="#FFD768" stroke-width="2.4"/>${star(49.4, 65, 11.5)}`;
}

/** Draws a gold crown with enamel stones and a velvet cap. */
export function crown() {
  const metal = linear(tint.gold, [0.2, 0, 0.8, 1]);
  const shade = linear(['#B86200/0', '#9A4B00/.6'], [0, 0, 1, 0]);
  const velvet = radial(['#FF6C86', '#C01A48', '#6A0A34']);
  const band = linear(['#FFE27A', '#F4A91C', '#B86A00']);
  const ruby = radial(['#FFB0BC', '#E32850', '#8E0D36']);
  const aqua = radial(['#C8FFF8', '#1FB5AC', '#0B5F74']);
  const tips = [
    [12, 26, 5],
    [31, 19, 5.4],
    [50, 12, 6.4],
    [69, 19, 5.4],
    [88, 26, 5],
  ];
  return `<defs>${metal.def}${shade.def}${velvet.def}${band.def}${ruby.def}${aqua.def}</defs>
<path d="M22 68C22 44 38 34 50 34s28 10 28 34Z" fill="${velvet.paint}"/>
<path d="M12 28l10 24 9-31 9 27 10-35 10 35 9-27 9 31 10-24-7 54H19Z" fill="${metal.paint}"/>
<path d="M12 28l10 24 9-31 9 27 10-35 10 35 9-27 9 31 10-24-7 54H19Z" fill="${shade.paint}"/>
<path d="M14.5 35l7 17M31 24l-8 27M50 17L40.6 47M69 24l-8.5 25" fill="none" stroke="#FFF8D8" stroke-width="1.7" stroke-linecap="round" opacity=".75"/>
<path d="M17 70q33 12 66 0l-2.2 18q-30.8 10-61.6 0Z" fill="${band.paint}"/><path d="M17 70q33 12 66 0" fill="none" stroke="#FFF6CC" stroke-width="2"/>
<path d="M19.4 87.500q30.6 10 61.2 0" fill="none" stroke="#8A4A00" stroke-width="2.4"/>
${[
  [28, 82.5, 3.2],
  [39, 84.6, 2.4],
  [61, 84.6, 2.4],
  [72, 82.5, 3.2],
]
  .map(
    ([x, y, r]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${aqua.paint}" stroke="#8A4A00" stroke-width=".8"/>`,
  )
  .join('')}
<path d="M50 76.500l6.5 7.5-6.5 8-6.5-8Z" fill="${ruby.paint}" stroke="#FFF1BF" stroke-width="1.4"/>
${tips.map(([x, y, r], i) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${i === 2 ? ruby.paint : aqua.paint}" stroke="#FFE692" stroke-width="1.8"/>`).join('')}
<g transform="translate(50 55)">${star(0, 0, 11)}</g>`;
}

/** Draws a painted target with an arrow in its star. */
export function target() {
  const outer = radial(tint.anar);
  const cream = radial(tint.cream);
  const sea = radial(tint.firoza);
  const dots = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    return `<circle cx="${(46 + 37.6 * Math.cos(angle)).toFixed(1)}" cy="${(54 + 37.6 * Math.sin(angle)).toFixed(1)}" r="1.7" fill="#FFF3C4"/>`;
  }).join('');
  return `<defs>${outer.def}${cream.def}${sea.def}</defs>
<circle cx="48" cy="57" r="42" fill="#6A0A2C"/><circle cx="46" cy="54" r="42" fill="${outer.paint}"/>${dots}
<circle cx="46" cy="54" r="32.5" fill="${cream.paint}"/><circle cx="46" cy="54" r="24" fill="${sea.paint}"/><circle cx="46" cy="54" r="15.5" fill="${cream.paint}"/><circle cx="46" cy="54" r="9" fill="#D01C45"/>
<g transform="translate(46 54)">${star(0, 0, 8)}</g>
<path d="M15 40a34 34 0 0 1 22-22" fill="none" stroke="#FFE0E6" stroke-width="3.4" stroke-linecap="round" opacity=".8"/>
<path d="M47 55L84 18" stroke="#3A0618" stroke-width="5" opacity=".3"/>
<path d="M46 54L82 18" stroke="#F4B73A" stroke-width="4.6" stroke-linecap="round"/><path d="M47 52L80 19" stroke="#FFF3C4" stroke-width="1.4"/>
<path d="M76 24l2-15 9-7 1.5 9.500Z" fill="#37D7CF"/><path d="M76 24l15-2 7-9-9.5-1.500Z" fill="#0E8A84"/><path d="M46 54l3.5-9 5.5 5.500Z" fill="#FFF8DC"/>`;
}

/** Draws a patang: the square fighting kite, without bows on its tail. */
export function kite() {
  const panels = [
    ['M50 50L50 3 90 42Z', linear(['#FF8FA3', '#E32850'], [0, 0, 1, 1])],
    ['M50 50L90 42 52 86Z', linear(['#FFD35C', '#F09A00'], [0, 0, 1, 1])],
    ['M50 50L52 86 12 46Z', linear(['#2FD0C0', '#0B7F8C'], [1, 0, 0, 1])],
    ['M50 50L12 46 50 3Z', linear(['#8CC4FF', '#2456D6'], [1, 0, 0, 1])],
  ];
  const fringe = ['#FFBF2B', '#E83A5F', '#2CC9C0', '#FFF3C4', '#2F6BE8']
    .map(
      (colour, i) =>
        `<path d="M52 84L${40 + i * 6} ${98 - Math.abs(2 - i)}L${45.5 + i * 6} ${98.5 - Math.abs(1.4 - i)}Z" fill="${colour}"/>`,
    )
    .join('');
  return `<defs>${panels.map(([, paint]) => paint.def).join('')}</defs>
<g transform="rotate(14 50 50)">${fringe}
${panels.map(([path, paint]) => `<path d="${path}" fill="${paint.paint}"/>`).join('')}
<path d="M50 3Q46 45 52 86" fill="none" stroke="#5B2E06" stroke-width="2"/><path d="M12 46Q51 22 90 42" fill="none" stroke="#5B2E06" stroke-width="2"/>
<path d="M50 3L90 42 52 86 12 46Z" fill="none" stroke="#FFF8DC" stroke-width="2.2" stroke-linejoin="round"/>
<path d="M50 15L77 42 52 72 25 46Z" fill="none" stroke="#FFF8DC" stroke-width="1.2" stroke-dasharray="3 2.4" opacity=".85"/>
<circle cx="50.5" cy="46" r="15" fill="#101A5A"/><circle cx="50.5" cy="46" r="15" fill="none" stroke="#FFD768" stroke-width="1.8"/>${star(50.5, 46, 13)}
<path d="M18 43L47 13" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".55"/></g>`;
}

/** Draws a laltain: a lantern with a brass foot and a glass globe. */
export function lantern() {
  const brass = linear(['#8A4A00', '#FFD768', '#FFF3C4', '#F09A00', '#7A3A00'], [0, 0, 1, 0]);
  const anar = linear(['#7A0F2B', '#FF6C86', '#E32850', '#7A0F2B'], [0, 0, 1, 0]);
  const glass = radial(['#FFFBE0', '#FFD768/.95', '#F08A3C/.9', '#B8431F/.9'], [0.5, 0.62, 0.6]);
  const flame = linear(['#FFF8DC', '#FFE27A', '#FF8A2B']);
  return `<defs>${brass.def}${anar.def}${glass.def}${flame.def}</defs>
<path d="M22 62C14 14 86 14 78 62" fill="none" stroke="#7A3A00" stroke-width="4.4"/><path d="M21.4 61C13.4 13 85.4 13 77.4 61" fill="none" stroke="#FFCF5A" stroke-width="2.6"/>
<path d="M44 7h12l3 9H41Z" fill="${brass.paint}"/><rect x="35" y="15" width="30" height="6" rx="3" fill="${brass.paint}"/><path d="M38 21h24l4 9H34Z" fill="${anar.paint}"/>
<path d="M35 29h30c10 12 11 28 1 39H34c-10-11-9-27 1-39Z" fill="${glass.paint}"/>
<path d="M50 37c9 11 10 17 10 21a10 10 0 0 1-20 0c0-5 4-7 5-12 2 3 3 4 5-9Z" fill="${flame.paint}"/><path d="M50 51c4 5 4.5 7 4.5 9a4.5 4.5 0 0 1-9 0c0-3 3-4 4.5-9Z" fill="#fff"/>
<path d="M33 35c-5 8-6 18-2 27" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".7"/>
<path d="M35 29h30M34 68h32" stroke="#7A3A00" stroke-width="2.4"/><path d="M35 30.500C46 42 46 56 34.5 67.500M65 30.500C54 42 54 56 65.5 67.5" fill="none" stroke="#9A5700" stroke-width="1.6" opacity=".75"/>
<rect x="29" y="67" width="42" height="7" rx="3.5" fill="${brass.paint}"/><path d="M27 74h46c6 5 7 13 3 18H24c-4-5-3-13 3-18Z" fill="${anar.paint}"/>
<g fill="#FFD768">${[31, 40.5, 50, 59.5, 69].map((x) => `<path d="M${x} 77.500l3.4 5-3.4 5-3.4-5Z"/>`).join('')}</g><g fill="#2CC9C0">${[35.7, 45.2, 54.8, 64.3].map((x) => `<circle cx="${x}" cy="82.5" r="1.5"/>`).join('')}</g>
<rect x="20" y="90" width="60" height="6" rx="3" fill="${brass.paint}"/>`;
}

/** Draws the star as an object. */
export function tara() {
  return star(50, 50, 48, facets.lit);
}
