import { create } from 'zustand';

/** Whether the search is open over the page, and what was typed while its file loads. */
export const useSearchDialog = create(() => ({ open: false, typed: '' }));

export function openSearch(): void {
  useSearchDialog.setState({ open: true });
}

export function closeSearch(): void {
  useSearchDialog.setState({ open: false, typed: '' });
}
