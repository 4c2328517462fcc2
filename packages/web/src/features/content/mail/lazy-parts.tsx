import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import type { DeleteDialogProps } from './DeleteDialog.tsx';

const Dialog = lazyPart<DeleteDialogProps>(async () => ({
  default: (await import('./DeleteDialog.tsx')).DeleteDialog,
}));

/** Asks before deleting mail; it loads when it is first used. */
export function DeleteDialog(props: DeleteDialogProps) {
  return (
    <SilentBoundary>
      <Dialog {...props} />
    </SilentBoundary>
  );
}
