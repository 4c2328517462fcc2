import { create } from 'zustand';

interface SupportDialog {
  /** Whether the list is open. */
  open: boolean;
  /** The open chat, if any. */
  chatUrl: string | null;
}

export const useSupportDialog = create<SupportDialog>(() => ({ open: false, chatUrl: null }));

/** Opens customer service from any page. */
export function openSupport(): void {
  useSupportDialog.setState({ open: true });
}
