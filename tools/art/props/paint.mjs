let serial = 0;

/** Creates a linear gradient with a unique id. @returns its definition and its paint */
export function linear(stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) {
  return gradient(`linearGradient x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops);
}

/** Creates a radial gradient with a unique id. The default focus is at the upper left, like the light. */
export function radial(stops, [cx, cy, r] = [0.38, 0.28, 0.85]) {
  return gradient(`radialGradient cx="${cx}" cy="${cy}" r="${r}"`, stops);
}

function gradient(head, stops) {
  const id = `p${(serial += 1)}`;
  const [name] = head.split(' ');
  const list = stops
    .map((colour, i) => {
      const [paint, opacity] = colour.split('/');
      return `<stop offset="${(i / (stops.length - 1)).toFixed(3)}" stop-color="${paint}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');
  return { def: `<${head.replace(name, `${name} id="${id}"`)}>${list}</${name}>`, paint: `url(#${id})` };
}

/** Joins the definitions of paints, which precede the shapes that use them. */
export const defs = (...paints) => `<defs>${paints.map(({ def }) => def).join('')}</defs>`;

/** Rounds a number of a path. */
export const round = (number) => Number(number.toFixed(2));

/** Colours that several props share. */
export const tint = {
  gold: ['#FFF0A8', '#FFC93A', '#E58A00'],
  anar: ['#FF7A90', '#E32850', '#A00F38'],
  firoza: ['#7DF2E6', '#1FB5AC', '#0B6F7C'],
  blue: ['#8CC4FF', '#2F6BE8', '#16369E'],
  green: ['#A8F08A', '#2FB25A', '#0C6A3C'],
  cream: ['#FFFDF2', '#F6E8C6', '#D9BD88'],
  wood: ['#D9985A', '#A8632C', '#6B3812'],
};
