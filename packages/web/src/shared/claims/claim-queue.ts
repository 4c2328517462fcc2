import type { Body, Data, MoneyPath, SdkError } from '@tara/sdk';
import { rewardOf, type PropConfigMap, type Reward, type RewardItem } from '@tara/sdk/rules';
import { useEffect, useState } from 'react';
import type { CallBody } from '#api/call.ts';
import { failureOf } from '#api/failure.ts';
import { useMoneyCommand } from '#api/money-command.ts';
import { toast } from '#ui/toast/toast.ts';

/** The claims of a page, one after the other. */
export interface ClaimQueue {
  /** Claims some things by their ids; one that is under way or waits is not taken twice. */
  claim: (ids: readonly number[]) => void;
  /** What is being claimed, or waits for its turn. */
  busy: readonly number[];
  /** What was claimed without an answer: it may have been done. Null where there is no such thing. */
  unknown: number | null;
  /** Asks how that claim ended. */
  checkAgain: () => void;
  /** What has been received; empty while claims are under way. */
  received: readonly Reward[];
  /** What was received has been seen. */
  settle: () => void;
}

/** How the claims of one kind are made. */
interface ClaimCall<P extends MoneyPath> {
  /** The body that claims a thing. */
  bodyOf: (id: number) => CallBody<P>;
  /** Which thing a body claims. */
  idOf: (body: Partial<Body<P>>) => number | undefined;
  /** What an answer has brought. */
  itemsOf: (answer: Data<P>) => readonly RewardItem[];
  /** What follows when the server refuses a claim; nothing is said by itself. */
  onRefused: (error: SdkError) => void;
  /** appPropConfigMap of the web config. */
  props: PropConfigMap;
}

/** Claims rewards by a call that takes one at a time. A broken line is told, and ends the claims that wait. */
export function useClaimQueue<P extends MoneyPath>(path: P, call: ClaimCall<P>): ClaimQueue {
  const { bodyOf, idOf, itemsOf, onRefused, props } = call;
  const [queue, setQueue] = useState<readonly number[]>([]);
  const [items, setItems] = useState<readonly RewardItem[]>([]);
  const leave = (body: CallBody<P>) => setQueue((ids) => ids.filter((id) => id !== idOf(body)));

  const { busy, body, run, ...claim } = useMoneyCommand(path, {
    onSuccess(answer, claimed) {
      setItems((before) => [...before, ...itemsOf(answer)]);
      leave(claimed);
    },
    onError(error, claimed) {
      if (error.kind === 'api') {
        onRefused(error);
        leave(claimed);
        return;
      }
      setQueue([]);
      const { text, outcome } = failureOf(error);
      if (outcome !== 'unknown' && text !== null) toast.error(text);
    },
  });

  const next = queue[0];
  useEffect(() => {
    if (next !== undefined && !busy) run(bodyOf(next));
  }, [next, busy, run, bodyOf]);

  const current = body ? idOf(body) : undefined;
  const underWay = current === undefined || queue.includes(current) ? queue : [current, ...queue];
  return {
    claim: (ids) => setQueue((before) => [...new Set([...before, ...ids])]),
    busy: underWay,
    unknown: (claim.unknown && idOf(claim.unknown)) ?? null,
    checkAgain: () => claim.checkAgain(),
    received: underWay.length > 0 ? [] : mergeItems(items).map((item) => rewardOf(item, props)),
    settle: () => setItems([]),
  };
}

/** Adds up what came by several claims: one item for each id and turnover. */
export function mergeItems(items: readonly RewardItem[]): RewardItem[] {
  const merged = new Map<string, RewardItem>();
  for (const item of items) {
    const key = `${item.id}/${item.betRate ?? 0}`;
    const before = merged.get(key);
    merged.set(key, before ? { ...before, count: before.count + item.count } : item);
  }
  return [...merged.values()];
}
