import { html, type Html } from '#pages/html.ts';
import type { Game } from '#seed/content.ts';
import { toPercent } from '#game-engine/fraction.ts';
import { rateVolatility } from '#game-engine/game-facts.ts';
import type { GameKind } from '#game-engine/engines.ts';
import { shareHundredRounds, type ResultShare } from './hundred-rounds.ts';
import { getKind } from './kinds.ts';
import { computeChance, getOdds, type ChoiceOdds } from './odds.ts';
import { getDocument } from './page.ts';

/** The classes of pays of a table with many pays, in hundredths of the bet: each from this one to below the next. */
const CLASSES = [1, 100, 200, 500, 1000, 2000, 5000, 10_000];

/** More pays than this are grouped. */
const MOST_ROWS = 12;

function percent(value: number): string {
  return `${value.toFixed(2)}\u00a0%`;
}

/** The probability of a row; a rare one with two digits that are not zero. */
function chance(ways: bigint, draws: bigint): string {
  const share = toPercent({ numerator: ways, denominator: draws });
  if (share >= 0.1) return percent(share);
  return `${((Number(ways) / Number(draws)) * 100).toLocaleString('en', { maximumSignificantDigits: 2 })}\u00a0%`;
}

function times(multiple: number): string {
  return multiple === 0 ? 'nothing' : `${multiple / 100}x`;
}

/** In how many draws a row happens once. */
function onceIn(ways: bigint, draws: bigint): string {
  const every = Number(draws) / Number(ways);
  return every.toLocaleString('en', { maximumFractionDigits: every < 100 ? 2 : 0 });
}

interface Row {
  readonly pays: string;
  readonly ways: bigint;
}

/** The rows of a table: each pay, or classes of pays if there are many. */
function toRows({ payouts }: ChoiceOdds): Row[] {
  if (payouts.length <= MOST_ROWS)
    return payouts.map(({ multiple, ways }) => ({ pays: times(multiple), ways }));
  const countWays = (from: number, to: number) =>
    payouts.reduce((sum, { multiple, ways }) => (multiple >= from && multiple < to ? sum + ways : sum), 0n);
  const grouped = CLASSES.map((from, index): Row => {
    const to = CLASSES[index + 1];
    const pays =
      index === 0
        ? 'less than the bet'
        : to === undefined
          ? `${times(from)} or more`
          : `${times(from)} to below ${times(to)}`;
    return { pays, ways: countWays(from, to ?? Infinity) };
  });
  return [...grouped.toReversed(), { pays: 'nothing', ways: countWays(0, 1) }].filter(
    ({ ways }) => ways > 0n,
  );
}

/** A table whose first cell of each row is its heading. */
function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}">
    <table class="odds">
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([head = '', ...cells]) =>
            html`<tr>
              <th scope="row">${head}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** One table for choices that win or lose: a row for each. */
function winTable(odds: readonly ChoiceOdds[]): Html {
  return table(
    'Pays and chances',
    ['Bet', 'Pays', 'Chance', 'Return'],
    odds.map((each) => [
      each.name,
      times(Math.max(...each.payouts.map(({ multiple }) => multiple))),
      percent(computeChance(each, (multiple) => multiple > 0)),
      percent(toPercent(each.returned)),
    ]),
  );
}

/** A choice with its distribution, for experts. */
function choiceSection(odds: ChoiceOdds): Html {
  return html`<section>
    ${odds.name === '' ? undefined : html`<h3>${odds.name}</h3>`}
    <dl class="facts">
      <div>
        <dt>Return to player</dt>
        <dd class="num">${percent(toPercent(odds.returned))}</dd>
      </div>
      <div>
        <dt>Pays anything</dt>
        <dd class="num">${percent(computeChance(odds, (multiple) => multiple > 0))}</dd>
      </div>
      <div>
        <dt>Pays more than the bet</dt>
        <dd class="num">${percent(computeChance(odds, (multiple) => multiple > 100))}</dd>
      </div>
      <div>
        <dt>Volatility</dt>
        <dd class="num">${rateVolatility(odds.deviation)} (${odds.deviation.toFixed(2)})</dd>
      </div>
    </dl>
    ${table(
      `How often it pays${odds.name === '' ? '' : `: ${odds.name}`}`,
      ['Pays', 'Chance', 'Once in'],
      toRows(odds).map(({ pays, ways }) => [pays, chance(ways, odds.draws), onceIn(ways, odds.draws)]),
    )}
  </section>`;
}

/** What a round of each kind is called. */
const ROUNDS: Readonly<Record<GameKind, string>> = {
  slot: 'spins',
  fish: 'shots',
  poker: 'hands',
  live: 'hands',
  sports: 'matches',
  stars: 'draws',
};

/** What a class of results means, after its number of rounds. @param most the highest pay */
function describe(name: ResultShare['name'], most: string): string {
  return {
    nothing: 'pay nothing',
    less: 'pay less than the bet',
    'bet-back': 'pay the bet back',
    more: 'pay more than the bet',
    big: `pay 10x the bet or more, up to ${most}`,
  }[name];
}

/** A hundred rounds in a row, coloured by what they pay. The legend beside it says the same in words. */
function hundredBar(shares: readonly ResultShare[]): Html {
  let at = 0;
  const parts = shares.map(({ name, share }) => {
    const from = at;
    at += share;
    // Each round is a dash of its own.
    return html`<path class="${name}" d="M${from} 4h${share}" />`;
  });
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    ${parts}
  </svg>`;
}

