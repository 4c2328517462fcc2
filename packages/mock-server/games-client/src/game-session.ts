import type { OpenAnswer, RoundAnswer, RoundRequest } from '../../src/games/protocol.ts';
import { postToParent } from './parent-window.ts';
import { root } from './config.ts';
import { newRoundId, openGame, playThrough, Refused } from './provider.ts';
import { play } from './sound.ts';
import { showDialog, type DialogContent } from './frame/dialog.ts';
import { createStepper } from './frame/stepper.ts';
import { createGameFrame, type GameFrame } from './frame/game-frame.ts';
import { showNotOpened, showNotEnough, showRefusal, showUnknownOutcome } from './frame/error-dialogs.ts';
import { coins } from './text.ts';

/** What a game brings into the frame. */
export interface Show {
  readonly stage: Node;
  /** Controls of its own, before the bet. */
  readonly controls: readonly Node[];
  /** One line under the controls. */
  note(): string;
  /** Fields that its rounds carry. */
  choice(): Pick<RoundRequest, 'risk'>;
  /** The round has been sent: things start to move. */
  begin(): void;
  /** No answer yet: things come to rest as they were. */
  reset(): void;
  /** The answer is here: shows how it came out. @returns how to say it, beyond the amount */
  reveal(answer: RoundAnswer): Promise<string>;
  enable(on: boolean): void;
  info(bet: number): DialogContent;
}

/** Opening bet: small against the balance, never the highest. */
const OPENING_BET = 2_00;

/** The result as text. */
const report = ({ win, bet, coin }: RoundAnswer, detail: string): string => {
  const balance = `Balance ${coins(coin)}.`;
  if (win === 0) return `No win. ${balance}`;
  if (win < bet) return `${detail} Paid ${coins(win)}, less than the bet of ${coins(bet)}. ${balance}`;
  return `${detail} You won ${coins(win)}. ${balance}`;
};

const runRounds = (frame: GameFrame, opened: OpenAnswer, show: Show): void => {
  const stepper = createStepper(opened.bets, OPENING_BET, () => undefined);
  let busy = false;

  const setBusy = (on: boolean): void => {
    busy = on;
    stepper.enable(!on);
    show.enable(!on);
    frame.playButton.setAttribute('aria-disabled', String(on));
  };

  const conclude = async (answer: RoundAnswer): Promise<void> => {
    const detail = await show.reveal(answer);
    frame.announce(report(answer, detail));
    const counting = frame.balance.count(answer.coin);
    if (answer.win === 0) frame.winBar.say('No win this time');
    else if (answer.win < answer.bet) frame.winBar.paid(answer.win);
    else {
      play(answer.win >= answer.bet * 10 ? 'bigWin' : 'win');
      await frame.winBar.won(answer.win, answer.bet);
    }
    await counting;
    postToParent({ type: 'tara:balance', coin: answer.coin });
  };

  const attempt = async (round: RoundRequest, before: number): Promise<void> => {
    try {
      show.begin();
      const answer = await playThrough(round, () => {
        show.reset();
        frame.warn('Connection lost. Your round is being checked.');
        frame.winBar.say('Checking your round');
      });
      frame.warn('');
      await conclude(answer);
      setBusy(false);
    } catch (error) {
      show.reset();
      frame.warn('');
      if (!(error instanceof Refused)) {
        // Not known whether it was played: the same round stays open until there is an answer.
        showUnknownOutcome(() => void attempt(round, before));
        return;
      }
      frame.balance.set(before);
      frame.winBar.say('Choose your bet');
      if (error.code === 'not-enough-coins') showNotEnough(coins(round.bet), coins(before));
      else showRefusal(error);
      setBusy(false);
    }
  };

  const start = (): void => {
    if (busy || document.querySelector('dialog[open]')) return;
    const bet = stepper.bet();
    const before = frame.balance.coin;
    if (bet > before) {
      showNotEnough(coins(bet), coins(before));
      return;
    }
    setBusy(true);
    play('press');
    frame.winBar.say('Good luck');
    frame.balance.set(before - bet);
    void attempt({ session: opened.session, roundId: newRoundId(), bet, ...show.choice() }, before);
  };

  frame.playButton.addEventListener('click', start);
  // A held key must not become autoplay.
  frame.playButton.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    // A focused control keeps its own keys; anywhere else Space and Enter play.
    if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || event.target !== document.body)
      return;
    event.preventDefault();
    start();
  });
  frame.mount({
    stage: show.stage,
    controls: [...show.controls, stepper.element],
    note: show.note(),
    onInfo: () => showDialog(show.info(stepper.bet())),
  });
  frame.balance.set(opened.coin);
  frame.winBar.say('Choose your bet');
  stepper.fit(opened.coin);
};

/**
 * Opens a session at the provider and lets the game run.
 * @param verb what the gold key says
 * @param create makes the show for what was opened; undefined when it is not this page's kind of game
 */
export const startGame = async (
  verb: string,
  create: (opened: OpenAnswer) => Show | undefined,
): Promise<void> => {
  try {
    const opened = await openGame();
    const show = create(opened);
    if (!show) return;
    const frame = createGameFrame(root, opened.game.name, verb);
    runRounds(frame, opened, show);
    postToParent({ type: 'tara:ready' });
    postToParent({ type: 'tara:balance', coin: opened.coin });
  } catch (error) {
    if (error instanceof Refused) showRefusal(error);
    else showNotOpened(() => void startGame(verb, create));
    postToParent({ type: 'tara:ready' });
  }
};
