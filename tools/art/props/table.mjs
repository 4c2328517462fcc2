import { star } from '../emblem.mjs';
import { linear, radial, tint } from './paint.mjs';

/** Objects of table games, each in a 100 x 100 box. */

const suits = {
  spade: {
    fill: ['#3D4C9E', '#131B52'],
    path: 'M0-17C10-6 18-1 18 7c0 7-8 11-14 6 0 4 2 7 4 9H-8c2-2 4-5 4-9-6 5-14 1-14-6 0-8 8-13 18-24Z',
  },
  heart: {
    fill: ['#FF6C86', '#B3123F'],
    path: 'M0 18C-10 8-18 2-18-7c0-10 13-14 18-4 5-10 18-6 18 4C18 2 10 8 0 18Z',
  },
  club: {
    fill: ['#2E9E6A', '#0A4A3A'],
    path: 'M0-18a9 9 0 0 1 7.5 14A9 9 0 1 1 4 11c0 4 2 7 4 9H-8c2-2 4-5 4-9A9 9 0 1 1-7.5-4 9 9 0 0 1 0-18Z',
  },
  diamond: { fill: ['#FFA94D', '#D1401C'], path: 'M0-20L15 0 0 20-15 0Z' },
};

/** Draws a card face around the origin, 58 x 80, without letters. */
function face(suit) {
  const paper = linear(['#FFFFFF', '#FBF3DF', '#E6D4AE'], [0, 0, 1, 1]);
  const ink = linear(suits[suit].fill, [0.2, 0, 0.8, 1]);
  const corner = (x, y, turn) =>
    `<path transform="translate(${x} ${y}) rotate(${turn}) scale(.33)" d="${suits[suit].path}" fill="${ink.paint}"/>`;
  return `<defs>${paper.def}${ink.def}</defs><rect x="-29" y="-40" width="58" height="80" rx="8" fill="${paper.paint}" stroke="#B99A62" stroke-width="1.2"/><rect x="-24.5" y="-35.5" width="49" height="71" rx="5" fill="none" stroke="#E0B34A" stroke-width="1.3" stroke-dasharray="4 2.4"/><path transform="scale(1.1)" d="${suits[suit].path}" fill="${ink.paint}"/>${corner(-17.5, -27, 0)}${corner(17.5, 27, 180)}`;
}

const single = (suit) => () => `<g transform="translate(50 50) scale(1.18)">${face(suit)}</g>`;

/** Draws three cards in a hand. */
function cards() {
  const hand = [
    ['club', -27],
    ['heart', 0],
    ['spade', 27],
  ];
  return hand
    .map(
      ([suit, turn]) =>
        `<g transform="rotate(${turn} 50 104) translate(50 ${turn === 0 ? 44 : 47}) scale(.8)"><rect x="-27" y="-37" width="58" height="80" rx="8" fill="#03231D" opacity=".35"/>${face(suit)}</g>`,
    )
    .join('');
}

/** Draws a domino tile with four and three. */
function domino() {
  const bone = linear(['#FFFFFF', '#F6E8C6', '#D9BD88'], [0, 0, 1, 1]);
  const pips = [
    [38, 20, '#D01C45'],
    [62, 20, '#D01C45'],
    [38, 38, '#D01C45'],
    [62, 38, '#D01C45'],
    [38, 64, '#16369E'],
    [50, 74, '#16369E'],
    [62, 84, '#16369E'],
  ];
  return `<defs>${bone.def}</defs><rect x="27" y="9" width="54" height="90" rx="10" fill="#9C7A3C"/><rect x="23" y="4" width="54" height="90" rx="10" fill="${bone.paint}"/><path d="M30 49h40" stroke="#C9A45C" stroke-width="2.6"/>${pips.map(([x, y, fill]) => `<circle cx="${x}" cy="${y}" r="6" fill="${fill}"/><circle cx="${x - 1.6}" cy="${y - 1.8}" r="1.6" fill="#fff" opacity=".7"/>`).join('')}`;
}

