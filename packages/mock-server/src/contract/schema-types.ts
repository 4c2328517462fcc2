import type { components } from '@tara/contract/api';

/**
 * A type of the contract with the known values of its extensible enums alone. The contract's types let an extensible enum
 * take any text or number, because clients meet values of later versions. The server writes known values only.
 */
export type Known<T> = T extends string | number
  ? // The member for other values, `string & Record<never, never>`, is both a text and an object.
    T extends object
    ? never
    : T
  : T extends object
    ? { [K in keyof T]: Known<T[K]> }
    : T;

/** A schema of the contract as the server writes it. */
export type Schema<Name extends keyof components['schemas']> = Known<components['schemas'][Name]>;
