import { hasSuperior } from '@tara/sdk/rules';
import { usePlayer } from '#api/session.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { t } from '#messages/superior.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { SuperiorForm } from './SuperiorForm.tsx';

/**
 * The superior of the player: a form until one is set, then the superior (spec 2.2).
 * @param props.onDone called after the superior is set
 */
export default function Superior({ onDone }: { onDone: () => void }) {
  const player = usePlayer();
  if (!player) return <ConfigMissing />;
  const { pid } = player.user;
  if (!hasSuperior(pid)) return <SuperiorForm onDone={onDone} />;
  return <EmptyState title={t('superior.setTitle', { pid })} text={t('superior.setText')} />;
}
