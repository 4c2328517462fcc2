import * as errcodes from '@tara/contract/errcodes';

/** A name of the error catalogue. Numbers are looked up here and typed nowhere else. */
export type ErrcodeName = keyof typeof errcodes;

const CODES: Readonly<Record<ErrcodeName, number>> = errcodes;

/** The number of an error name. */
export function errcodeOf(name: ErrcodeName): number {
  return CODES[name];
}
