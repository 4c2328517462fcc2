import { bestHold } from '../../../src/game-engine/poker.ts';
import type { OpenAnswer } from '../../../src/games/protocol.ts';
import { el } from '../dom.ts';
import { cardName } from '../frame/playing-card.ts';
import { createOddsTable, createReturnText, createRulesDialog } from '../frame/rules-dialog.ts';
import type { GameView } from '../game-session.ts';
import { formatCoins, formatMultiple, formatReturn } from '../text.ts';
import { createHand } from './hand.ts';
import { toCard, handName } from './hands.ts';

const whole = new Intl.NumberFormat('en-PK', { maximumSignificantDigits: 3 });

/** The draw poker inside the frame. */
export const createPokerView = (opened: OpenAnswer<'poker'>): GameView<'poker'> => {
  const { pays, returnPercent, openRound } = opened;
  const amounts = pays.map(() => el('dd', { class: 'num' }));
  const rows = pays.map(({ hand }, index) =>
    el('div', { class: 'pay-row', 'data-hand': hand }, el('dt', {}, handName(hand)), amounts[index] ?? null),
  );
  const payTable = el('dl', { class: 'pay-rows' }, ...rows);
  /** Marks the row of a hand. @param paid whether the hand was paid, not only dealt */
  const markRow = (name: string, paid: boolean): void =>
    pays.forEach(({ hand }, index) => {
      rows[index]?.classList.toggle('dealt', hand === name);
      rows[index]?.classList.toggle('paid', hand === name && paid);
    });

  /** The dealt cards while the round is open. */
  let cards: readonly number[] | undefined;
  const note = el('p', { class: 'hint', role: 'status' });
  const hand = createHand(() => {
    note.textContent = '';
  });
  const suggest = el('button', { class: 'chip', type: 'button', 'aria-disabled': 'true' }, 'Suggest');
  const showSuggestion = (): void => {
    if (!cards || suggest.getAttribute('aria-disabled') === 'true') return;
    const held = bestHold(cards);
    hand.setHold(held);
    const names = held.map((position) => cardName(toCard(cards?.[position] ?? 0)));
    note.textContent =
      held.length === 0
        ? 'Best: hold nothing and draw five cards.'
        : held.length === 5
          ? 'Best: hold all five cards.'
          : `Best: hold the ${names.join(', ')}.`;
  };
  suggest.addEventListener('click', showSuggestion);

  const wait = (dealt: readonly number[] | undefined): void => {
    cards = dealt;
    hand.enable(dealt !== undefined);
    suggest.setAttribute('aria-disabled', String(dealt === undefined));
  };
  if (openRound) {
    void hand.show(openRound.outcome.cards);
    markRow(openRound.outcome.hand, false);
    wait(openRound.outcome.cards);
  }

  return {
    stage: el('div', { class: 'felt' }, payTable, hand.element, note),
    controls: [],
    note: `${formatReturn(returnPercent)} with the best holds`,
    choice: () => undefined,
    extras: [suggest],
    draw: { verb: 'DRAW', prompt: 'Hold cards, then draw', hold: hand.hold, drop: () => wait(undefined) },
    onBet: (bet) =>
      amounts.forEach((amount, index) => {
        amount.textContent = formatCoins((pays[index]?.multiple ?? 0) * bet);
      }),
    onKey: (key) => {
      const position = '12345'.indexOf(key);
      if (position >= 0) hand.toggle(position);
      if (key === 'h') showSuggestion();
      return position >= 0 || key === 'h';
    },
    enable: (on) => {
      hand.enable(on && cards !== undefined);
      suggest.setAttribute('aria-disabled', String(!on || cards === undefined));
    },
    begin: () => {
      note.textContent = '';
      hand.cover(cards ? hand.hold() : []);
      if (!cards) hand.setHold([]);
      markRow('', false);
    },
    reset: () => {
      // The dealt cards stay what they are; a draw without an answer is checked again with the same holds.
      if (cards) void hand.show(cards);
    },
    reveal: async ({ outcome, bet, win }) => {
      // After a lost connection the dealt cards are shown again.
      hand.cover(outcome.hold);
      await hand.show(outcome.cards);
      const name = handName(outcome.hand);
      markRow(outcome.hand, !outcome.open);
      wait(outcome.open ? outcome.cards : undefined);
      if (!outcome.open) hand.setHold([]);
      hand.mark(win > bet);
      const words = outcome.cards.map((card) => cardName(toCard(card))).join(', ');
      const result = name === '' ? '' : ` ${name}.`;
      return outcome.open ? `Dealt: ${words}.${result} Choose the cards to hold.` : `${words}.${result}`;
    },
    info: (bet) =>
      createRulesDialog({
        lead: 'You get five cards, hold those you want to keep, and replace the others once. The last hand is paid.',
        odds: [
          createOddsTable(
            ['Hand', 'Pays', 'Comes up', `At ${formatCoins(bet)}`],
            pays.map((pay) => [
              handName(pay.hand),
              formatMultiple(pay.multiple * 100),
              `1 in ${whole.format(pay.oneIn)}`,
              formatCoins(pay.multiple * bet),
            ]),
          ),
          createReturnText(
            returnPercent,
            ', with the best cards held in every hand, computed over all 2,598,960 deals and all draws. Other holds return less. Suggest marks the best ones.',
          ),
        ],
        rules: [
          'A deck of 52 cards is mixed for every round. All ten cards that a round can need are drawn on the server at the deal, each with the same chance.',
          'Pairs of tens and lower pay nothing. Jacks or better pay the bet back.',
          'A hand that you leave open waits for you: open this game again to finish it without a new bet. If you open another game after half an hour, it is paid as it was dealt.',
        ],
        keys: [
          ['1 to 5', 'hold a card, or let it go'],
          ['H', 'suggest the best cards to hold'],
        ],
      }),
  };
};
