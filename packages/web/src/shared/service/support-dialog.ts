import { create } from 'zustand';
import { onPlayerEnd } from '#state/player-end.ts';

interface SupportDialog {
  /** Whether the list is open. */
  open: boolean;
  /** The open chat, if any. */
  chatUrl: string | null;
  /** Goes with the player's message if the chat does not load. */
  message: string;
}

export const useSupportDialog = create<SupportDialog>(() => ({ open: false, chatUrl: null, message: '' }));
// A chat shows what the player has written.
onPlayerEnd(() => useSupportDialog.setState(useSupportDialog.getInitialState()));

/** Opens customer service from any page. */
export function openSupport(): void {
  useSupportDialog.setState({ open: true });
}
