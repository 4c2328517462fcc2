import { lazyPart } from '#lib/lazy-part.ts';
import { useSearchDialog } from '#state/search-dialog.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';

const SearchDialog = lazyPart(() => import('./SearchDialog.tsx'));

/** Loads the search when it is opened. */
export function SearchDialogHost() {
  const open = useSearchDialog((state) => state.open);
  return open ? (
    <SilentBoundary>
      <SearchDialog />
    </SilentBoundary>
  ) : null;
}
