import { PlayerData } from '#shared/player/PlayerData.tsx';
import { t } from '#messages/account.ts';
import { Card } from '#ui/card/Card.tsx';
import { Screen } from '#ui/frame.ts';
import { PlayerDetails } from './PlayerDetails.tsx';
import profile from './profile-screen.module.css';
import { ProfileForm } from './ProfileForm.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';
import { Suspense } from 'react';
import { Fold } from '#ui/fold/Fold.tsx';
import { VipProgress } from '#shared/player/VipProgress.tsx';

const PersonalData = lazyPart(() => import('./PersonalData.tsx'));

/** Changes nickname, picture and personal data; a desktop shows the player's data beside it (spec 2.2, 2.3). */
export default function ProfileScreen() {
  return (
    <Screen title={t('account.edit')}>
      <PlayerData>
        {(user) => (
          <div className={`stack align-start gap-5 ${profile.page}`}>
            {/* Begun anew for another player, e.g. one who logged in in another tab. */}
            <div className="grid gap-5">
              <ProfileForm key={user.id} user={user} />
              <Fold key={user.id} title={t('account.personal')} note={t('account.personalText')}>
                <PartBoundary>
                  <Suspense>
                    <PersonalData />
                  </Suspense>
                </PartBoundary>
              </Fold>
            </div>
            <Card className={profile.data}>
              <h2 className="type-subtitle">{t('account.data')}</h2>
              <PlayerDetails user={user} />
              <VipProgress user={user} />
            </Card>
          </div>
        )}
      </PlayerData>
    </Screen>
  );
}
