import { ConfiguredForm } from '#shared/config/ConfiguredForm.tsx';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { t } from '#messages/password.ts';
import locked from '#assets/objects/locked.webp';
import { Screen } from '#ui/frame.ts';
import { Intro } from '#ui/intro/Intro.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import profile from './profile-screen.module.css';

/** Changes the password with the old one (docs/decisions/0061). */
export default function PasswordScreen() {
  return (
    <Screen title={t('password.title')}>
      <PlayerData>
        {({ id }) => (
          <div className={`stack gap-4 ${profile.single}`}>
            <Intro object={locked} title={t('password.lead')}>
              <p>{t('password.text')}</p>
            </Intro>
            {/* Begun anew for another player, e.g. one who logged in in another tab. */}
            <ConfiguredForm>{(rules) => <ChangePassword key={id} rules={rules} />}</ConfiguredForm>
          </div>
        )}
      </PlayerData>
    </Screen>
  );
}
