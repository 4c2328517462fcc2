import type { OpenAnswer } from '../../../src/games/protocol.ts';
import { el } from '../dom.ts';
import { createBeadRoad } from '../frame/bead-road.ts';
import { createChoicePicker } from '../frame/choice-picker.ts';
import { cardName, createCard } from '../frame/playing-card.ts';
import { createOddsTable, createReturnText, createRulesDialog } from '../frame/rules-dialog.ts';
import type { GameView } from '../game-session.ts';
import { pause, prefersReducedMotion } from '../motion.ts';
import { playSound } from '../sound.ts';
import { formatChance, formatCoins, formatMultiple, formatReturn } from '../text.ts';
import { createTableClock } from './table-clock.ts';

/** The whole deal takes this long, however many cards it has. */
const DEAL_MS = 3000;

const getName = (id: string): string =>
  id === 'andar' ? 'Andar' : id === 'bahar' ? 'Bahar' : `${id.replace('-', '\u2013')} cards`;

const countCards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

/** A place of the table: its name, its number of cards, the cards. */
const createPlace = (name: string) => {
  const cards = el('div', { class: 'place-cards' });
  const count = el('span', { class: 'place-count' });
  const element = el(
    'div',
    { class: 'place' },
    el('p', { class: 'place-name' }, el('b', {}, name), count),
    cards,
  );
  return {
    element,
    clear: (): void => {
      cards.replaceChildren();
      count.textContent = '';
      element.classList.remove('won');
    },
    add: (card: HTMLElement): void => {
      card.classList.add('flying');
      cards.append(card);
      count.textContent = countCards(cards.childElementCount);
      // Older cards move together, so that the newest stays in the row.
      cards.style.setProperty('--count', String(cards.childElementCount));
    },
    win: () => element.classList.add('won'),
  };
};

/** The table of Andar Bahar inside the frame. */
export const createLiveView = (opened: OpenAnswer<'live'>): GameView<'live'> => {
  const { boxes } = opened;
  const clock = createTableClock();
  const places = [createPlace('Andar'), createPlace('Bahar')] as const;
  const middle = el('div', { class: 'middle' }, createCard());
  const road = createBeadRoad('hands', 4, 6);
  const table = el(
    'div',
    { class: 'table' },
    el('div', { class: 'table-head' }, middle, clock.element, road.element),
    ...places.map((place) => place.element),
  );
  const picker = createChoicePicker(
    'Bet on',
    boxes.map(({ id, odds, chance }) => ({
      id,
      name: getName(id),
      pays: formatMultiple(odds),
      chance: formatChance(chance),
    })),
  );
  const clear = (): void => {
    middle.replaceChildren(createCard());
    table.classList.remove('celebrating');
    for (const place of places) place.clear();
  };
  clock.open();

  return {
    stage: table,
    controls: [picker.element],
    note: formatReturn(opened.returnPercent),
    choice: picker.chosen,
    onBet: picker.setBet,
    enable: (on) => {
      picker.enable(on);
      if (on) clock.open();
      else clock.close();
    },
    info: (bet) =>
      createRulesDialog({
        lead: 'Andar Bahar: a card is opened in the middle. Then cards are dealt in turn, the first to Andar, until one has the same rank. Bet on the side that gets it, or on the number of dealt cards.',
        odds: [
          createOddsTable(
            ['Bet', 'Chance', 'Pays', `At ${formatCoins(bet)}`],
            boxes.map(({ id, odds, chance }) => [
              getName(id),
              formatChance(chance),
              formatMultiple(odds),
              formatCoins((bet * odds) / 100),
            ]),
          ),
          createReturnText(opened.returnPercent, ', the lowest of all bets'),
        ],
        rules: [
          'One deck of 52 cards, shuffled for every hand. The whole hand is drawn on the server before the first card is shown.',
          'The clock is for you alone. When it ends without a bet, the next hand begins, and nothing is lost.',
          'The deal takes the same time for every result.',
          'The grid shows the last hands of this visit. They do not change the next one.',
        ],
      }),
    begin: clear,
    reset: clear,
    reveal: async ({ outcome, win, bet }) => {
      clear();
      const first = createCard(outcome.middle);
      first.classList.add('turned');
      middle.replaceChildren(first);
      const step = DEAL_MS / (outcome.dealt.length + 1);
      for (const [at, card] of outcome.dealt.entries()) {
        if (!prefersReducedMotion()) await pause(step);
        places[at % 2 === 0 ? 0 : 1].add(createCard(card));
        playSound('tick');
      }
      await pause(prefersReducedMotion() ? 120 : step);
      const cards = countCards(outcome.dealt.length);
      const side = outcome.dealt.length % 2 === 1 ? 0 : 1;
      const name = side === 0 ? 'Andar' : 'Bahar';
      places[side].win();
      table.classList.toggle('celebrating', win >= bet);
      const last = outcome.dealt.at(-1);
      road.add({ letter: name.charAt(0), kind: name.toLowerCase(), name: `${name} ${cards}` });
      return `${name} gets ${last ? cardName(last) : ''} after ${cards}.`;
    },
  };
};
