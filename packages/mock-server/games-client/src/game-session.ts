import type { GameKind, OpenAnswer, OpenRound, RoundAnswer } from '../../src/games/protocol.ts';
import { onParentMessage, postToParent } from './parent-window.ts';
import { gameRoot } from './config.ts';
import { newRoundId, openGame, playWithRetries, ProviderRefusal, type Step } from './provider.ts';
import { playSound } from './sound.ts';
import { showDialog, type DialogContent } from './frame/dialog.ts';
import { createBets } from './frame/bets.ts';
import { listenToKeys } from './frame/keys.ts';
import { listenToPresses } from './frame/presses.ts';
import { createGameFrame, type GameFrame } from './frame/game-frame.ts';
import {
  showOpenFailed,
  showInsufficientBalance,
  showRefusal,
  showUnknownOutcome,
} from './frame/error-dialogs.ts';
import { pause, skipMotion } from './motion.ts';
import { formatCoins } from './text.ts';

/** The part of a game inside the frame. */
export interface GameView<Kind extends GameKind> {
  readonly stage: Node;
  /** The game's own controls, before the bet. */
  readonly controls: readonly Node[];
  /** One line under the controls: the return to player, and what else must be known before a bet. */
  readonly note: string;
  /** What the player chose for the round, e.g. a risk; undefined in games without a choice. */
  choice(): string | undefined;
  /** The round was sent: the animation starts. */
  begin(): void;
  /** There is no answer: the animation stops at the previous result. */
  reset(): void;
  /** The answer arrived: shows the result. @returns the result in words, without the amount */
  reveal(answer: RoundAnswer<Kind>): Promise<string>;
  enable(on: boolean): void;
  info(bet: number): DialogContent;
  /** Buttons of the game in the row of quick bets, e.g. for its speed. */
  readonly extras?: readonly Node[];
  /** A key was pressed, in lower case. @returns whether the game used it */
  onKey?(key: string): boolean;
  /** The bet is another one now. */
  onBet?(bet: number): void;
  /** Games of two steps only. */
  readonly draw?: {
    /** The label of the gold button, and what the player decides, before the second step. */
    readonly verb: string;
    readonly prompt: string;
    /** The positions to hold. */
    hold(): readonly number[];
    /** The second step was refused: the round is over. */
    drop(): void;
  };
}

/** What a view can ask of the page around it. */
export interface GameTable {
  /** Starts a round, like the gold button; does nothing while a round runs. */
  play(): void;
}

/** The opening bet: small compared with the balance, never the highest. */
const OPENING_BET = 2_00;

/** A result can be read for this time before the next press acts, as long as the balance counts. */
const READ_MS = 600;

/** Describes the result. */
const report = ({ win, bet, coin }: RoundAnswer, detail: string): string => {
  const balance = `Balance ${formatCoins(coin)}.`;
  if (win === 0) return `No win. ${balance}`;
  if (win <= bet) {
    const compared = win < bet ? 'less than' : 'the same as';
    return `${detail} Paid ${formatCoins(win)}, ${compared} the bet of ${formatCoins(bet)}. ${balance}`;
  }
  return `${detail} You won ${formatCoins(win)}. ${balance}`;
};

/** Whether a round waits for its second step. */
const isOpen = ({ outcome }: RoundAnswer): boolean => 'open' in outcome && outcome.open;

