import skyrocket from '#assets/objects/skyrocket.webp';
import styles from './rocket.module.css';

/** A rocket that rises and explodes once in front of the picture. */
export function Rocket() {
  return (
    <span className={styles.flight} aria-hidden="true">
      <img src={skyrocket} width={128} height={128} alt="" className={styles.rocket} />
      <i className={styles.light} />
    </span>
  );
}
