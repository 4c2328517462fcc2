import type { ComponentType } from 'react';
import '#styles/tokens-themes.css';
import styles from './promo-scene.module.css';
import { Dunes, Hills, Roofs, Snow, Tents, Water } from './Silhouette.tsx';
import type { Theme } from './theme.ts';

/** Silhouettes of the themes; dunes by default. */
const silhouettes: { readonly [Name in Theme]?: ComponentType } = {
  dawn: Roofs,
  calm: Roofs,
  midnight: Roofs,
  leaf: Hills,
  road: Hills,
  rose: Tents,
  mela: Tents,
  sea: Water,
  snow: Snow,
};

/** The background of a promotion: rays, glow and silhouette. Use it inside a `data-theme`. */
export function PromoScene({ theme }: { theme: Theme }) {
  const Silhouette = silhouettes[theme] ?? Dunes;
  return (
    <div className={styles.scene} aria-hidden="true">
      <span className={styles.rays} />
      <span className={styles.halo} />
      <svg className={styles.silhouette}>
        <Silhouette />
      </svg>
    </div>
  );
}