/** A choice in a hundred rounds: the bar and its legend. */
function hundredRounds({ name, payouts, draws }: ChoiceOdds): Html {
  const most = times(Math.max(...payouts.map(({ multiple }) => multiple)));
  const shares = shareHundredRounds(payouts);
  const isWinOrLose = payouts.length === 2;
  return html`<li class="hundred">
    ${name === '' ? undefined : html`<h3>${name}</h3>`} ${hundredBar(shares)}
    <ul class="legend">
      ${shares.map(
        (each) =>
          html`<li>
            <i class="swatch ${each.name}"></i><b class="num">${each.share}</b>
            <span
              >${isWinOrLose && each.name !== 'nothing' ? `pay ${most}` : describe(each.name, most)}${
                each.share === 0 ? `: once in ${onceIn(each.ways, draws)}` : ''
              }</span
            >
          </li>`,
      )}
    </ul>
  </li>`;
}

/**
 * The page with the odds of a game.
 * @param base the address of the provider in this world
 * @param back the page that the player came from, checked
 */
export function oddsPage(game: Game, base: string, back: URL | undefined): string {
  const kind = getKind(game);
  const odds = getOdds(kind);
  const draws = odds.reduce((most, each) => (each.draws > most ? each.draws : most), 0n);
  const returns = odds.map(({ returned }) => toPercent(returned));
  const cut = game.name.lastIndexOf(' ');
  return getDocument(
    `Odds of ${game.name}`,
    html`<link rel="stylesheet" href="${base}/assets/odds.css" />
      <link rel="stylesheet" href="${base}/theme/${game.id}.css" />`,
    html`<header class="brand-bar">
        ${back && html`<a class="back" href="${back.href}">Back</a>`}
        <p class="brand">
          <img src="/content/symbols/tara.webp" alt="" width="32" height="32" />
          <span>Tara <b>Slots</b></span>
        </p>
      </header>
      <main class="odds-page">
        <div class="hero">
          <img class="poster" src="/content/posters/${game.id}.webp" alt="" width="512" height="640" />
          <div class="hero-text">
            <h1>${game.name.slice(0, cut)} <em>${game.name.slice(cut + 1)}</em></h1>
            <p class="lead">
              <b class="num">${percent(Math.min(...returns))}</b> of all bets comes back to the
              players${odds.length > 1 ? ', with some bets a little more' : ''}.
            </p>
          </div>
        </div>
        <h2>What 100 ${ROUNDS[kind]} pay on average</h2>
        <ul class="hundreds">
          ${odds.map(hundredRounds)}
        </ul>
        <p>
          The return is an average over very many rounds. A single session can end far above or far below it.
        </p>
        <details>
          <summary>For experts: the exact numbers</summary>
          <p>
            These numbers are calculated from the tables that the game draws with, over all
            ${Number(draws).toLocaleString('en')} equally likely draws. They are the same for every player and
            every bet.
          </p>
          ${odds.every(({ payouts }) => payouts.length === 2) ? winTable(odds) : odds.map(choiceSection)}
          <p>
            The return is the sum of every pay multiplied by its number of draws, divided by all draws.
            <a href="${base}/odds/${game.id}.json">All pays and their numbers of draws</a> are listed in one
            file (JSON; pays in hundredths of the bet).
          </p>
        </details>
        <p class="stated">Play money: coins have no value outside this game. 21+</p>
      </main>`,
  );
}
