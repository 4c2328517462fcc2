import { create } from 'zustand';
import { onPlayerEnd } from '#state/player-end.ts';

interface SupportDialog {
  /** Whether the list is open. */
  open: boolean;
  /** The open chat, if any. */
  chatUrl: string | null;
}

export const useSupportDialog = create<SupportDialog>(() => ({ open: false, chatUrl: null }));
// A chat shows what the player has written.
onPlayerEnd(() => useSupportDialog.setState({ open: false, chatUrl: null }));

/** Opens customer service from any page. */
export function openSupport(): void {
  useSupportDialog.setState({ open: true });
}
