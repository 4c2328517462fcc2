import { create } from 'zustand';

/** Whether the search is open over the page. */
export const useSearchDialog = create<{ open: boolean }>(() => ({ open: false }));

export function openSearch(): void {
  useSearchDialog.setState({ open: true });
}

export function closeSearch(): void {
  useSearchDialog.setState({ open: false });
}
