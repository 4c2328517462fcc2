import Rewards from '#features/rewards/hub/RewardsScreen.tsx';
import { t } from '#i18n/t.ts';

/** The rewards under the name of their entry in the menu (spec 2.3). */
export default function RewardsScreen() {
  return <Rewards title={t('nav.promo')} />;
}
