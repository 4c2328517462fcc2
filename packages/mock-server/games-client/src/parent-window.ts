import type { ParentMessage } from '../../src/games/protocol.ts';

/**
 * Posts a message to the window around the game. The target is any origin on purpose: the frame's own origin is
 * opaque, and nothing secret goes out (a balance that the receiver shows anyway).
 */
export const postToParent = (message: ParentMessage): void => {
  if (window.parent !== window) window.parent.postMessage(message, '*');
};

/** Whether there is a window to go back to; opened alone, the page cannot leave or deposit. */
export const isFramed = window.parent !== window;
