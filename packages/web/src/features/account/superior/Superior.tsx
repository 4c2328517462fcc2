import { hasSuperior } from '@tara/sdk/rules';
import { usePlayer } from '#api/session.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { t } from '#messages/superior.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { SuperiorForm } from './SuperiorForm.tsx';

/**
 * Who invited the player: the form while nobody is set, then who it is (spec 2.2).
 * @param props.onDone called when the superior is set
 */
export default function Superior({ onDone }: { onDone: () => void }) {
  const player = usePlayer();
  if (!player) return <ConfigMissing />;
  const { pid } = player.user;
  if (!hasSuperior(pid)) return <SuperiorForm onDone={onDone} />;
  return <EmptyState title={t('superior.setTitle', { pid })} text={t('superior.setText')} />;
}
