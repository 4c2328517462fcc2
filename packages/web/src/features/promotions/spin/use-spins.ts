import { useState } from 'react';
import { markStale } from '#api/effects.ts';
import { failureOf } from '#api/failure.ts';
import { useMoneyCommand } from '#api/money-command.ts';
import { usePlayer } from '#api/session.ts';
import { useLastPrize } from '#shared/last-prize/use-last-prize.ts';
import type { Prize } from '#shared/last-prize/last-prize.ts';
import { toast } from '#ui/toast/toast.ts';
import type { TurnPhase } from '#ui/wheel/use-turn.ts';
import type { Round, RoundQuery } from './use-round.ts';

/** A prize with the round that it was won in. */
export interface Won extends Prize {
  round: Round;
}

/** The spins of a player, as the page shows them. */
export interface Spins {
  /** What is to be shown of the round: while the wheel turns to a prize, the pot is without it. */
  round: Round | null;
  phase: TurnPhase;
  /** The prize on which the wheel stands or comes to stand; null where there is none in this round. */
  prize: Prize | null;
  /** The prize that has just been won, once the wheel stands. */
  won: Won | null;
  /** It has been seen. */
  settle: () => void;
  spin: () => void;
  /** Whether a spin was sent and no answer came. */
  unknown: boolean;
  checkAgain: () => void;
  onStand: () => void;
}

/** What an answer has brought, and the round as it was shown before. */
interface Answer {
  won: Won;
  before: Round | null;
  /** Which reading of the round it is newer than. */
  readAt: number;
  shown: boolean;
}

/** Spins the wheel: the server decides, the wheel turns there, and then the prize is told. */
export function useSpins({ state, readAt, refresh }: RoundQuery): Spins {
  const player = usePlayer()?.user.id ?? 0;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [open, setOpen] = useState(false);
  const read = state.kind === 'open' ? state.round : null;
  // Until the round was read again, the answer knows more of it.
  const newest = answer && answer.readAt === readAt ? answer.won.round : read;
  const turning = answer !== null && !answer.shown;
  const [prize, setPrize] = useLastPrize('spin', newest && { player, round: newest.expireTime });

  const { busy, run, unknown, checkAgain } = useMoneyCommand('/app/v1/actInviteUserSpin', {
    onSuccess({ index, actInviteUser, propList }) {
      const latest: Prize = { index, items: propList };
      setPrize(latest, { player, round: actInviteUser.expireTime });
      setAnswer({ won: { ...latest, round: actInviteUser }, before: newest, readAt, shown: false });
    },
    onError(error) {
      const { text, outcome } = failureOf(error);
      // A refusal is told by the page as it is read again (spec 8).
      if (error.kind === 'api') refresh();
      else if (outcome !== 'unknown' && text !== null) toast.error(text);
    },
  });

  function shownRound(): Round | null {
    if (!turning || !answer.before || !newest) return newest;
    const { amount, itemStatus } = answer.before;
    return { ...newest, amount, itemStatus, wheel: answer.won.round.wheel };
  }
  return {
    round: shownRound(),
    phase: turning ? 'stops' : busy ? 'waits' : 'stands',
    prize: turning ? answer.won : prize,
    won: open && answer ? answer.won : null,
    settle: () => setOpen(false),
    spin() {
      setOpen(false);
      run({});
    },
    unknown: unknown !== null && !busy,
    checkAgain: () => checkAgain(),
    onStand() {
      setAnswer((latest) => latest && { ...latest, shown: true });
      setOpen(true);
      // What friends have brought has moved on; told before, it would tell the prize.
      markStale(['/app/v1/actInviteUserRecord']);
    },
  };
}
