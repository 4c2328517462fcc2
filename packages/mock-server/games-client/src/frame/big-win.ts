import { symbolUrl } from '../config.ts';
import { el } from '../dom.ts';
import { pause, skipMotion } from '../motion.ts';
import { formatCoins, formatMultiple } from '../text.ts';
import { openDialog } from './dialog.ts';

/** The scene closes itself after this time; the result line keeps the amount. */
const STAY_MS = 2600;
const COINS = 12;

/**
 * Shows a large win over the whole game. Escape, a tap anywhere, the button and Back skip it.
 * @param count counts the amount up: calls `step` with the amount that is shown
 */
export const showBigWin = async (
  win: number,
  bet: number,
  count: (step: (amount: number) => void) => Promise<void>,
): Promise<void> => {
  const whole = formatCoins(win);
  const amount = el('strong', { class: 'num scene-amount', 'aria-hidden': 'true' });
  amount.style.setProperty('--length', String(whole.length));
  const skip = el('button', { class: 'key', type: 'button' }, 'Continue');
  const scene = el(
    'dialog',
    { class: 'scene', 'aria-labelledby': 'scene-title', 'aria-describedby': 'scene-text' },
    el('span', { class: 'scene-rays' }),
    ...Array.from({ length: COINS }, (_, at) => {
      const coin = el('img', { class: 'scene-coin', src: symbolUrl('coin'), alt: '', width: 40, height: 40 });
      coin.style.rotate = `${(at * 360) / COINS}deg`;
      return coin;
    }),
    el('h2', { id: 'scene-title' }, 'Big win'),
    amount,
    el(
      'p',
      { id: 'scene-text' },
      el('span', { class: 'sr' }, `You won ${whole}. `),
      `${formatMultiple(Math.floor((win / bet) * 100))} the bet of ${formatCoins(bet)}`,
    ),
    skip,
  );
  scene.addEventListener('click', () => scene.close());
  const closed = new Promise<void>((resolve) => scene.addEventListener('close', () => resolve()));
  openDialog(scene, true);
  const counted = count((value) => {
    amount.textContent = formatCoins(value);
  });
  // Ends with the scene, however it is closed; the count ends with it.
  await Promise.race([closed, counted.then(() => pause(STAY_MS))]);
  scene.close();
  skipMotion();
};
