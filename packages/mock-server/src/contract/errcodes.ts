import * as errcodes from '@tara/contract/errcodes';

/** A name of the error catalogue. Code uses names; only this file maps them to numbers. */
export type ErrcodeName = keyof typeof errcodes;

const CODES: Readonly<Record<ErrcodeName, number>> = errcodes;

/** The number of an error name. */
export function getErrcode(name: ErrcodeName): number {
  return CODES[name];
}
