import { rewardOf, type PropConfigMap, type Reward, type RewardItem } from '@tara/sdk/rules';
import { useEffect, useState } from 'react';
import { markStale } from '#api/effects.ts';
import { failureOf } from '#api/failure.ts';
import { useMoneyCommand } from '#api/money-command.ts';
import { toast } from '#ui/toast/toast.ts';
import { mergeItems } from './tasks.ts';

/** The claims of a page, one after the other. */
export interface TaskClaims {
  /** Claims the rewards of some tasks; one that is under way or in line is not taken twice. */
  claim: (taskIds: readonly number[]) => void;
  /** Tasks that are being claimed, or wait for their turn. */
  busy: readonly number[];
  /** The task whose claim got no answer: it may have been done. */
  unknown: number | null;
  /** Asks how that claim ended. */
  checkAgain: () => void;
  /** What has been received; empty while claims are under way. */
  received: readonly Reward[];
  /** What was received has been seen. */
  settle: () => void;
}

/**
 * Claims rewards of tasks. A refusal shows in nothing but the list, which is read again (spec 8); a broken line is.
 * @param props appPropConfigMap of the web config
 */
export function useTaskClaims(props: PropConfigMap): TaskClaims {
  const [line, setLine] = useState<readonly number[]>([]);
  const [items, setItems] = useState<readonly RewardItem[]>([]);
  const leave = (taskId: number) => setLine((ids) => ids.filter((id) => id !== taskId));

  const { busy, body, run, ...award } = useMoneyCommand('/app/v1/receiveTaskAward', {
    onSuccess({ propList }, { taskId }) {
      setItems((before) => [...before, ...propList]);
      leave(taskId);
    },
    onError(error, { taskId }) {
      if (error.kind === 'api') {
        markStale(['/app/v1/getTaskUser']);
        leave(taskId);
        return;
      }
      setLine([]);
      const { text, outcome } = failureOf(error);
      if (outcome !== 'unknown' && text !== null) toast.error(text);
    },
  });

  const next = line[0];
  useEffect(() => {
    if (next !== undefined && !busy) run({ taskId: next });
  }, [next, busy, run]);

  const current = body?.taskId;
  const underWay = current === undefined || line.includes(current) ? line : [current, ...line];
  return {
    claim: (taskIds) => setLine((ids) => [...new Set([...ids, ...taskIds])]),
    busy: underWay,
    unknown: award.unknown?.taskId ?? null,
    checkAgain: () => award.checkAgain(),
    received: underWay.length > 0 ? [] : mergeItems(items).map((item) => rewardOf(item, props)),
    settle: () => setItems([]),
  };
}
