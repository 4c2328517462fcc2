import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { useSupportDialog } from './support-dialog.ts';

const SupportDialog = lazyPart(() => import('./SupportDialog.tsx'));

/** Loads the support dialog when it is first opened. */
export function SupportDialogHost() {
  const used = useSupportDialog(({ open, chatUrl }) => open || chatUrl !== null);
  return used ? (
    <SilentBoundary>
      <SupportDialog />
    </SilentBoundary>
  ) : null;
}
