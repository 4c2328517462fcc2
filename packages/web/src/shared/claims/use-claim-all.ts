import { isSdkError, type SdkError } from '@tara/sdk';
import type { RewardItem } from '@tara/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import type { CallBody } from '#api/call.ts';
import { toFailure } from '#api/failure.ts';
import { createStoredIntents } from '#api/intents.ts';
import { isBusyAnswer, makeMoneyCall } from '#api/money-command.ts';
import { sdk } from '#api/sdk.ts';
import { t } from '#messages/reward.ts';
import { readAfterRefusal, type ClaimOperation } from './claim-queue.ts';

/** A call that claims a reward. */
export interface ClaimCall {
  operation: ClaimOperation;
  body: object;
}

/** How a claim ended without its reward. `unknown`: no answer arrived, so it may have been paid. */
export interface ClaimIssue<C extends ClaimCall> {
  claim: C;
  kind: 'refused' | 'unknown';
  reason: string;
}

/** Claims rewards of several kinds. */
export interface ClaimAll<C extends ClaimCall> {
  /** Claims one after the other. A claim with unknown outcome is repeated with its idempotency key. */
  run: (claims: readonly C[]) => void;
  /** The open run; null if there is none. */
  progress: { done: number; claims: readonly C[] } | null;
  /** The claims of this page that ended without their reward, by `toClaimKey`. */
  issues: ReadonlyMap<string, ClaimIssue<C>>;
  /** The items of the answers; empty while the run is open. */
  received: readonly RewardItem[];
  /** Closes the receipt. */
  settle: () => void;
}

/** The same for each attempt of a claim. */
export function toClaimKey({ operation, body }: ClaimCall): string {
  return `${operation} ${JSON.stringify(body)}`;
}

/** The claims of an earlier page whose outcome is unknown. */
export function getUnfinished(operations: readonly ClaimOperation[]): ClaimCall[] {
  const intents = createStoredIntents();
  return operations.flatMap((operation) =>
    intents.unfinished(operation).map(({ body }) => ({ operation, body })),
  );
}

/**
 * Claims rewards one at a time, each by its own call with its own idempotency key. A refused claim does not stop the
 * others; a lost connection or a busy server does.
 */
export function useClaimAll<C extends ClaimCall>(): ClaimAll<C> {
  const [intents] = useState(createStoredIntents);
  const [progress, setProgress] = useState<ClaimAll<C>['progress']>(null);
  const [issues, setIssues] = useState<ReadonlyMap<string, ClaimIssue<C>>>(new Map());
  const [items, setItems] = useState<readonly RewardItem[]>([]);
  const running = useRef(false);
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);

  async function claimEach(claims: readonly C[]) {
    const token = sdk.session.getToken();
    for (const [done, claim] of claims.entries()) {
      setProgress({ done, claims });
      let issue: ClaimIssue<C> | null = null;
      let stops = false;
      try {
        // The operations of claims differ in their bodies only.
        const body = claim.body as CallBody<'receiveTaskAward'>;
        const answer = await makeMoneyCall(intents, claim.operation as 'receiveTaskAward', body, {
          repeatsBusy: true,
        });
        setItems((before) => [...before, ...answer.propList]);
      } catch (error) {
        if (!isSdkError(error)) throw error;
        if (sdk.session.getToken() !== token) return;
        issue = { claim, ...toIssue(error) };
        stops = error.kind !== 'api' || isBusyAnswer(error);
        // After an unknown outcome too: the list then shows whether it can still be claimed.
        readAfterRefusal(claim.operation);
      }
      setIssues((before) => {
        const after = new Map(before);
        if (issue) after.set(toClaimKey(claim), issue);
        else after.delete(toClaimKey(claim));
        return after;
      });
      if (stops || unmounted.current || sdk.session.getToken() !== token) return;
    }
  }

  async function start(claims: readonly C[]) {
    running.current = true;
    try {
      await claimEach(claims);
    } finally {
      running.current = false;
      setProgress(null);
    }
  }

  return {
    run(claims) {
      // React shows the open run at its next render only; a second press may come earlier.
      if (!running.current && claims.length > 0) void start(claims);
    },
    progress,
    issues,
    received: progress ? [] : items,
    settle: () => setItems([]),
  };
}

function toIssue(error: SdkError): { kind: 'refused' | 'unknown'; reason: string } {
  if (error.outcome === 'unknown') return { kind: 'unknown', reason: t('reward.unknownShort') };
  if (isBusyAnswer(error)) return { kind: 'refused', reason: t('reward.left') };
  return { kind: 'refused', reason: toFailure(error).text ?? t('reward.refused') };
}
