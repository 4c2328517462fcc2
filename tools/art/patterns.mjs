/** Background patterns of the tiles, drawn faintly in the family's light colour. */

let serial = 0;

/** Draws rays around a point that fade with the distance. */
export function rays(cx, cy, radius, count, fill, opacity) {
  const id = `rays${(serial += 1)}`;
  let wedges = '';
  for (let i = 0; i < count; i += 1) {
    const from = (i * 2 * Math.PI) / count;
    const to = from + (Math.PI / count) * 0.9;
    wedges += `<path d="M${cx} ${cy}L${cx + radius * Math.cos(from)} ${cy + radius * Math.sin(from)}L${cx + radius * Math.cos(to)} ${cy + radius * Math.sin(to)}Z"/>`;
  }
  return (
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${radius * 0.62}"><stop offset=".1" stop-color="${fill}"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient>` +
    `<g fill="url(#${id})" opacity="${opacity}" transform="rotate(7 ${cx} ${cy})">${wedges}</g>`
  );
}

const scales = (light, width, height) => {
  let arcs = '';
  for (let y = 0; y < height + 32; y += 18)
    for (let x = ((y / 18) % 2) * 18 - 18; x < width + 36; x += 36)
      arcs += `<path d="M${x - 18} ${y}a18 18 0 0 0 36 0"/>`;
  return `<g fill="none" stroke="${light}" stroke-width="2" opacity=".2">${arcs}</g>`;
};

const lattice = (light, width, height) => {
  let cells = '';
  for (let y = -10; y < height + 40; y += 40)
    for (let x = -10; x < width + 40; x += 40)
      cells += `<path d="M${x} ${y + 20}l20-20 20 20-20 20Z" fill="none" stroke="${light}" stroke-width="2"/><circle cx="${x + 20}" cy="${y + 20}" r="4" fill="${light}"/>`;
  return `<g opacity=".15">${cells}</g>`;
};

const petals = (light, width, height) => {
  const [cx, cy] = [width / 2, height * 0.42];
  let leaves = '';
  for (let i = 0; i < 12; i += 1)
    leaves += `<ellipse cx="${cx}" cy="${cy - width * 0.42}" rx="${width * 0.1}" ry="${width * 0.26}" transform="rotate(${i * 30} ${cx} ${cy})"/>`;
  return `<g fill="none" stroke="${light}" stroke-width="3" opacity=".32">${leaves}</g>`;
};

const chevron = (light, width, height) => {
  let bands = '';
  for (let y = -width / 2; y < height + 40; y += 30)
    bands += `<path d="M0 ${y + width / 3}L${width / 2} ${y}L${width} ${y + width / 3}"/>`;
  return `<g fill="none" stroke="${light}" stroke-width="7" opacity=".12">${bands}</g>`;
};

const rings = (light, width, height) => {
  let circles = '';
  for (let i = 1; i < 7; i += 1)
    circles += `<circle cx="${width / 2}" cy="${height * 0.42}" r="${i * 34}" stroke-width="${8 - i}"/>`;
  return `<g fill="none" stroke="${light}" opacity=".16">${circles}</g>`;
};

/** Patterns by name: (light colour, width, height) => SVG. */
export const patterns = {
  rays: (light, width, height) => rays(width / 2, height * 0.42, width * 1.2, 14, light, 0.16),
  scales,
  lattice,
  petals,
  chevron,
  rings,
};
