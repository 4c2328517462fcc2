import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { useSupportDialog } from './support-dialog.ts';

const SupportDialog = lazyPart(() => import('./SupportDialog.tsx'));

/** Place of the support dialog. Costs nothing until it is opened. */
export function SupportDialogHost() {
  const used = useSupportDialog(({ open, chatUrl }) => open || chatUrl !== null);
  return used ? (
    <SilentBoundary>
      <SupportDialog />
    </SilentBoundary>
  ) : null;
}
