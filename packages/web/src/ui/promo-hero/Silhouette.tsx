import type { ReactNode } from 'react';
import styles from './silhouette.module.css';

/** A drawing with a fixed shape at a share of the width. */
function Standing({ at, scale = 1, children }: { at: string; scale?: number; children: ReactNode }) {
  return (
    <svg x={at} y="100%" overflow="visible">
      <g transform={`translate(0 -12) scale(${scale})`}>{children}</g>
    </svg>
  );
}

/** A drawing as wide as the background. */
function Wide({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 390 96" preserveAspectRatio="none" width="100%" height="100%">
      {children}
    </svg>
  );
}

function Tent({ light, dark }: { light: string | undefined; dark: string | undefined }) {
  return (
    <>
      <path className={light} d="M-44 0Q-22-26 0-62Q22-26 44 0Z" />
      <path className={dark} d="M-20 0Q-11-28 0-62Q11-28 20 0Z" />
      <path className={styles.flag} d="M-1-62v-16l15 4-13 5v7Z" />
    </>
  );
}

const FIR = 'M0-44l9 15H5l9 13H8l10 16H-18L-8-16h-6L-5-29h-4Z';

/** Dunes. */
export function Dunes() {
  return (
    <Wide>
      <path className={styles.far} d="M0 96V62C78 38 136 80 214 64S332 36 390 58V96Z" />
      <path className={styles.ground} d="M0 96V80C86 62 156 94 234 82S335 66 390 82V96Z" />
    </Wide>
  );
}

/** Green hills. */
export function Hills() {
  return (
    <Wide>
      <path className={styles.far} d="M0 96V50Q55 18 117 52T242 48Q320 8 390 50V96Z" />
      <path className={styles.ground} d="M0 96V78Q98 50 195 80T390 74V96Z" />
    </Wide>
  );
}

/** Flat roofs with some lit windows. */
export function Roofs() {
  return (
    <Wide>
      <path
        className={styles.far}
        d="M0 96V46h34v-9h14v9h10V30h52v22h40V38h18v-9h14v9h18v20h44V28h58v18h36v-9h14v9h38V96Z"
      />
      <path
        className={styles.ground}
        d="M0 96V74h46v-4h46v12h54V66h4v-4h48v4h4v14h44V64h62v12h36V68h46V96Z"
      />
      <path
        className={styles.window}
        d="M164 72h4v6h-4zM186 72h4v6h-4zM262 70h4v6h-4zM286 74h4v6h-4zM358 74h4v6h-4zM230 42h4v6h-4zM268 36h4v6h-4z"
      />
    </Wide>
  );
}

/** Tents of a fair. */
export function Tents() {
  return (
    <>
      <Wide>
        <path className={styles.far} d="M0 96V62Q117 44 234 64T390 56V96Z" />
      </Wide>
      <Standing at="8%">
        <Tent light={styles.red} dark={styles.redShade} />
      </Standing>
      <Standing at="40%" scale={0.75}>
        <Tent light={styles.orange} dark={styles.orangeShade} />
      </Standing>
      <Standing at="97%" scale={1.05}>
        <Tent light={styles.teal} dark={styles.tealShade} />
      </Standing>
      <Wide>
        <path className={styles.ground} d="M0 96V82Q98 68 195 84T390 80V96Z" />
      </Wide>
    </>
  );
}

/** Water with reflections. */
export function Water() {
  return (
    <Wide>
      <path className={styles.far} d="M0 36H390V96H0Z" />
      <path
        className={styles.glint}
        d="M12 46h30M96 42h18M170 48h36M262 44h24M340 50h34M48 58h22M130 60h34M224 58h26M304 62h30M20 70h34M100 72h24M186 68h22M262 74h30M350 70h22"
      />
      <path className={styles.ground} d="M0 96V86Q98 72 195 84T390 78V96Z" />
    </Wide>
  );
}

/** Snowy hills with firs. */
export function Snow() {
  return (
    <>
      <Wide>
        <path className={styles.farSnow} d="M0 96V26Q78-8 164 32T390 14V96Z" />
      </Wide>
      {[
        ['6%', 1.1],
        ['14%', 0.8],
        ['40%', 0.6],
        ['86%', 0.75],
        ['95%', 1.2],
      ].map(([at, scale]) => (
        <Standing key={at} at={String(at)} scale={Number(scale)}>
          <path className={styles.fir} d={FIR} />
        </Standing>
      ))}
      <Wide>
        <path className={styles.snow} d="M0 96V66Q109 34 214 66T390 60V96Z" />
        <path className={styles.snowShade} d="M0 96V80Q117 56 234 82T390 78V96Z" />
        <path className={styles.ground} d="M0 96V90Q70 80 156 90T304 89T390 88V96Z" />
      </Wide>
    </>
  );
}
