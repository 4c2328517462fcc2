import { toReward, wheelAngle, type PropConfigMap, type RewardItem } from '@tara/sdk/rules';
import hub from '#assets/wheel-hub.svg';
import pin from '#assets/wheel-pin.svg';
import rim from '#assets/wheel-rim.svg';
import { t } from '#messages/spin.ts';
import { classNames } from '#lib/class-names.ts';
import { Coin } from '#ui/coin/Coin.tsx';
import { choiceLine } from '#ui/reward/reward-text.ts';
import { useTurn, type TurnPhase } from '#ui/wheel/use-turn.ts';
import wheel from '#ui/wheel/wheel.module.css';
import { CENTRE, getFields, type Field } from './fields.ts';
import styles from './wheel.module.css';

const BLANK = Array.from({ length: 8 }, () => null);

interface WheelProps {
  /** The prizes of its fields; null while unknown, when the wheel is dark. */
  items: readonly RewardItem[] | null;
  props: PropConfigMap;
  /** The current or target field; null for none. */
  index: number | null;
  phase: TurnPhase;
  /** Called when it stops at its target. */
  onStand: () => void;
}

/** The wheel: a fixed rim and hub, and a turning disc. */
export function Wheel({ items, props, index, phase, onStand }: WheelProps) {
  const rewards = items?.map((item) => toReward(item, props)) ?? null;
  const fields = getFields(rewards ?? BLANK);
  const disc = useTurn({ angle: wheelAngle(index ?? 0, fields.length), phase, onStand });
  const name = rewards ? t('spin.wheel', { fields: choiceLine(rewards) }) : t('spin.wheelWaits');
  return (
    <div className={classNames(styles.wheel, !rewards && wheel.unlit)} role="img" aria-label={name}>
      <img className={styles.rim} src={rim} alt="" />
      <div ref={disc} className={styles.disc} data-disc>
        <Disc fields={fields} />
      </div>
      <img className={styles.hub} src={hub} alt="" />
      <img className={styles.pin} src={pin} alt="" />
    </div>
  );
}

/** The turning disc with the fields. */
function Disc({ fields }: { fields: readonly Field[] }) {
  return (
    <>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <defs>
          {[0, 1, 2, 3].map((colour) => (
            <radialGradient
              key={colour}
              id={`wheel-${colour}`}
              className={styles[`colour${colour}`]}
              gradientUnits="userSpaceOnUse"
              cx={CENTRE}
              cy={CENTRE}
              r="84"
            >
              <stop offset=".3" className={styles.inner} />
              <stop offset="1" className={styles.outer} />
            </radialGradient>
          ))}
        </defs>
        {fields.map(({ colour, turned, outline, label, size, upright }) => (
          <g key={turned} transform={`rotate(${turned} ${CENTRE} ${CENTRE})`}>
            <path d={outline} fill={`url(#wheel-${colour})`} className={styles.field} />
            <text
              className={classNames(wheel.label, colour === 2 && wheel.onGold)}
              style={{ fontSize: size }}
              {...(upright
                ? { x: 158, y: CENTRE, transform: `rotate(-90 ${CENTRE} ${CENTRE})` }
                : { x: CENTRE, y: 36 })}
            >
              {label}
            </text>
          </g>
        ))}
      </svg>
      {fields.map(
        ({ turned, coin }) =>
          coin && (
            <span key={turned} className={styles.coin} style={{ rotate: `${turned}deg` }}>
              <Coin />
            </span>
          ),
      )}
    </>
  );
}
