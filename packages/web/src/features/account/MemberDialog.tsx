import { MailDialog } from '#features/mail/index.ts';
import { t } from '#messages/account.ts';
import { t as tUnfinished } from '#messages/unfinished.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';

export type MemberDialogName = 'mail' | 'superior';

/** Mail and superior have no page on a desktop (spec 2.3): they open here. Until the second is built, this says so. */
export function MemberDialog({ name, onClose }: { name: MemberDialogName | null; onClose: () => void }) {
  return (
    <>
      {name === 'mail' && (
        <SilentBoundary>
          <MailDialog onClose={onClose} />
        </SilentBoundary>
      )}
      <Sheet open={name === 'superior'} onClose={onClose} title={t('account.superior')} form="dialog">
        <EmptyState title={tUnfinished('unfinished.title')} text={t('account.superiorSoonText')} />
      </Sheet>
    </>
  );
}
