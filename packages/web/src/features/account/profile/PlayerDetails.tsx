import type { UserInfo } from '@tara/sdk';
import { Link } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { t } from '#messages/account.ts';
import { t as tPlayer } from '#messages/player.ts';
import { href } from '#routing/layout.ts';
import styles from '#ui/detail/detail.module.css';
import { Detail } from '#ui/detail/Detail.tsx';
import { fullMobile } from '#shared/player/mobile.ts';

/** The account data of the player (spec 2.2), with a link to bind a number if there is none. */
export function PlayerDetails({ user: { id, account, mobile, vip } }: { user: UserInfo }) {
  const countryCode = useConfig()?.web.countryCode;
  return (
    <dl className={styles.facts}>
      <Detail name={t('account.playerId')}>{id}</Detail>
      <Detail name={t('account.name')}>{account}</Detail>
      <Detail name={t('account.mobile')}>
        {mobile ? (
          fullMobile(mobile, countryCode)
        ) : (
          <Link
            className={`inline-flex align-center min-height-target type-entry color-info ${styles.link}`}
            to={href('bind')}
          >
            {tPlayer('player.bind')}
          </Link>
        )}
      </Detail>
      <Detail name={t('account.vip')}>{t('account.vipLevel', { level: vip })}</Detail>
    </dl>
  );
}
