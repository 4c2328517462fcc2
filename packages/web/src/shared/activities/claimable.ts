import type { Body, Data, Operation } from '@tara/sdk';
import { ItemStatus, type ActivityFacts, type RewardItem } from '@tara/sdk/rules';
import type { PlainOperation } from '#api/call.ts';
import type { WebConfig } from '#api/config.ts';
import type { ClaimOperation } from '#shared/claims/claim-queue.ts';

/** A reward that one call claims now, without a choice of the player. */
export interface Claim {
  operation: ClaimOperation;
  /** Own fields of the call. */
  body: object;
  /** What it gives; empty if unknown. */
  items: readonly RewardItem[];
}

/** What the claims of some answers need besides the answer. */
export interface ClaimContext {
  web: WebConfig | undefined;
  facts: ActivityFacts | null;
}

/** A query of rewards: what can be claimed, and what is played. */
export interface RewardQuery {
  operation: Operation;
  body: object;
  /** The claims in an answer of the call. */
  claims: (answer: unknown, context: ClaimContext) => Claim[];
  /** Counts the draws, spins and boxes in an answer: each is played on its page, so a list cannot claim it. */
  plays: (answer: unknown) => number;
}

/**
 * Defines the query of rewards.
 * @param operation of the call
 * @param claims in an answer
 * @param plays counts what is played on its page
 */
export function rewardQuery<Op extends Operation>(
  operation: Op,
  claims: (answer: Data<Op>, context: ClaimContext) => Claim[],
  plays: (answer: Data<Op>) => number = () => 0,
  body: object = {},
): RewardQuery {
  // Operation and answer match here; the type of the registry's row cannot express that.
  return {
    operation,
    body,
    claims: (answer, context) => claims(answer as Data<Op>, context),
    plays: (answer) => plays(answer as Data<Op>),
  };
}

/** The claim of a call without fields, if the state of its reward allows it. */
export function claimOnce<Op extends ClaimOperation & PlainOperation>(
  operation: Op,
  { itemStatus }: { itemStatus?: number | undefined },
  items: readonly RewardItem[] = [],
): Claim[] {
  return itemStatus === ItemStatus.claimable ? [{ operation, body: {}, items }] : [];
}

/** One claim for each entry that can be claimed. */
export function claimEach<Op extends ClaimOperation, E extends { itemStatus?: number | undefined }>(
  operation: Op,
  entries: readonly E[],
  toBody: (entry: E) => Body<Op>,
  getItems: (entry: E) => readonly RewardItem[] | undefined,
): Claim[] {
  return entries
    .filter(({ itemStatus }) => itemStatus === ItemStatus.claimable)
    .map((entry) => ({ operation, body: toBody(entry) as object, items: getItems(entry) ?? [] }));
}

/** One claim for each step that can be claimed. */
export function claimSteps<
  Op extends ClaimOperation &
    { [O in ClaimOperation]: Body<O> extends { awardId: number } ? O : never }[ClaimOperation],
>(
  operation: Op,
  steps: readonly { awardId: number; itemStatus: number; propList: readonly RewardItem[] }[],
): Claim[] {
  return claimEach(
    operation,
    steps,
    ({ awardId }) => ({ awardId }) as Body<Op>,
    ({ propList }) => propList,
  );
}
