import { star } from '../emblem.mjs';
import { defs, linear, radial, round, tint } from './paint.mjs';

/** Draws the Ferris wheel of a mela: gold frame, eight cabins in four colours, the star as hub. */
export function mela() {
  const rim = linear(['#FFF1BF', '#FFBF2B', '#B86A00', '#FFD768'], [0.2, 0, 0.8, 1]);
  const hues = [tint.anar, tint.blue, tint.gold, tint.firoza];
  const [cx, cy, r] = [50, 43, 33];
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4;
    return `M${cx} ${cy}L${round(cx + r * Math.sin(a))} ${round(cy - r * Math.cos(a))}`;
  }).join('');
  const cabins = Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4;
    const [x, y] = [round(cx + r * Math.sin(a)), round(cy - r * Math.cos(a) + 4)];
    const [light, mid, dark] = hues[i % 4];
    return `<g transform="translate(${x} ${y})"><path d="M-7.5 0Q0-8.5 7.5 0Z" fill="${mid}"/><rect x="-6" y="0" width="12" height="4" fill="#0A1038"/><path d="M-7.5 3.5h15l-1.5 5a3 3 0 0 1-3 2h-6a3 3 0 0 1-3-2Z" fill="${dark}"/><path d="M-7.5 3.5h15l-.6 2h-13.8Z" fill="${light}"/><path d="M-7.5 0h15" stroke="#FFF1BF" stroke-width="1"/></g>`;
  }).join('');
  return `${defs(rim)}<path d="M${cx} ${cy}L30 94M${cx} ${cy}L70 94" stroke="#7A3A00" stroke-width="6.5" stroke-linecap="round"/><path d="M${cx} ${cy}L30 94M${cx} ${cy}L70 94" stroke="#FFC53A" stroke-width="4" stroke-linecap="round"/><rect x="20" y="91" width="60" height="6" rx="2.5" fill="#A8632C"/><rect x="20" y="91" width="60" height="2" rx="1" fill="#FFD9A0"/><path d="${spokes}" stroke="#7A3A00" stroke-width="2.6"/><path d="${spokes}" stroke="#FFD768" stroke-width="1.3"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="#7A3A00" stroke-width="5.5"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${rim.paint}" stroke-width="3.8"/><circle cx="${cx}" cy="${cy}" r="20" fill="none" stroke="#E09A1E" stroke-width="1.5"/>${cabins}<circle cx="${cx}" cy="${cy}" r="11.5" fill="${rim.paint}"/><circle cx="${cx}" cy="${cy}" r="9.4" fill="#131D58"/>${star(cx, cy, 8)}`;
}

/** Draws a dhol: a two-headed drum with ropes and tassels. */
export function dhol() {
  const body = linear(['#FF8FA3', '#E32850', '#8E0D36'], [0.3, 0, 0.6, 1]);
  const skin = radial(tint.cream);
  const hoop = linear(tint.gold, [0, 0, 0, 1]);
  const rope = Array.from({ length: 6 }, (_, i) => {
    const y = 27 + i * 9.2;
    return `<path d="M24 ${round(y)}L76 ${round(y + 4.6)}L24 ${round(y + 9.2)}" fill="none" stroke="#FFF3C4" stroke-width="2" stroke-linejoin="round"/>`;
  }).join('');
  return `${defs(body, skin, hoop)}<g transform="rotate(-16 50 50)"><path d="M22 22Q50 10 78 22V78Q50 90 22 78Z" fill="${body.paint}"/><clipPath id="dholBody"><path d="M22 22Q50 10 78 22V78Q50 90 22 78Z"/></clipPath><g clip-path="url(#dholBody)">${rope}<rect x="43" y="8" width="14" height="84" fill="#0E8A84"/><rect x="43" y="8" width="2.5" height="84" fill="#FFD768"/><rect x="54.5" y="8" width="2.5" height="84" fill="#FFD768"/></g>
<circle cx="50" cy="50" r="13" fill="#101A5A" stroke="#FFD768" stroke-width="2"/>${star(50, 50, 11.5)}
<ellipse cx="21" cy="50" rx="12" ry="31" fill="${hoop.paint}"/><ellipse cx="19.5" cy="50" rx="9" ry="27" fill="${skin.paint}"/><ellipse cx="19" cy="50" rx="4.5" ry="12" fill="#5B2E06" opacity=".75"/><path d="M75 18Q90 50 75 82l7-2.5Q97 50 82 20.5Z" fill="${hoop.paint}"/>
<g stroke-width="3.4" stroke-linecap="round"><path d="M30 86l-3 9" stroke="#FFBF2B"/><path d="M35 88l-1 9" stroke="#2CC9C0"/><path d="M40 88l1 9" stroke="#FF6C86"/></g><path d="M34 20q16-6 34 0" stroke="#FFE0E6" stroke-width="3" fill="none" stroke-linecap="round" opacity=".7"/></g>`;
}

