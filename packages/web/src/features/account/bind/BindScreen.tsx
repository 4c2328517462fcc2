import { usePlayer } from '#api/session.ts';
import { ConfiguredForm } from '#shared/config/ConfiguredForm.tsx';
import { t } from '#messages/account.ts';
import { useBack } from '#routing/use-back.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Screen } from '#ui/frame.ts';
import { BindForm } from './BindForm.tsx';
import styles from './bind.module.css';
import { fullMobile } from '#shared/player/mobile.ts';

/** Binds a mobile number once, then goes back (spec 2.2). */
export default function BindScreen() {
  const back = useBack();
  const mobile = usePlayer()?.user.mobile;
  return (
    <Screen title={t('account.bindTitle')}>
      <div className={styles.page}>
        <ConfiguredForm>
          {(rules) =>
            mobile ? (
              <EmptyState
                title={t('account.boundTitle')}
                text={t('account.boundText', { mobile: fullMobile(mobile, rules.countryCode) })}
              />
            ) : (
              <BindForm rules={rules} onBound={back} />
            )
          }
        </ConfiguredForm>
      </div>
    </Screen>
  );
}
