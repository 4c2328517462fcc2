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
    /** A round ends after this time; an amount that was not exchanged lapses, and the next round begins. */
    roundHours: z.int().positive(),
    targetAmount: money,
    betRate,
    freeSpins: z.int().positive(),
    spinsPerFriend: count,
    spinsPerValidFriend: count,
    wheel: z
      .array(
        rewardSchema.extend({
          /** Weight of this field for a spin from a friend. */
          weight: count,
          /** Weight of this field for a free spin. */
          freeWeight: count,
        }),
      )
      .min(2)
      .refine(
        (fields) => fields.some(({ weight }) => weight > 0),
        'spins from friends have no field with a weight',
      )
      .refine(
        (fields) => fields.some(({ freeWeight }) => freeWeight > 0),
        'free spins have no field with a weight',
      ),
  })
  .refine(
    ({ wheel, freeSpins, targetAmount }) =>
      freeSpins * Math.max(...wheel.filter((field) => field.freeWeight > 0).map((field) => field.count)) <
      targetAmount,
    'the free spins alone can reach the target',
  );

/** invitations.json: the rewards for inviting friends. */
export const invitationsSchema = z.strictObject({
  /** An invited player counts from this total of deposits on. */
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
