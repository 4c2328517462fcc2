import type { GameErrorCode } from '../../../src/games/protocol.ts';
import { isFramed, postToParent } from '../parent-window.ts';
import { el } from '../dom.ts';
import { formatCoins } from '../text.ts';
import type { ProviderRefusal } from '../provider.ts';
import { showDialog, type DialogAction } from './dialog.ts';

/** The text: what happened, whether coins moved, what to do next. */
const texts: Readonly<
  Record<Exclude<GameErrorCode, 'not-enough-coins' | 'hand-stood'>, readonly [title: string, text: string]>
> = {
  'bad-request': [
    'The game made an error',
    'No coins were taken now. Go back to the lobby and open the game again.',
  ],
  'game-unknown': ['Game not found', 'The game may have moved. No coins were taken.'],
  'token-invalid': [
    'Open the game again',
    'This link has been used or is too old. Go back to the lobby and open the game again.',
  ],
  'session-expired': [
    'Your session has ended',
    'The game was idle for too long. Your coins are safe. Go back to the lobby to play again.',
  ],
  'signed-out': ['You are logged out', 'Your coins are safe. Log in again to play.'],
  'round-mismatch': [
    'This round is over',
    'It was finished before, perhaps in another window. Its bet was taken once, and what it won is in your balance. Nothing was taken now. Start a new round.',
  ],
  'round-open': [
    'A hand is still open',
    'You opened it in another window. Go back to the lobby and open the game again to finish it. No coins were taken now.',
  ],
  'game-in-maintenance': [
    'Under maintenance',
    'This game is under maintenance. No coins were taken. Try another game.',
  ],
  busy: ['The server is busy', 'No coins were taken. Try again in a moment.'],
};

const leave: DialogAction = {
  label: 'Back to the lobby',
  gold: true,
  run: () => postToParent({ type: 'tara:exit' }),
};
const paragraph = (text: string): Node => el('p', {}, text);

/** The title and the text of a refusal. */
const toText = ({ code, hand }: ProviderRefusal): readonly [title: string, text: string] | undefined => {
  if (code === 'not-enough-coins') return undefined;
  if (code !== 'hand-stood') return texts[code];
  const { bet, win } = hand ?? { bet: 0, win: 0 };
  return [
    'This hand is over',
    `You left it open and opened another game, so it was paid as it was dealt. ${
      win > 0 ? `It won ${formatCoins(win)}, which is in your balance` : 'It won nothing'
    }. Its bet of ${formatCoins(bet)} was taken at the deal; nothing was taken now. Start a new round.`,
  ];
};

/**
 * Shows that the balance is below the bet, and how to go on.
 * @param lower a bet that the balance covers, and what selects it
 */
export const showInsufficientBalance = (
  bet: string,
  coin: string,
  lower: { bet: string; select: () => void } | undefined,
): void =>
  showDialog({
    title: 'Not enough coins',
    body: [paragraph(`This round costs ${bet}. You have ${coin}. No coins were taken.`)],
    actions: [
      ...(lower ? [{ label: `Lower bet to ${lower.bet}`, run: lower.select }] : []),
      ...(isFramed
        ? [{ label: 'Deposit', gold: true, run: () => postToParent({ type: 'tara:deposit' }) }]
        : []),
    ],
  });

/** A refusal that ends the session cannot be closed; others can. */
const FINAL: ReadonlySet<GameErrorCode> = new Set([
  'game-unknown',
  'token-invalid',
  'session-expired',
  'signed-out',
  'game-in-maintenance',
]);

/** Shows a refusal of the provider. */
export const showRefusal = (refusal: ProviderRefusal): void => {
  const text = toText(refusal);
  if (!text) return;
  const final = FINAL.has(refusal.code);
  // The page around the game shows its log-in.
  if (refusal.code === 'signed-out') postToParent({ type: 'tara:signed-out' });
  showDialog({
    title: text[0],
    body: [paragraph(text[1])],
    closable: !final,
    actions: final ? (isFramed ? [leave] : []) : [{ label: 'Continue', gold: true }],
  });
};

/** The connection was lost during a round: shows that the round is being checked. */
export const showUnknownOutcome = (retry: () => void): void =>
  showDialog({
    title: 'Connection lost',
    body: [
      paragraph(
        'Your round is being checked. If it reached the server, you will see its result; if not, nothing was taken now.',
      ),
      paragraph('Checking again never bets a second time.'),
    ],
    closable: false,
    actions: [{ label: 'Check again', gold: true, run: retry }],
  });

/** The game could not be opened without a connection. */
export const showOpenFailed = (retry: () => void): void =>
  showDialog({
    title: 'No connection',
    body: [paragraph('The game could not be opened. No coins were taken.')],
    closable: false,
    actions: [
      ...(isFramed ? [{ ...leave, gold: false }] : []),
      { label: 'Try again', gold: true, run: retry },
    ],
  });
