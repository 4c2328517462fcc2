import type { OpenAnswer, RoundAnswer, RoundRequest } from '../../src/games/protocol.ts';
import { tell } from './bridge.ts';
import { root } from './config.ts';
import { newRoundId, openGame, playThrough, Refused } from './provider.ts';
import { play } from './sound.ts';
import { showDialog, type DialogContent } from './table/dialog.ts';
import { createStepper } from './table/stepper.ts';
import { createTable, type Table } from './table/table.ts';
import { showClosed, showNotEnough, showRefusal, showUnsure } from './table/trouble.ts';
import { coins } from './words.ts';

/** What a game brings to the table. */
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
  calm(): void;
  /** The answer is here: shows how it came out. @returns how to say it, beyond the amount */
  reveal(answer: RoundAnswer): Promise<string>;
  enable(on: boolean): void;
  info(bet: number): DialogContent;
}

/** Opening bet: small against the purse, never the highest. */
const OPENING_BET = 2_00;

/** Says how it went, in words alone. */
const report = ({ win, bet, coin }: RoundAnswer, detail: string): string => {
  const balance = `Balance ${coins(coin)}.`;
  if (win === 0) return `No win. ${balance}`;
  if (win < bet) return `${detail} Paid ${coins(win)}, less than the bet of ${coins(bet)}. ${balance}`;
  return `${detail} You won ${coins(win)}. ${balance}`;
};

const runRounds = (table: Table, opened: OpenAnswer, show: Show): void => {
  const stepper = createStepper(opened.bets, OPENING_BET, () => undefined);
  let busy = false;

  const setBusy = (on: boolean): void => {
    busy = on;
    stepper.enable(!on);
    show.enable(!on);
    table.playKey.setAttribute('aria-disabled', String(on));
  };

  const conclude = async (answer: RoundAnswer): Promise<void> => {
    const detail = await show.reveal(answer);
    table.announce(report(answer, detail));
    const counting = table.purse.count(answer.coin);
    if (answer.win === 0) table.winBar.say('No win this time');
    else if (answer.win < answer.bet) table.winBar.paid(answer.win);
    else {
      play(answer.win >= answer.bet * 10 ? 'bigWin' : 'win');
      await table.winBar.won(answer.win, answer.bet);
    }
    await counting;
    tell({ type: 'tara:balance', coin: answer.coin });
  };

  const attempt = async (round: RoundRequest, before: number): Promise<void> => {
    try {
      show.begin();
      const answer = await playThrough(round, () => {
        show.calm();
        table.warn('Connection lost. Your round is being checked.');
        table.winBar.say('Checking your round');
      });
      table.warn('');
      await conclude(answer);
      setBusy(false);
    } catch (error) {
      show.calm();
      table.warn('');
      if (!(error instanceof Refused)) {
        // Not known whether it was played: the same round stays open until there is an answer.
        showUnsure(() => void attempt(round, before));
        return;
      }
      table.purse.set(before);
      table.winBar.say('Choose your bet');
      if (error.code === 'not-enough-coins') showNotEnough(coins(round.bet), coins(before));
      else showRefusal(error);
      setBusy(false);
    }
  };

  const start = (): void => {
    if (busy || document.querySelector('dialog[open]')) return;
    const bet = stepper.bet();
    const before = table.purse.coin;
    if (bet > before) {
      showNotEnough(coins(bet), coins(before));
      return;
    }
    setBusy(true);
    play('press');
    table.winBar.say('Good luck');
    table.purse.set(before - bet);
    void attempt({ session: opened.session, roundId: newRoundId(), bet, ...show.choice() }, before);
  };

  table.playKey.addEventListener('click', start);
  // A held key must not become autoplay.
  table.playKey.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    // A focused control keeps its own keys; anywhere else Space and Enter play.
    if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || event.target !== document.body)
      return;
    event.preventDefault();
    start();
  });
  table.furnish({
    stage: show.stage,
    controls: [...show.controls, stepper.element],
    note: show.note(),
    onInfo: () => showDialog(show.info(stepper.bet())),
  });
  table.purse.set(opened.coin);
  table.winBar.say('Choose your bet');
  stepper.fit(opened.coin);
};

/**
 * Opens the sitting and lets the game run.
 * @param verb what the gold key says
 * @param create makes the show for what was opened; undefined when it is not this page's kind of game
 */
export const sitDown = async (
  verb: string,
  create: (opened: OpenAnswer) => Show | undefined,
): Promise<void> => {
  try {
    const opened = await openGame();
    const show = create(opened);
    if (!show) return;
    const table = createTable(root, opened.game.name, verb);
    runRounds(table, opened, show);
    tell({ type: 'tara:ready' });
    tell({ type: 'tara:balance', coin: opened.coin });
  } catch (error) {
    if (error instanceof Refused) showRefusal(error);
    else showClosed(() => void sitDown(verb, create));
    tell({ type: 'tara:ready' });
  }
};
