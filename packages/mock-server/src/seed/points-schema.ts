import * as z from 'zod';
import { rewardSchema } from './content-schema.ts';

/** What points can be exchanged for (spec 7.3). */
export const pointsSchema = z.strictObject({
  exchange: z.array(
    z.strictObject({
      id: z.int().positive(),
      /** The price, in hundredths of a point. */
      lottery: z.int().positive(),
      propList: z.array(rewardSchema).min(1),
    }),
  ),
});
