import { coin } from '../emblem.mjs';
import { gift, kite } from './bazaar.mjs';
import { tint } from './paint.mjs';
import { burst, dhol, mela, skyrocket } from './promo-fair.mjs';
import { chai, coupon, gullak, token } from './promo-items.mjs';
import { bells, fir, parcel } from './promo-winter.mjs';

const sparks = {
  gold: ['#FFF1BF', '#FFB01A'],
  anar: ['#FFD3DB', '#FF5270'],
  firoza: ['#E5FFFB', '#2CC9C0'],
};
const parcels = {
  red: () => parcel(tint.anar, tint.gold),
  green: () => parcel(['#8AF0B0', '#1FA062', '#0A5A3C'], tint.anar),
  blue: () => parcel(tint.blue, tint.gold),
  firoza: () => parcel(tint.firoza, tint.anar),
};

/** Places a drawing of a 100 x 100 box in another one: its middle, its edge, its rotation in degrees. */
const at = (x, y, size, drawing, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100}) translate(-50 -50)">${drawing}</g>`;

/** Places the coin, which is drawn around the origin. */
const coinAt = (x, y, size, turn) =>
  at(x, y, size, `<g transform="translate(50 50) scale(.94)">${coin()}</g>`, turn);

/** Groups for the head of a page: one object with similar ones around it. */
const groups = {
  kites: () =>
    at(18, 17, 30, kite(), 12) +
    at(85, 13, 34, kite(), 24) +
    at(90, 84, 24, kite(), -20) +
    at(48, 57, 84, kite(), -8),
  gifts: () =>
    at(52, 46, 92, gift(), -4) + coinAt(17, 84, 27, -14) + coinAt(80, 86, 30, 12) + coinAt(49, 92, 22, 4),
  coupons: () => at(68, 26, 60, coupon(tint.firoza), 24) + at(47, 58, 92, coupon(tint.anar), 2),
  'fir-parcels': () =>
    at(50, 46, 92, fir()) +
    at(18, 84, 27, parcels.red(), -6) +
    at(82, 85, 25, parcels.green(), 6) +
    at(49, 88, 24, parcels.blue(), 2),
  fireworks: () =>
    at(83, 20, 34, burst(sparks.anar, { core: false })) +
    at(46, 42, 84, burst(sparks.gold)) +
    at(46, 84, 32, skyrocket(), -18),
};

/** Objects of the promotions by name. */
export const promo = {
  bells,
  burst: () => burst(sparks.gold),
  chai,
  coupon: () => coupon(tint.anar),
  'coupon-firoza': () => coupon(tint.firoza),
  dhol,
  fir,
  gullak,
  mela,
  'parcel-red': parcels.red,
  'parcel-green': parcels.green,
  'parcel-blue': parcels.blue,
  'parcel-firoza': parcels.firoza,
  skyrocket,
  token,
  ...groups,
};
