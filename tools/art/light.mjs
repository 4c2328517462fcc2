import { coinDefs } from './emblem.mjs';
import { place } from './figure.mjs';

const flood = (id, colour, opacity, deviation, region) =>
  `<filter id="${id}" color-interpolation-filters="sRGB" ${region}><feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="SourceAlpha" operator="in"/><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
const blur = (id, deviation, region) =>
  `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/**
 * Returns the filters of a picture.
 *
 * @param hi colour of the glow
 * @param deep colour of the shadow
 * @param scale 1 for a tile; proportional to the size of the objects in other pictures
 */
export function lightDefs({ hi, deep }, scale = 1) {
  return [
    coinDefs,
    flood('glow', hi, 0.85, 9 * scale, 'x="-40%" y="-40%" width="180%" height="180%"'),
    flood('rim', '#FFFBEA', 1, 0.8 * scale, 'x="-20%" y="-20%" width="140%" height="140%"'),
    flood('shadow', deep, 0.75, 4.5 * scale, 'x="-30%" y="-30%" width="160%" height="170%"'),
    blur('soft', 1.6 * scale, 'x="-20%" y="-20%" width="140%" height="140%"'),
    blur('softer', 8 * scale, 'x="-50%" y="-50%" width="200%" height="200%"'),
  ].join('');
}

/** Draws an object lit from the upper left: shadow at the lower right, glow behind it, light edge at the upper left. */
export function lit(name, x, y, size, options = {}) {
  return (
    place(name, x + size * 0.03, y + size * 0.07, size, { ...options, filter: 'shadow' }) +
    place(name, x, y, size, { ...options, opacity: 0.8, filter: 'glow' }) +
    place(name, x - size * 0.014, y - size * 0.018, size, { ...options, filter: 'rim' }) +
    place(name, x, y, size, options)
  );
}

/** Draws a string of lights between two points that sags by `sag`. */
export function fairyLights([x0, y0], [x1, y1], sag, count, radius) {
  const colours = ['#FFD35C', '#FF6A86', '#37D7CF', '#FFF3C4'];
  const mid = [(x0 + x1) / 2, (y0 + y1) / 2 + sag * 2];
  const along = (t, a, b, c) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  let bulbs = `<path d="M${x0} ${y0}Q${mid[0]} ${mid[1]} ${x1} ${y1}" fill="none" stroke="#050818" stroke-opacity=".7" stroke-width="${radius * 0.4}"/>`;
  for (let i = 1; i < count; i += 1) {
    const [x, y] = [along(i / count, x0, mid[0], x1), along(i / count, y0, mid[1], y1)];
    const colour = colours[i % colours.length];
    bulbs += `<circle cx="${x}" cy="${y + radius}" r="${radius * 3}" fill="${colour}" opacity=".22"/><circle cx="${x}" cy="${y + radius}" r="${radius * 1.8}" fill="${colour}" opacity=".3"/><ellipse cx="${x}" cy="${y + radius * 1.1}" rx="${radius * 0.8}" ry="${radius * 1.1}" fill="${colour}"/><ellipse cx="${x - radius * 0.2}" cy="${y + radius * 0.7}" rx="${radius * 0.25}" ry="${radius * 0.4}" fill="#fff"/>`;
  }
  return bulbs;
}