/** Draws a leaning stack of chips. */
function chips() {
  const disc = (x, y, colours) => {
    const top = radial(colours);
    const edge = linear([colours[2], colours[1], colours[2]], [0, 0, 1, 0]);
    const marks = [0, 60, 120, 180, 240, 300]
      .map(
        (turn) =>
          `<rect x="-5" y="-33" width="10" height="8" rx="2" transform="rotate(${turn})" fill="#FFF8DC"/>`,
      )
      .join('');
    return `<defs>${top.def}${edge.def}</defs><g transform="translate(${x} ${y})"><path d="M-33 0v11a33 18 0 0 0 66 0V0Z" fill="${edge.paint}"/><path d="M-20 15.500v10M0 18v11M20 15.500v10" stroke="#FFF8DC" stroke-width="7" opacity=".85"/><g transform="scale(1 .5)"><circle r="33" fill="${top.paint}"/>${marks}<circle r="22" fill="${colours[2]}" opacity=".55"/><circle r="20" fill="${colours[1]}"/>${star(0, 0, 16)}</g></g>`;
  };
  return [
    disc(46, 74, tint.blue),
    disc(53, 61, tint.anar),
    disc(47, 48, tint.firoza),
    disc(52, 35, tint.anar),
    disc(48, 22, tint.gold),
  ].join('');
}

/** Draws a ludo board. */
function ludo() {
  const frame = linear(tint.wood, [0, 0, 1, 1]);
  const homes = [
    [12, 12, '#E32850'],
    [55, 12, '#2FB25A'],
    [12, 55, '#2F6BE8'],
    [55, 55, '#FFBF2B'],
  ];
  const home = ([x, y, fill]) =>
    `<rect x="${x}" y="${y}" width="33" height="33" rx="4" fill="${fill}"/><rect x="${x + 6}" y="${y + 6}" width="21" height="21" rx="6" fill="#FFF8E4"/>${[
      [11.5, 11.5],
      [21.5, 11.5],
      [11.5, 21.5],
      [21.5, 21.5],
    ]
      .map(([dx, dy]) => `<circle cx="${x + dx}" cy="${y + dy}" r="3.6" fill="${fill}"/>`)
      .join('')}`;
  return `<defs>${frame.def}</defs><rect x="8" y="10" width="88" height="88" rx="10" fill="#3A1C06"/><rect x="5" y="5" width="90" height="90" rx="10" fill="${frame.paint}"/><rect x="10" y="10" width="80" height="80" rx="5" fill="#FFF8E4"/>${homes.map(home).join('')}<path d="M47 20h6v18h-6ZM47 62h6v18h-6Z" fill="#2FB25A"/><path d="M20 47h18v6H20ZM62 47h18v6H62Z" fill="#E32850"/><circle cx="50" cy="50" r="10" fill="#101A5A"/>${star(50, 50, 9)}<path d="M9 12a6 6 0 0 1 6-6h44" fill="none" stroke="#FFE0B0" stroke-width="2" opacity=".7"/>`;
}

/** Draws a carrom board with its pieces in the middle. */
function carrom() {
  const frame = linear(['#A8632C', '#6B3812', '#3A1C06'], [0, 0, 1, 1]);
  const ply = radial(['#FFEFC4', '#F2CB84', '#D19A4A'], [0.5, 0.45, 0.75]);
  const men = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return `<circle cx="${(50 + 10.5 * Math.cos(angle)).toFixed(1)}" cy="${(50 + 10.5 * Math.sin(angle)).toFixed(1)}" r="5" fill="${i % 2 ? '#2B1A1A' : '#FFF8E4'}" stroke="#8A5A20" stroke-width=".9"/>`;
  }).join('');
  const pockets = [
    [18, 18],
    [82, 18],
    [18, 82],
    [82, 82],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="#1B0C04"/>`)
    .join('');
  return `<defs>${frame.def}${ply.def}</defs><rect x="7" y="10" width="90" height="88" rx="9" fill="#1B0C04"/><rect x="4" y="4" width="92" height="92" rx="9" fill="${frame.paint}"/><rect x="12" y="12" width="76" height="76" rx="4" fill="${ply.paint}"/>${pockets}<g fill="none" stroke="#B3123F" stroke-width="1.8"><rect x="29" y="24" width="42" height="5" rx="2.5"/><rect x="29" y="71" width="42" height="5" rx="2.5"/><rect x="24" y="29" width="5" height="42" rx="2.5"/><rect x="71" y="29" width="5" height="42" rx="2.5"/><circle cx="50" cy="50" r="19"/></g>${men}<circle cx="50" cy="50" r="5" fill="#E32850"/><circle cx="63" cy="77" r="6.5" fill="#F7FBFF" stroke="#2F6BE8" stroke-width="1.6"/><path d="M7 12a6 6 0 0 1 6-6h46" fill="none" stroke="#FFD9A0" stroke-width="2" opacity=".7"/>`;
}

export const table = {
  cards,
  'card-spade': single('spade'),
  'card-heart': single('heart'),
  'card-club': single('club'),
  'card-diamond': single('diamond'),
  domino,
  chips,
  ludo,
  carrom,
};
