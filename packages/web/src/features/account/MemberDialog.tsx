import { t } from '#i18n/t.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import '#features/unfinished/messages.ts';
import './messages.ts';

export type MemberDialogName = 'mail' | 'superior';

const words = {
  mail: { title: 'player.mail', text: 'account.mailSoonText' },
  superior: { title: 'account.superior', text: 'account.superiorSoonText' },
} as const;

/** Mail and superior have no page on a desktop (spec 2.3): they open here. Until they are built, this says so. */
export function MemberDialog({ name, onClose }: { name: MemberDialogName | null; onClose: () => void }) {
  const { title, text } = words[name ?? 'mail'];
  return (
    <Sheet open={name !== null} onClose={onClose} title={t(title)} form="dialog">
      <EmptyState title={t('unfinished.title')} text={t(text)} />
    </Sheet>
  );
}
