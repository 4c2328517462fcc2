import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import type { DeleteDialogProps } from './DeleteDialog.tsx';

const Dialog = lazyPart<DeleteDialogProps>(async () => ({
  default: (await import('./DeleteDialog.tsx')).DeleteDialog,
}));

/** The question before mail is deleted; it comes when it is first asked. */
export function DeleteDialog(props: DeleteDialogProps) {
  return (
    <SilentBoundary>
      <Dialog {...props} />
    </SilentBoundary>
  );
}
