import * as errcodes from '@tara/contract/errcodes';

const NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(errcodes).map(([name, errcode]) => [errcode, name]),
);

/** The name of an errcode in the contract. */
export const getErrcodeName = (errcode: number): string | undefined => NAMES.get(errcode);
