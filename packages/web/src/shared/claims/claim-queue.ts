import type { Body, Data, MoneyOperation, Operation, SdkError } from '@tara/sdk';
import { toReward, type Reward, type RewardItem } from '@tara/sdk/rules';
import { useEffect, useState } from 'react';
import type { CallBody, PlainOperation } from '#api/call.ts';
import { markStaleBy } from '#api/effects.ts';
import { isBusyAnswer } from '#api/money-command.ts';
import { checkSiteDay } from '#api/site-day.ts';
import { t } from '#messages/reward.ts';
import { mergeRewards } from '#ui/reward/sum-rewards.ts';
import { toast } from '#ui/toast/toast.ts';
import { usePropConfig } from './use-prop-config.ts';
import { useRewardCommand } from './use-reward-command.ts';

/** The claims of a page, one after the other. */
export interface ClaimQueue {
  /** Claims items by their ids; items that are open or waiting are skipped. */
  claim: (ids: readonly number[]) => void;
  /** The items that are being claimed or wait. */
  busy: readonly number[];
  /** The item with unknown outcome; null if there is none. */
  unknown: number | null;
  /** Asks for the outcome of that claim. */
  checkAgain: () => void;
  /** The items that the server was too busy for; they can be claimed again. */
  left: readonly number[];
  /** The received rewards; empty while claims are open. */
  received: readonly Reward[];
  /** Closes the receipt. */
  settle: () => void;
}

/** The id of the item of a call without a body. */
export const SINGLE_CLAIM_ID = 1;

interface RewardAnswer {
  propList: readonly RewardItem[];
}

/** Calls that answer with rewards. */
export type ClaimOperation = {
  [Op in MoneyOperation]: Data<Op> extends RewardAnswer ? Op : never;
}[MoneyOperation];

/** The field of a call's body with the id of the item; null if it has no body. */
export type ClaimField<Op extends Operation> = Op extends PlainOperation ? null : keyof Body<Op>;

/**
 * Claims rewards one at a time. A lost connection makes the outcome unknown and stops the waiting claims.
 * @param onRefused called when the server rejects a claim; no message is shown automatically
 */
export function useClaimQueue<Op extends ClaimOperation>(
  operation: Op,
  field: ClaimField<Op>,
  onRefused: (error: SdkError) => void,
): ClaimQueue {
  const name = field as string | null;
  const getId = (body: object) =>
    name === null ? SINGLE_CLAIM_ID : (body as Record<string, number | undefined>)[name];
  const props = usePropConfig();
  const [queue, setQueue] = useState<readonly number[]>([]);
  const [items, setItems] = useState<readonly RewardItem[]>([]);
  const [left, setLeft] = useState<readonly number[]>([]);
  const leave = (body: CallBody<Op>) => setQueue((ids) => ids.filter((id) => id !== getId(body)));

  const { busy, body, run, ...claim } = useRewardCommand(operation, {
    onSuccess(answer, claimed) {
      setItems((before) => [...before, ...(answer as object as RewardAnswer).propList]);
      leave(claimed);
    },
    onRefused(error, claimed) {
      if (isBusyAnswer(error)) {
        setLeft(queue);
        setQueue([]);
        return;
      }
      onRefused(error);
      leave(claimed);
    },
    onLost: () => setQueue([]),
  });

  const next = queue[0];
  useEffect(() => {
    if (next !== undefined && !busy) run((name === null ? {} : { [name]: next }) as CallBody<Op>);
  }, [next, busy, run, name]);

  const current = body ? getId(body) : undefined;
  const underWay = current === undefined || queue.includes(current) ? queue : [current, ...queue];
  return {
    claim(ids) {
      setLeft([]);
      setQueue((before) => [...new Set([...before, ...ids])]);
    },
    busy: underWay,
    unknown: (claim.unknown && getId(claim.unknown)) ?? null,
    checkAgain: () => claim.checkAgain(),
    left,
    received: underWay.length > 0 ? [] : mergeRewards(items.map((item) => toReward(item, props))),
    settle: () => setItems([]),
  };
}

/**
 * Reads data again after a rejected claim. No message is shown (spec 8), unless the data belonged to another day: then
 * the page changes, and the player learns why.
 */
export function readAfterRefusal(operation: Operation): void {
  if (checkSiteDay()) toast.info(t('reward.newDay'));
  else markStaleBy(operation);
}
