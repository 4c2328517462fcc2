import { crown, gift, kite, lantern, tara, target, truck } from './bazaar.mjs';
import { promo } from './promo.mjs';
import { table } from './table.mjs';
import { toys } from './toys.mjs';

/** Our own drawings by name. They override emoji of the same name. */
export const props = {
  truck,
  gift,
  crown,
  target,
  kite,
  lantern,
  tara,
  ...promo,
  ...table,
  ...toys,
};
