import * as z from 'zod';
import { rewardSchema } from './content-schema.ts';
import { prizesSchema, stepsSchema, tasksSchema } from './prize-schema.ts';

const money = z.int().positive();
const count = z.int().min(0);

/** A share in parts of ten thousand. */
const rate = z.int().min(0).max(10_000);
const betRate = z.int().min(0);

const inviteSpinSchema = z
  .strictObject({
    /** A round ends after this; what it has collected and not exchanged lapses, and the next begins. */
    roundHours: z.int().positive(),
    targetAmount: money,
    betRate,
    freeSpins: z.int().positive(),
    spinsPerFriend: count,
    spinsPerValidFriend: count,
    wheel: z
      .array(
        rewardSchema.extend({
          /** How often a spin that a friend has brought stops here. */
          weight: count,
          /** How often a free spin stops here. */
          freeWeight: count,
        }),
      )
      .min(2)
      .refine((fields) => fields.some(({ weight }) => weight > 0), 'a friend’s spin stops nowhere')
      .refine((fields) => fields.some(({ freeWeight }) => freeWeight > 0), 'a free spin stops nowhere'),
  })
  .refine(
    ({ wheel, freeSpins, targetAmount }) =>
      freeSpins * Math.max(...wheel.filter((field) => field.freeWeight > 0).map((field) => field.count)) <
      targetAmount,
    'the free spins alone can reach the target',
  );

/** invitations.json: what inviting friends brings. */
export const invitationsSchema = z.strictObject({
  /** An invited player counts from this sum of deposits on. */
  validDeposit: money,
  inviteSpin: inviteSpinSchema,
  agent: z.strictObject({ stakeRate: rate, betRate }),
  agentCount: z.strictObject({
    cardsPerFriend: count,
    friendsPerDraw: z.int().positive(),
    cards: prizesSchema,
    prizes: prizesSchema,
    steps: stepsSchema,
    tasks: tasksSchema(['share', 'friends', 'validFriends', 'friendStakes']),
  }),
  agent5: z.strictObject({
    depositRate: rate,
    stakeRate: rate,
    /** For each invited player that counts. */
    validBonus: z.int().min(0),
    betRate,
    steps: stepsSchema,
  }),
});
