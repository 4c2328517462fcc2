import type { OpenAnswer } from '../../../src/games/protocol.ts';
import { el } from '../dom.ts';
import { createBeadRoad } from '../frame/bead-road.ts';
import { createChoicePicker, type ChoiceOption } from '../frame/choice-picker.ts';
import { createOddsTable, createReturnText, createRulesDialog } from '../frame/rules-dialog.ts';
import { symbolUrl } from '../config.ts';
import type { GameView } from '../game-session.ts';
import { icon } from '../icons.ts';
import { pause, prefersReducedMotion } from '../motion.ts';
import { playSound } from '../sound.ts';
import { formatChance, formatCoins, formatMultiple, formatReturn } from '../text.ts';

type Match = OpenAnswer<'sports'>['matches'][number];
type Side = 'home' | 'away';

/** Time between two chances; the same for every result. */
const CHANCE_MS = 430;

/** The picture of a side, by the last word of its name. */
const pictures: Readonly<Record<string, string>> = {
  Lanterns: 'lantern',
  Kites: 'kite',
  Peaks: 'snow-capped-mountain',
  Quails: 'bird',
  Mangoes: 'mango',
  Stars: 'tara',
  Ibex: 'ram',
  Glaciers: 'ice',
  Herons: 'swan',
  Falcons: 'eagle',
};

const shortName = (name: string): string => name.split(' ').at(-1) ?? name;

const pickNames = ({ home, away }: Match) => ({ home: shortName(home), draw: 'Draw', away: shortName(away) });

const toOptions = (match: Match): ChoiceOption[] =>
  match.bets.map(({ pick, odds, chance }) => ({
    id: pick,
    name: pickNames(match)[pick],
    pays: formatMultiple(odds),
    chance: formatChance(chance),
  }));

/** A side of the match: picture, name. */
const createSide = (side: Side) => {
  const picture = el('img', { alt: '', width: 96, height: 96 });
  const name = el('b', { class: 'side-name' });
  return {
    element: el('div', { class: 'side', 'data-side': side }, el('span', { class: 'crest' }, picture), name),
    show: (text: string): void => {
      picture.src = symbolUrl(pictures[shortName(text)] ?? 'tara');
      name.textContent = text;
    },
  };
};

/** A match of six chances inside the frame. */
export const createSportsView = (opened: OpenAnswer<'sports'>): GameView<'sports'> => {
  const { matches } = opened;
  let index = 0;
  let enabled = true;
  const current = (): Match => {
    const match = matches[index];
    if (!match) throw new TypeError('The game has no matches.');
    return match;
  };
  const home = createSide('home');
  const away = createSide('away');
  const score = el('p', { class: 'score num' }, '0 : 0');
  const dots = Array.from({ length: opened.chances }, () => el('li', { class: 'chance-dot' }));
  const road = createBeadRoad('matches', 2, 12);
  const number = el('p', { class: 'match-number' });
  const picker = createChoicePicker('Result', toOptions(current()));

  const clear = (): void => {
    score.textContent = '0 : 0';
    match.classList.remove('decided', 'celebrating');
    for (const side of [home, away]) side.element.classList.remove('scored');
    for (const dot of dots) {
      delete dot.dataset['side'];
      dot.textContent = '';
    }
  };
  const showMatch = (): void => {
    home.show(current().home);
    away.show(current().away);
    number.textContent = `Match ${index + 1} of ${matches.length}`;
    picker.update(toOptions(current()));
    clear();
  };
  const step = (label: string, by: number): HTMLButtonElement => {
    const button = el(
      'button',
      { class: 'round match-step', type: 'button', 'aria-label': label, 'data-by': by },
      icon('back'),
    );
    button.addEventListener('click', () => {
      if (!enabled) return;
      index = (index + by + matches.length) % matches.length;
      showMatch();
    });
    return button;
  };
  const previous = step('Previous match', -1);
  const next = step('Next match', 1);
  const match = el(
    'div',
    { class: 'match' },
    el('div', { class: 'match-head' }, previous, number, next),
    el('div', { class: 'sides' }, home.element, score, away.element),
    el('ol', { class: 'chances', 'aria-hidden': 'true' }, ...dots),
    road.element,
  );
  number.setAttribute('aria-live', 'polite');
  showMatch();

  return {
    stage: match,
    controls: [picker.element],
    note: formatReturn(opened.returnPercent),
    onBet: picker.setBet,
    choice: () => `${index}-${picker.chosen()}`,
    enable: (on) => {
      enabled = on;
      picker.enable(on);
      for (const button of [previous, next]) button.setAttribute('aria-disabled', String(!on));
    },
    info: (bet) =>
      createRulesDialog({
        lead: `A match has ${opened.chances} chances. Each goes to one of the two sides; the side with more chances wins, and an equal number is a draw.`,
        odds: matches.flatMap((each) => [
          el('h3', {}, `${each.home} – ${each.away}`),
          createOddsTable(
            ['Result', 'Chance', 'Pays', `At ${formatCoins(bet)}`],
            each.bets.map(({ pick, odds, chance }) => [
              pickNames(each)[pick],
              formatChance(chance),
              formatMultiple(odds),
              formatCoins((bet * odds) / 100),
            ]),
          ),
          createReturnText(Math.min(...each.bets.map(({ returnPercent }) => returnPercent))),
        ]),
        rules: [
          `Each chance goes to the home side with the probability of the match: ${matches
            .map((each) => `${shortName(each.home)} ${each.homePercent} %`)
            .join(', ')}. Earlier chances and earlier matches do not change it.`,
          'The match is drawn on the server before the first chance is shown. The animation has the same length for every result.',
          'The grid shows the last matches of this visit by their first letters. They do not change the next one.',
          'The clubs are invented.',
        ],
      }),
    begin: clear,
    reset: clear,
    reveal: async ({ outcome, win, bet }) => {
      clear();
      const played = matches[outcome.match] ?? current();
      const names = pickNames(played);
      const goals = { home: 0, away: 0 };
      for (const [at, side] of outcome.chances.entries()) {
        if (!prefersReducedMotion()) await pause(CHANCE_MS);
        goals[side] += 1;
        score.textContent = `${goals.home} : ${goals.away}`;
        const dot = dots[at];
        if (dot) {
          dot.dataset['side'] = side;
          dot.textContent = names[side].charAt(0);
        }
        home.element.classList.toggle('scored', side === 'home');
        away.element.classList.toggle('scored', side === 'away');
        playSound('tick');
      }
      await pause(prefersReducedMotion() ? 120 : CHANCE_MS);
      match.classList.add('decided');
      match.classList.toggle('celebrating', win >= bet);
      match.dataset['result'] = outcome.result;
      const name = names[outcome.result];
      road.add({
        letter: name.charAt(0),
        kind: outcome.result,
        name: `${name} ${goals.home} to ${goals.away}`,
      });
      const result = outcome.result === 'draw' ? 'It is a draw' : `${name} win`;
      return `${result}, ${goals.home} to ${goals.away}.`;
    },
  };
};
