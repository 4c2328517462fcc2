import '../../styles/tokens-promo.css';
import styles from './promo-scene.module.css';

/** What stands behind a promotion: the rays and the light of its sky, and its hills. Inside of a `data-world`. */
export function PromoScene() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <span className={styles.rays} />
      <span className={styles.halo} />
      <svg className={styles.hills} viewBox="0 0 100 40" preserveAspectRatio="none">
        <path className={styles.far} d="M0 40V16C20 2 35 26 55 17S85 2 100 13V40Z" />
        <path className={styles.ground} d="M0 40V29C22 18 40 37 60 30S86 20 100 29V40Z" />
      </svg>
    </div>
  );
}
