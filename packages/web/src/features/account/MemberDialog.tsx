import { Suspense } from 'react';
import { SuperiorPart } from '#features/superior/index.ts';
import { t } from '#messages/account.ts';
import { t as tPlayer } from '#messages/player.ts';
import { t as tUnfinished } from '#messages/unfinished.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './member.module.css';

export type MemberDialogName = 'mail' | 'superior';

const titles = {
  mail: () => tPlayer('player.mail'),
  superior: () => t('account.superior'),
};

/** Mail and superior have no page on a desktop (spec 2.3): they open here. Until mail is built, this says so. */
export function MemberDialog({ name, onClose }: { name: MemberDialogName; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={titles[name]()} form="dialog">
      {name === 'superior' ? (
        <Suspense fallback={<Skeleton className={styles.waiting} />}>
          <SuperiorPart onDone={onClose} />
        </Suspense>
      ) : (
        <EmptyState title={tUnfinished('unfinished.title')} text={t('account.mailSoonText')} />
      )}
    </Sheet>
  );
}
