import { useState } from 'react';
import { markStale } from '#api/effects.ts';
import { usePlayer } from '#api/session.ts';
import { useRewardCommand } from '#shared/claims/use-reward-command.ts';
import { useLastPrize } from '#shared/last-prize/use-last-prize.ts';
import type { Prize } from '#shared/last-prize/last-prize.ts';
import type { TurnPhase } from '#ui/wheel/use-turn.ts';
import type { Round, RoundQuery } from './use-round.ts';

/** A prize with its round. */
export interface Won extends Prize {
  round: Round;
}

/** The spins of a player for the page. */
export interface Spins {
  /** The displayed round: while the wheel turns, the pot does not contain the prize. */
  round: Round | null;
  phase: TurnPhase;
  /** The current or target field of the wheel; null if there is none in this round. */
  prize: Prize | null;
  /** The new prize, after the wheel has stopped. */
  won: Won | null;
  /** Closes the prize. */
  settle: () => void;
  spin: () => void;
  /** Whether the outcome of a spin is unknown. */
  unknown: boolean;
  checkAgain: () => void;
  onStand: () => void;
}

/** The prize of an answer, and the round displayed before. */
interface Answer {
  won: Won;
  before: Round | null;
  /** The time of the round's query before the spin. */
  readAt: number;
  shown: boolean;
}

/** Spins the wheel: the server decides, the wheel turns to the prize, then the prize is shown. */
export function useSpins({ state, readAt, refresh }: RoundQuery): Spins {
  const player = usePlayer()?.user.id ?? 0;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [open, setOpen] = useState(false);
  const read = state.kind === 'open' ? state.data : null;
  // The answer is newer until the round has been read again.
  const newest = answer && answer.readAt === readAt ? answer.won.round : read;
  const turning = answer !== null && !answer.shown;
  const [prize, setPrize] = useLastPrize('spin', newest && { player, round: newest.expireTime });

  const { busy, run, unknown, checkAgain } = useRewardCommand('actInviteUserSpin', {
    onSuccess({ index, actInviteUser, propList }) {
      const latest: Prize = { index, items: propList };
      setPrize(latest, { player, round: actInviteUser.expireTime });
      setAnswer({ won: { ...latest, round: actInviteUser }, before: newest, readAt, shown: false });
    },
    onRefused: refresh,
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
      // The friends have changed too; reading them earlier would reveal the prize.
      markStale(['actInviteUserRecord']);
    },
  };
}
