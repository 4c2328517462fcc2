import { classNames } from '#lib/class-names.ts';
import styles from './avatar.module.css';

/** Number of avatar images, avatar_0 to avatar_9 (spec 9). */
export const AVATAR_COUNT = 10;

function source(avatar: number) {
  return `/static/avatar/avatar_${avatar}.png`;
}

interface AvatarProps {
  /** Number of the image; anything else shows the default, 0 (spec 2.6, 9). */
  avatar: number | string | undefined;
  size: number;
  dot?: boolean | undefined;
  className?: string | undefined;
}

export function Avatar({ avatar, size, dot, className }: AvatarProps) {
  const number = Number(avatar);
  const known = Number.isInteger(number) && number >= 0 && number < AVATAR_COUNT;
  return (
    <span className={classNames(styles.avatar, className)} style={{ width: size, height: size }}>
      <img src={source(known ? number : 0)} width={size - 4} height={size - 4} alt="" />
      {dot && <span className={styles.dot} />}
    </span>
  );
}
