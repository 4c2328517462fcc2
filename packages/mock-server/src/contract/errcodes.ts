import { errcodes } from './generated.ts';

/** A name of the error catalogue. Numbers are looked up here and typed nowhere else. */
export type ErrcodeName = keyof typeof errcodes;

/** The number behind a name. */
export const errcodeOf = (name: ErrcodeName): number => errcodes[name];