/** Draws a firework rocket on its stick. */
export function skyrocket() {
  const tube = linear(['#8E0D36', '#FF7A90', '#E32850', '#7A0A30'], [0, 0, 1, 0]);
  const cone = linear(['#0B6F7C', '#7DF2E6', '#1FB5AC', '#0B5F74'], [0, 0, 1, 0]);
  const stick = linear(['#8A4F20', '#E0AA6E', '#8A4F20'], [0, 0, 1, 0]);
  const flame = linear(['#FFF8DC', '#FFD35C', '#FF7A2B/.9', '#FF7A2B/0']);
  const band = linear(['#B86A00', '#FFF0A8', '#FFC93A', '#B86200'], [0, 0, 1, 0]);
  return `${defs(tube, cone, stick, flame, band)}<g transform="rotate(24 50 50)">
<path d="M38 64q12 6 24 0l-4 14q-2 14-8 20-6-6-8-20Z" fill="${flame.paint}"/><rect x="60" y="40" width="4.5" height="60" rx="2" fill="${stick.paint}"/>
<rect x="36" y="26" width="28" height="40" rx="4" fill="${tube.paint}"/><path d="M36 42l28-9v8l-28 9ZM36 57l28-9v8l-28 9Z" fill="#FFF3C4" opacity=".92"/><rect x="34.5" y="60" width="31" height="7" rx="2.5" fill="${band.paint}"/><rect x="34.5" y="24" width="31" height="6" rx="2.5" fill="${band.paint}"/>
<path d="M33 25Q42 4 50-2q8 6 17 27Z" fill="${cone.paint}"/><path d="M43 8q-4 6-5 13" stroke="#E5FFFB" stroke-width="2.6" fill="none" stroke-linecap="round" opacity=".8"/><circle cx="50" cy="45" r="10.5" fill="#101A5A" stroke="#FFD768" stroke-width="1.8"/>${star(50, 45, 9)}</g>`;
}

/**
 * Draws an exploding firework: two rings of rays with beads at their ends, and the star or a point of light in the
 * middle.
 */
export function burst([a, b], { core = true } = {}) {
  const ray = (n, r0, r1, w, turn, fill) =>
    Array.from({ length: n }, (_, i) => {
      const deg = (i * 360) / n + turn;
      return `<g transform="rotate(${round(deg)} 50 50)"><path d="M${50 - w * 0.2} ${50 - r0}L${50 - w} ${50 - r1}a${w} ${w} 0 0 1 ${2 * w} 0L${50 + w * 0.2} ${50 - r0}Z" fill="${fill}"/><circle cx="50" cy="${50 - r1 - 3.6}" r="${w * 0.9}" fill="#fff" opacity=".9"/></g>`;
    }).join('');
  const out = radial([`${b}/0`, `${b}`, `${a}`], [0.5, 0.5, 0.5]);
  return `${defs(out)}<circle cx="50" cy="50" r="40" fill="${b}" opacity=".14"/>${ray(16, 15, 41, 1.5, 0, b)}${ray(16, 12, 28, 1.3, 11.25, a)}${core ? star(50, 50, 13) : `<circle cx="50" cy="50" r="4" fill="#fff"/>`}`;
}
