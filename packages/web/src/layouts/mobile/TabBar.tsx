import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import wheel from '#assets/wheel-small.svg';
import { useConfig } from '#api/config.ts';
import { t } from '#i18n/t.ts';
import { classNames } from '#lib/class-names.ts';
import { href } from '#routing/layout.ts';
import { RewardsDotHost } from '#shared/red-dots/RewardsDotHost.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import { Tag } from '#ui/chip/Chip.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import styles from './tab-bar.module.css';
import { getTabIndex } from './tab-index.ts';

interface TabProps {
  to: string;
  icon: IconName;
  label: string;
  active: boolean;
  /** Its red dot. */
  children?: ReactNode;
}

function Tab({ to, icon, label, active, children }: TabProps) {
  return (
    <li>
      <Link
        to={to}
        className={classNames(styles.tab, active && styles.on)}
        aria-current={active ? 'page' : undefined}
      >
        <Icon name={icon} size={24} />
        {label}
        {children}
      </Link>
    </li>
  );
}

/** The bottom bar of the lobby (spec 2.4), raised under the wheel. */
export function TabBar() {
  const { pathname } = useLocation();
  const index = pathname === href('transactions') ? 4 : getTabIndex(pathname);
  const bonus = useConfig()?.web.actInviteConditionModelClient2List[0]?.bonusAmount;
  const { short } = useMoney();
  return (
    <nav className={styles.bar} aria-label={t('nav.main')}>
      <ul>
        <Tab to={href('home')} icon="house" label={t('nav.home')} active={index === 0} />
        <Tab to={href('rewards')} icon="gift" label={t('nav.rewards')} active={index === 1}>
          <RewardsDotHost />
        </Tab>
        <li>
          <Link
            to={href('spin')}
            className={classNames(styles.tab, styles.spin, index === 2 && styles.on)}
            aria-current={index === 2 ? 'page' : undefined}
          >
            <img className={styles.disc} src={wheel} width={72} height={72} alt="" />
            {bonus !== undefined && (
              <Tag className={styles.tag}>{t('nav.spinBadge', { amount: short(bonus) })}</Tag>
            )}
            <b>{t('nav.spin')}</b>
          </Link>
        </li>
        <Tab to={href('notice')} icon="newspaper" label={t('nav.news')} active={index === 3} />
        <Tab
          to={href('wallets', { id: 'deposit' })}
          icon="wallet"
          label={t('nav.wallet')}
          active={index === 4}
        />
      </ul>
    </nav>
  );
}