const runRounds = <Kind extends GameKind>(
  frame: GameFrame,
  verb: string,
  opened: OpenAnswer,
  createView: (table: GameTable) => GameView<Kind>,
): void => {
  const whenMeant = listenToPresses();
  const show = createView({ play: () => whenMeant(start) });
  const { session, openRound } = opened;
  const bets = createBets(
    opened.bets,
    openRound?.bet ?? OPENING_BET,
    () => frame.balance.coin,
    (bet) => show.onBet?.(bet),
    show.extras,
  );
  let busy = false;
  /** The round that waits for its second step. */
  let open: Pick<OpenRound, 'roundId' | 'bet'> | undefined;

  const refuseBet = (bet: number, coin: number): void => {
    const lower = bets.affordable(coin);
    showInsufficientBalance(
      formatCoins(bet),
      formatCoins(coin),
      lower === undefined ? undefined : { bet: formatCoins(lower), select: () => bets.fit(coin) },
    );
  };

  const setBusy = (on: boolean): void => {
    busy = on;
    bets.enable(!on && !open);
    show.enable(!on);
    frame.playButton.setAttribute('aria-disabled', String(on));
  };

  /** Waits for the second step of a round, or for a new round without one. */
  const waitFor = (round: typeof open): void => {
    open = round;
    frame.setVerb(open ? (show.draw?.verb ?? verb) : verb);
    if (open) frame.winBar.showText(show.draw?.prompt ?? '');
  };

  const showOutcome = async (answer: RoundAnswer<Kind>): Promise<void> => {
    const detail = await show.reveal(answer);
    const read = pause(READ_MS);
    if (isOpen(answer)) {
      frame.announce(detail);
      frame.balance.set(answer.coin);
      waitFor(answer);
    } else {
      waitFor(undefined);
      frame.announce(report(answer, detail));
      const counting = frame.balance.count(answer.coin);
      await frame.winBar.showResult(answer.win, answer.bet);
      await counting;
    }
    postToParent({ type: 'tara:balance', coin: answer.coin });
    postToParent({ type: 'tara:bet', bet: answer.bet });
    await read;
  };

  const attempt = async (step: Step, bet: number, isRepeat = false): Promise<void> => {
    try {
      show.begin();
      const answer = await playWithRetries<Kind>(step, isRepeat, () => {
        show.reset();
        frame.warn('Connection lost. Your round is being checked.');
        frame.winBar.showText('Checking your round');
      });
      frame.warn('');
      await showOutcome(answer);
      setBusy(false);
    } catch (error) {
      show.reset();
      frame.warn('');
      if (!(error instanceof ProviderRefusal)) {
        // The outcome is unknown: the same round stays open until there is an answer.
        showUnknownOutcome(() => void attempt(step, bet, true));
        return;
      }
      const { coin } = error;
      frame.balance.set(coin);
      if (coin !== undefined) postToParent({ type: 'tara:balance', coin });
      show.draw?.drop();
      waitFor(undefined);
      frame.winBar.showText('Choose your bet');
      if (error.code === 'not-enough-coins') refuseBet(bet, coin ?? 0);
      else showRefusal(error);
      setBusy(false);
    }
  };

  const start = (): void => {
    // A screen reader may click without a press.
    if (skipMotion() || busy || document.querySelector('dialog[open]')) return;
    setBusy(true);
    playSound('press');
    if (open && show.draw) {
      const body = { session, roundId: open.roundId, hold: show.draw.hold() };
      void attempt({ path: 'draw', body }, open.bet);
      return;
    }
    const bet = bets.bet();
    frame.winBar.showText('Good luck');
    // Only the provider knows the balance; this one may be out of date.
    frame.balance.set(Math.max(0, frame.balance.coin - bet));
    const choice = show.choice();
    const round = { session, roundId: newRoundId(), bet };
    void attempt({ path: 'round', body: choice === undefined ? round : { ...round, choice } }, bet);
  };
  const showInfo = (): void => showDialog(show.info(bets.bet()));

  frame.playButton.addEventListener('click', () => whenMeant(start));
  listenToKeys({
    play: () => whenMeant(start),
    step: bets.step,
    own: (key) => show.onKey?.(key) ?? false,
    letters: { i: showInfo, m: frame.toggleSound },
  });
  frame.mount({
    stage: show.stage,
    controls: [...show.controls, ...bets.elements],
    note: `${show.note} · Play money, 21+`,
    onInfo: showInfo,
  });
  onParentMessage((message) => {
    if (message.type === 'tara:choose-bet') bets.choose(message.bet);
  });
  frame.balance.set(opened.coin);
  frame.winBar.showText('Choose your bet');
  if (!openRound) {
    bets.fit(opened.coin);
    return;
  }
  show.onBet?.(openRound.bet);
  waitFor(openRound);
  setBusy(false);
};

/**
 * Opens a session at the provider and starts the game.
 * @param kind the kind of game that this page shows
 * @param verb the label of the gold button
 * @param createView creates the part inside the frame
 */
export const startGame = async <Kind extends GameKind>(
  kind: Kind,
  verb: string,
  createView: (opened: OpenAnswer<Kind>, table: GameTable) => GameView<Kind>,
): Promise<void> => {
  try {
    const opened = await openGame<Kind>();
    // The server chose this page by the same kind.
    if (opened.kind !== kind) return;
    const frame = createGameFrame(gameRoot, opened.game.name, verb);
    runRounds(frame, verb, opened, (table) => createView(opened, table));
    postToParent({ type: 'tara:ready' });
    postToParent({ type: 'tara:balance', coin: opened.coin });
  } catch (error) {
    if (error instanceof ProviderRefusal) showRefusal(error);
    else showOpenFailed(() => void startGame(kind, verb, createView));
    postToParent({ type: 'tara:ready' });
  }
};
