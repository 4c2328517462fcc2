import { create } from 'zustand';

interface SupportDialog {
  /** Whether the list of ways to get help is open. */
  open: boolean;
  /** The chat in the widget, if one is. */
  chatUrl: string | null;
}

export const useSupportDialog = create<SupportDialog>(() => ({ open: false, chatUrl: null }));

/** Opens customer service from anywhere. */
export function openSupport(): void {
  useSupportDialog.setState({ open: true });
}
