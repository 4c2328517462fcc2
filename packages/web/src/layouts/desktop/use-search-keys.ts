import { useEffect } from 'react';
import { openSearch } from '#state/search-dialog.ts';

/** Opens the search with `/` or Ctrl K (Command K), but not while the player types or a dialog is open. */
export function useSearchKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      const command = ctrlKey || metaKey;
      const wanted = command ? key.toLowerCase() === 'k' && !altKey : key === '/';
      if (!wanted || defaultPrevented || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]'))
        return;
      event.preventDefault();
      openSearch();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
