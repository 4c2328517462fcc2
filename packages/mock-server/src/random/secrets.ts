import { randomInt } from 'node:crypto';
import { rngOf, type Rng } from './rng.ts';

/** What tokens, codes and ids are drawn from that open something. */
export type Secrets = Pick<Rng, 'digits' | 'text'>;

/** Draws that nobody can work out, whatever they know of the seed and of earlier draws. */
export const systemSecrets: Secrets = rngOf(() => randomInt(2 ** 47) / 2 ** 47);
