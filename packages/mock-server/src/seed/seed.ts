import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { contentFolder } from '#files/package-files.ts';
import {
  catalogueSchema,
  lobbySchema,
  peopleSchema,
  rewardsSchema,
  walletSchema,
  rewardSchema,
} from './content-schema.ts';
import { mailsSchema } from './mails-schema.ts';
import { promotionsSchema } from './promotions-schema.ts';
import { invitationsSchema } from './invitations-schema.ts';
import { seasonsSchema } from './seasons-schema.ts';
import seasons from './data/seasons.json';
import invitations from './data/invitations.json';
import lobby from './data/lobby.json';
import mails from './data/mails.json';
import people from './data/people.json';
import points from './data/points.json';
import promotions from './data/promotions.json';
import rewards from './data/rewards.json';
import wallet from './data/wallet.json';

/** What points can be exchanged for (spec 7.3). */
const pointsSchema = z.strictObject({
  exchange: z.array(
    z.strictObject({
      id: z.int().positive(),
      /** The price, in hundredths of a point. */
      lottery: z.int().positive(),
      propList: z.array(rewardSchema).min(1),
    }),
  ),
});

/** All data files of the seed, checked. */
export interface Seed {
  readonly catalogue: z.output<typeof catalogueSchema>;
  readonly lobby: z.output<typeof lobbySchema>;
  readonly wallet: z.output<typeof walletSchema>;
  readonly rewards: z.output<typeof rewardsSchema>;
  readonly invitations: z.output<typeof invitationsSchema>;
  readonly seasons: z.output<typeof seasonsSchema>;
  readonly promotions: z.output<typeof promotionsSchema>;
  readonly mails: z.output<typeof mailsSchema>;
  readonly points: z.output<typeof pointsSchema>;
  readonly people: z.output<typeof peopleSchema>;
}

function check<S extends z.ZodType>(file: string, schema: S, data: unknown): z.output<S> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(`The seed file ${file} is invalid:\n${z.prettifyError(result.error)}`);
}

let loaded: Seed | undefined;

/**
 * Reads the seed once per process.
 * @throws {Error} with the file and the value if a data file breaks its schema
 */
export function loadSeed(): Seed {
  loaded ??= {
    catalogue: check(
      'catalogue.json',
      catalogueSchema,
      JSON.parse(readFileSync(join(contentFolder(), 'catalogue.json'), 'utf8')),
    ),
    lobby: check('lobby.json', lobbySchema, lobby),
    wallet: check('wallet.json', walletSchema, wallet),
    rewards: check('rewards.json', rewardsSchema, rewards),
    invitations: check('invitations.json', invitationsSchema, invitations),
    seasons: check('seasons.json', seasonsSchema, seasons),
    promotions: check('promotions.json', promotionsSchema, promotions),
    mails: check('mails.json', mailsSchema, mails),
    points: check('points.json', pointsSchema, points),
    people: check('people.json', peopleSchema, people),
  };
  return loaded;
}
