import blue from '#assets/objects/parcel-blue.webp';
import green from '#assets/objects/parcel-green.webp';
import red from '#assets/objects/parcel-red.webp';
import { t } from '#messages/christmas.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import styles from './christmas.module.css';

/** The number of boxes, how to get more, and a link. */
export function BoxesCard({ count, framed }: { count: number; framed: boolean }) {
  return (
    <section className={framed ? `${styles.boxes} card padding-4` : styles.boxes}>
      <h2 className="type-section">{t('christmas.waiting', { count })}</h2>
      <span className={styles.parcels} data-none={count === 0 || undefined}>
        <img src={red} width={128} height={128} alt="" />
        <img src={blue} width={128} height={128} alt="" />
        <img src={green} width={128} height={128} alt="" />
      </span>
      <p className="type-note color-muted">{t('christmas.earn')}</p>
      <LinkButton wide to={href('wallets', { id: 'deposit' })}>
        {t('christmas.deposit')}
      </LinkButton>
    </section>
  );
}
