import type { GameMessage, ParentMessage } from '../../src/games/protocol.ts';

/**
 * Posts a message to the page around the game. The target is any origin on purpose: the frame's own origin is opaque, and
 * the messages contain no secrets (the receiver shows the balance anyway).
 */
export const postToParent = (message: ParentMessage): void => {
  if (window.parent !== window) window.parent.postMessage(message, '*');
};

/** Receives the messages of the page around the game. */
export const onParentMessage = (receive: (message: GameMessage) => void): void => {
  window.addEventListener('message', ({ source, data }: MessageEvent<GameMessage | null>) => {
    if (source === window.parent && data) receive(data);
  });
};

/** Whether the game runs in a frame; a page opened alone cannot go back or open the deposit. */
export const isFramed = window.parent !== window;
if (isFramed) document.documentElement.dataset['framed'] = '';
