import { Suspense } from 'react';
import { t } from '#messages/account.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './member-dialog.module.css';

const MailDialog = lazyPart(() => import('#features/content/mail/MailDialog.tsx'));
const Superior = lazyPart(() => import('#features/account/superior/Superior.tsx'));

export type MemberDialogName = 'mail' | 'superior';

/** Mail and superior have no page on a desktop (spec 2.3) and open here. */
export function MemberDialog({ name, onClose }: { name: MemberDialogName; onClose: () => void }) {
  if (name === 'mail') {
    return (
      <SilentBoundary>
        <MailDialog onClose={onClose} />
      </SilentBoundary>
    );
  }
  return (
    <Sheet open onClose={onClose} title={t('account.superior')} form="dialog">
      <Suspense fallback={<Skeleton className={styles.waiting} />}>
        <Superior onDone={onClose} />
      </Suspense>
    </Sheet>
  );
}
