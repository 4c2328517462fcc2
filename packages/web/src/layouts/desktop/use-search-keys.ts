import { useEffect } from 'react';
import { openSearch, useSearchDialog } from '#state/search-dialog.ts';

/**
 * Opens the search with `/` or Ctrl K (Command K), but not while the player types or a dialog is open. The search gets
 * the letters that are typed while its file loads.
 */
export function useSearchKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      const command = ctrlKey || metaKey;
      const wanted = command ? key.toLowerCase() === 'k' && !altKey : key === '/';
      if (defaultPrevented || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]'))
        return;
      const { open, typed } = useSearchDialog.getState();
      if (open && !command && !altKey && key.length === 1) {
        event.preventDefault();
        useSearchDialog.setState({ typed: typed + key });
      }
      if (!wanted || open) return;
      event.preventDefault();
      openSearch();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
