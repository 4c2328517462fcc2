import { hasSuperior } from '@tara/sdk/rules';
import { usePlayer } from '#api/session.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { t } from '#messages/superior.ts';
import handshake from '#assets/objects/handshake.webp';
import { Intro } from '#ui/intro/Intro.tsx';
import { SuperiorForm } from './SuperiorForm.tsx';

/**
 * The superior of the player: a form until one is set, then the superior (spec 2.2).
 * @param props.onDone called after the superior is set
 */
export default function Superior({ onDone }: { onDone: () => void }) {
  const player = usePlayer();
  if (!player) return <ConfigMissing />;
  const { pid } = player.user;
  const isSet = hasSuperior(pid);
  return (
    <div className="stack gap-4">
      <Intro object={handshake} title={isSet ? t('superior.setTitle', { pid }) : t('superior.lead')}>
        <p>{t(isSet ? 'superior.setText' : 'superior.text')}</p>
      </Intro>
      {!isSet && <SuperiorForm onDone={onDone} />}
    </div>
  );
}
