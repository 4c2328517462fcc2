import { randomInt } from 'node:crypto';
import { wrapDraw, type Rng } from './rng.ts';

/** The source of tokens, codes and ids that grant access. */
export type Secrets = Pick<Rng, 'digits' | 'text'>;

/** Unpredictable draws, independent of the seed. */
export const systemSecrets: Secrets = wrapDraw(() => randomInt(2 ** 47) / 2 ** 47);
