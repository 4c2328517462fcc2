import { linear, tint } from './paint.mjs';

/** Draws a lattu, a wooden top with its cord. */
function spinningTop() {
  const bands = [
    ['M18 38C18 24 82 24 82 38L80 46H20Z', tint.anar],
    ['M20 46H80L74 58H26Z', tint.gold],
    ['M26 58H74L64 72H36Z', tint.firoza],
    ['M36 72H64L53 88H47Z', tint.anar],
  ].map(([path, colours]) => {
    const paint = linear([colours[2], colours[0], colours[1], colours[2]], [0, 0, 1, 0]);
    return `<defs>${paint.def}</defs><path d="${path}" fill="${paint.paint}"/>`;
  });
  return `<rect x="44" y="8" width="12" height="22" rx="5" fill="#A8632C"/><rect x="46" y="9" width="4" height="20" rx="2" fill="#E8B070"/><ellipse cx="50" cy="32" rx="32" ry="9" fill="#FFD768"/>${bands.join('')}<path d="M47 86h6l-3 12Z" fill="#C6CEF0"/><path d="M20 46h60M26 58h48M36 72h28" stroke="#3A0618" stroke-width="1.2" opacity=".35"/><path d="M80 44c14 4 16 20 6 28s-6 16 4 20" fill="none" stroke="#FFF3C4" stroke-width="2.6" stroke-linecap="round"/>`;
}

/** Draws a chequered flag. */
function chequers() {
  let squares = '';
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 6; column += 1)
      if ((row + column) % 2 === 0)
        squares += `<rect x="${24 + column * 11}" y="${12 + row * 10}" width="11" height="10"/>`;
  const shade = linear(['#060920/.28', '#060920/0', '#060920/.22', '#060920/0'], [0, 0, 1, 0]);
  return `<defs>${shade.def}</defs><rect x="16" y="6" width="7" height="90" rx="3.5" fill="#C77A12"/><rect x="17.5" y="8" width="2" height="86" rx="1" fill="#FFE9A8"/><g transform="skewY(6) translate(0 -4)"><rect x="24" y="12" width="66" height="50" fill="#FFFDF4"/><g fill="#141C4A">${squares}</g><rect x="24" y="12" width="66" height="50" fill="${shade.paint}"/></g>`;
}

/** Draws a cut gem from an outline of points around the middle. */
function gem(points, [light, mid, dark]) {
  const TABLE = 0.52;
  const inner = points.map(([x, y]) => [50 + (x - 50) * TABLE, 48 + (y - 50) * TABLE]);
  const fmt = (list) => list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const sides = points.map((from, i) => {
    const next = (i + 1) % points.length;
    const middle = Math.atan2((from[1] + points[next][1]) / 2 - 50, (from[0] + points[next][0]) / 2 - 50);
    // Facets that face the light (upper left) are bright; the others darken with the angle.
    const facing = Math.cos(middle - (-Math.PI * 3) / 4);
    const fill = facing > 0.6 ? light : facing > -0.4 ? mid : dark;
    return `<polygon points="${fmt([from, points[next], inner[next], inner[i]])}" fill="${fill}" stroke="${fill}" stroke-width=".5"/>`;
  });
  const face = linear([light, mid], [0, 0, 1, 1]);
  return `<defs>${face.def}</defs>${sides.join('')}<polygon points="${fmt(inner)}" fill="${face.paint}"/><polygon points="${fmt(points)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2" stroke-linejoin="round"/><path d="M${inner[0].map((n) => n.toFixed(1)).join(' ')}L${inner
    .at(-1)
    .map((n) => n.toFixed(1))
    .join(' ')}" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/>`;
}

const around = (count, radius, turn) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((turn + (i * 360) / count) * Math.PI) / 180;
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
  });

/** Toys, the chequered flag and four gems that differ in outline and colour. */
export const toys = {
  'spinning-top': spinningTop,
  chequers,
  'gem-ruby': () => gem(around(8, 43, 22.5), ['#FF9DB0', '#E32850', '#8E0D36']),
  'gem-emerald': () =>
    gem(
      [
        [32, 8],
        [68, 8],
        [84, 24],
        [84, 76],
        [68, 92],
        [32, 92],
        [16, 76],
        [16, 24],
      ],
      ['#B6F5A0', '#22A860', '#075238'],
    ),
  'gem-sapphire': () => gem(around(6, 45, -90), ['#B5D8FF', '#2F6BE8', '#12278A']),
  'gem-topaz': () =>
    gem(
      [
        [50, 5],
        [92, 50],
        [50, 95],
        [8, 50],
      ],
      ['#FFF3B8', '#FFB31F', '#B85C00'],
    ),
};
