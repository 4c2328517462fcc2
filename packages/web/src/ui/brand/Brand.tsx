import { t } from '#i18n/t.ts';
import star from '#assets/star.svg';
import styles from './brand.module.css';

/** The logo: a star with eight rays. */
export function Star({ size }: { size: number }) {
  return <img src={star} width={size} height={size} alt="" style={{ flex: 'none' }} />;
}

/** Logo and name. */
export function Brand({ size = 32 }: { size?: number }) {
  return (
    <span className={styles.brand} style={{ fontSize: `min(${(size * 0.8125) / 16}rem, 7cqi)` }}>
      <Star size={size} />
      <span>
        {t('brand.first')} <b>{t('brand.second')}</b>
      </span>
    </span>
  );
}
