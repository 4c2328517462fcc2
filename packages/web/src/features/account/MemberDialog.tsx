import { t } from '#messages/account.ts';
import { t as tPlayer } from '#messages/player.ts';
import { t as tUnfinished } from '#messages/unfinished.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';

export type MemberDialogName = 'mail' | 'superior';

const words = {
  mail: () => ({ title: tPlayer('player.mail'), text: t('account.mailSoonText') }),
  superior: () => ({ title: t('account.superior'), text: t('account.superiorSoonText') }),
};

/** Mail and superior have no page on a desktop (spec 2.3): they open here. Until they are built, this says so. */
export function MemberDialog({ name, onClose }: { name: MemberDialogName | null; onClose: () => void }) {
  const { title, text } = words[name ?? 'mail']();
  return (
    <Sheet open={name !== null} onClose={onClose} title={title} form="dialog">
      <EmptyState title={tUnfinished('unfinished.title')} text={text} />
    </Sheet>
  );
}
