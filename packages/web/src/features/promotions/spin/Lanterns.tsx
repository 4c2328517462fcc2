import lantern from '#assets/objects/lantern.webp';
import { usePagedQuery } from '#api/paged-query.ts';
import { t } from '#messages/spin.ts';
import { classNames } from '#lib/class-names.ts';
import { getLanterns } from './chances.ts';
import styles from './stage.module.css';

/** A lantern for each friend: lit for friends of this round, unlit for those who may still be needed. */
export function Lanterns({ needed }: { needed: number }) {
  const { rows, state } = usePagedQuery('actInviteUserRecord');
  const names = (rows ?? []).map(({ nickname }) => nickname);
  const { lit, unlit } = getLanterns(names, needed);
  if (state !== 'ready' || lit + unlit === 0) return null;
  return (
    <div className={styles.lanterns}>
      <ul aria-hidden="true" className={styles.string}>
        {Array.from({ length: lit + unlit }, (_, place) => (
          // The lanterns differ by their place only.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className={classNames(place < lit && styles.lit)}>
            <img src={lantern} width={40} height={40} alt="" />
          </li>
        ))}
      </ul>
      <p className="type-caption">
        {t('spin.lanterns', { friends: new Set(names).size })}
        {needed > 0 && ` · ${t('spin.lanternsNeeded', { count: needed })}`}
      </p>
    </div>
  );
}
