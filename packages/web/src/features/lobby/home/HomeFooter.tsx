import { HomeTab, isEnabled, socialLinks } from '@tara/sdk/rules';
import type { CSSProperties } from 'react';
import { useConfig } from '#api/config.ts';
import { logAction } from '#api/telemetry.ts';
import { ContactIcons } from '#shared/service/ContactIcons.tsx';
import { t } from '#messages/lobby-lazy.ts';
import { href } from '#routing/layout.ts';
import { showBrand } from '#state/home-tab.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { socialIcons } from '#ui/icon/social-icons.ts';
import { Link } from 'react-router-dom';
import styles from './home-footer.module.css';
import { HOME_PANEL_ID } from './HomeTabs.tsx';

/** Green mode: two local wallets and the responsible-gaming card (spec 1, 2.5). */
function GreenLogos() {
  const wallets =
    useConfig()?.web.appRechargeTypeList.filter(({ iconH5 }) => iconH5.includes('wallet')) ?? [];
  return (
    <div className={`grid gap-3 ${styles.green}`}>
      <h2 className={`margin-bottom-2 type-label color-muted ${styles.small}`}>{t('footer.payments')}</h2>
      <ul className={styles.logos}>
        {wallets.map(({ id, iconH5, name }) => (
          <li key={id} className={styles.wallet}>
            <img src={iconH5} width={32} height={32} alt="" />
            {name}
          </li>
        ))}
      </ul>
      <Link
        className={`row card gap-3 padding-4 type-caption color-muted ${styles.responsible}`}
        to={href('saferPlay')}
      >
        <span className={styles.mark} role="img" aria-label={t('footer.responsibleMark')}>
          <Icon name="shield-check" size={26} />
        </span>
        <b className={styles.age}>{t('common.age')}</b>
        <span>
          <b>{t('footer.responsible')}</b>
          <span>{t('footer.responsibleText')}</span>
        </span>
        <Icon name="chevron-right" className="flex-none margin-start-auto" />
      </Link>
    </div>
  );
}

/** The footer of home (spec 2.5): contacts, studios, social links; green mode adds its logos. */
export function HomeFooter() {
  const config = useConfig();
  if (!config) return null;
  const { web } = config;
  // A studio's logo opens its games; studios without games are hidden.
  const getType = new Map(config.games.map(({ brandId, typeId }) => [brandId, typeId]));
  const brands = web.appGameBrandList.filter(({ id, status }) => isEnabled(status) && getType.has(id));
  function showGamesByBrand(brandId: number) {
    showBrand(getType.get(brandId) ?? HomeTab.home, brandId);
    document.getElementById(HOME_PANEL_ID)?.scrollIntoView({ block: 'start' });
  }
  const links = socialLinks(web.socialMedia);
  return (
    <footer className={styles.footer}>
      {web.mode === 'green' && <GreenLogos />}
      <ContactIcons />
      {brands.length > 0 && (
        <div>
          <h2 className={`margin-bottom-2 type-label color-muted ${styles.small}`}>{t('footer.brands')}</h2>
          <ul className={styles.logos}>
            {brands.map(({ id, name, icon3, theme }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.brand}
                  style={{ '--from': theme?.from, '--to': theme?.deep, '--hi': theme?.hi } as CSSProperties}
                  onClick={() => showGamesByBrand(id)}
                >
                  <img src={icon3} width={28} height={28} alt="" loading="lazy" />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {links.length > 0 && (
        <ul className="flex wrap justify-center gap-2" aria-label={t('footer.social')}>
          {links.map(({ id, url }) => (
            <li key={id}>
              <a
                className="disc-link"
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={id}
                title={id}
                onClick={() => logAction('social_follow', { network: id })}
              >
                <Icon name={socialIcons[id]} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={`grid justify-items-center gap-1 type-caption color-faint text-center ${styles.legal}`}>
        <b className={styles.badge}>{t('common.age')}</b>
        {t('common.playMoney')}
        <span className={`row wrap justify-center gap-2 ${styles.links}`}>
          <Link to={href('saferPlay')}>{t('footer.saferPlay')}</Link>
          <span aria-hidden="true">·</span>
          <Link to={href('terms')}>{t('footer.terms')}</Link>
          <span aria-hidden="true">·</span>
          <Link to={href('privacy')}>{t('footer.privacy')}</Link>
        </span>
      </p>
    </footer>
  );
}
