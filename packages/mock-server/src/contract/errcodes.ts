import { errcodes } from './generated.ts';

/** A name of the error catalogue. Numbers are looked up here and typed nowhere else. */
export type ErrcodeName = keyof typeof errcodes;

/** The number behind a name. */
export function errcodeOf(name: ErrcodeName): number {
  return errcodes[name];
}
