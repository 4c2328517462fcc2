import type { Body, Data, MoneyPath } from '@tara/sdk';
import type { RewardItem } from '@tara/sdk/rules';
import type { CallBody } from '#api/call.ts';
import { useConfig } from '#api/config.ts';
import { markStale, type Stale } from '#api/effects.ts';
import { useClaimQueue, type ClaimQueue } from './claim-queue.ts';

const NO_PROPS = {};

/** How the rewards of an activity are claimed. It must be the same object each time: a constant of its module. */
export interface RewardCall<P extends MoneyPath> {
  path: P;
  /** The body that claims a thing. */
  bodyOf: (id: number) => CallBody<P>;
  /** Which thing a body claims. */
  idOf: (body: Partial<Body<P>>) => number | undefined;
  /** What an answer has brought. */
  itemsOf: (answer: Data<P>) => readonly RewardItem[];
  /** What is read again when the server refuses: what is shown was out of date. */
  stale: readonly Stale[];
}

/** The id of the one thing that a call without a body claims. */
export const SINGLE_CLAIM_ID = 1;

/**
 * Claims rewards of an activity, one after the other. A refusal shows in nothing but the activity, which is read again
 * (spec 8).
 */
export function useRewardClaims<P extends MoneyPath>({ path, stale, ...call }: RewardCall<P>): ClaimQueue {
  const props = useConfig()?.web.appPropConfigMap ?? NO_PROPS;
  return useClaimQueue(path, { ...call, props, onRefused: () => markStale(stale) });
}
