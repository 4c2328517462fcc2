import { create } from 'zustand';

interface ServiceDesk {
  /** Whether the list of ways to get help is open. */
  open: boolean;
  /** The chat in the widget, if one is. */
  chatUrl: string | null;
}

export const useServiceDesk = create<ServiceDesk>(() => ({ open: false, chatUrl: null }));

/** Opens customer service from anywhere. */
export function openService(): void {
  useServiceDesk.setState({ open: true });
}
