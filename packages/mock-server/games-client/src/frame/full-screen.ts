import { icon } from '../icons.ts';

/** Whether a button for the full screen is useful: a phone's window fills the screen already. */
const isUseful = (): boolean =>
  document.fullscreenEnabled && matchMedia('(hover: hover) and (pointer: fine)').matches;

/**
 * Makes a button fill the screen with the game, and leave the full screen.
 * @returns the button; null where it is not useful
 */
export const fullScreenButton = (
  create: (run: () => void) => HTMLButtonElement,
): HTMLButtonElement | null => {
  if (!isUseful()) return null;
  const button = create(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // The browser may refuse; the game goes on in the window.
    change.catch(() => undefined);
  });
  const show = (): void => {
    const isFull = document.fullscreenElement !== null;
    button.setAttribute('aria-pressed', String(isFull));
    button.replaceChildren(icon(isFull ? 'unfill' : 'fill'));
  };
  document.addEventListener('fullscreenchange', show);
  show();
  return button;
};
