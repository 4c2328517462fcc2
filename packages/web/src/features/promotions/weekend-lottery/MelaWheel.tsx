import { toReward, type PropConfigMap, type Reward, type RewardItem } from '@tara/sdk/rules';
import rim from '#assets/mela-rim.svg';
import stand from '#assets/mela-stand.svg';
import hub from '#assets/wheel-hub.svg';
import pin from '#assets/wheel-pin.svg';
import { t } from '#messages/weekend.ts';
import { classNames } from '#lib/class-names.ts';
import { RewardPicture } from '#ui/reward/RewardPicture.tsx';
import { choiceLine } from '#ui/reward/reward-text.ts';
import { useTurn, type TurnPhase } from '#ui/wheel/use-turn.ts';
import wheel from '#ui/wheel/wheel.module.css';
import { toCabins, EDGE, pierAngle, type Cabin } from './cabins.ts';
import styles from './mela-wheel.module.css';

const BLANK = Array.from({ length: 8 }, () => null);

interface MelaWheelProps {
  /** The prizes of its cabins; null while unknown, when the wheel is dark. */
  prizes: readonly RewardItem[] | null;
  props: PropConfigMap;
  /** The current or target cabin; null for none. */
  index: number | null;
  phase: TurnPhase;
  /** Called when it stops at its target. */
  onStand: () => void;
}

/** The big wheel: its cabins stay upright while it turns; the lowest one wins. */
export function MelaWheel({ prizes, props, index, phase, onStand }: MelaWheelProps) {
  const rewards = prizes?.map((item) => toReward(item, props)) ?? null;
  const cabins = toCabins(rewards ?? BLANK);
  const disc = useTurn({ angle: pierAngle(index, cabins.length), phase, onStand });
  return (
    <div
      className={classNames(styles.wheel, !rewards && wheel.unlit)}
      role="img"
      aria-label={rewards ? t('weekend.wheel', { prizes: choiceLine(rewards) }) : t('weekend.wheelWaits')}
    >
      <img className={styles.stand} src={stand} alt="" />
      <div ref={disc} className={styles.disc} data-disc>
        <svg viewBox={`0 0 ${EDGE} ${EDGE}`} aria-hidden="true">
          {cabins.map(({ turned }) => (
            <path
              key={turned}
              className={styles.spoke}
              d="M170 170V44"
              transform={`rotate(${turned} 170 170)`}
            />
          ))}
        </svg>
        <img src={rim} alt="" />
        {cabins.map((cabin, place) => (
          <HangingCabin
            key={cabin.turned}
            cabin={cabin}
            reward={rewards?.[place] ?? null}
            won={phase === 'stands' && index === place}
          />
        ))}
      </div>
      <img className={styles.hub} src={hub} alt="" />
      <img className={styles.pin} src={pin} alt="" />
    </div>
  );
}

interface HangingCabinProps {
  cabin: Cabin;
  reward: Reward | null;
  won: boolean;
}

/** A cabin on its hook, which keeps it upright. */
function HangingCabin({ cabin, reward, won }: HangingCabinProps) {
  const { colour, left, top, width, label, size } = cabin;
  return (
    <span
      className={classNames(styles.cabin, styles[`colour${colour}`])}
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%` }}
      data-upright
    >
      <svg viewBox="0 0 68 74" aria-hidden="true">
        {won && <circle className={styles.glow} cx="34" cy="40" r="44" />}
        <path className={styles.hook} d="M34 0v16M14 34L34 12 54 34" />
        <path className={styles.roof} d="M6 30Q34 4 62 30Z" />
        <rect className={styles.inside} x="9" y="30" width="50" height="24" />
        <path className={styles.hull} d="M6 52h56l-4 14a8 8 0 0 1-8 6H18a8 8 0 0 1-8-6Z" />
        <path className={styles.edge} d="M6 30h56" />
        <text className={classNames(wheel.label, colour === 2 && wheel.onGold)} x="34" y="62" fontSize={size}>
          {label}
        </text>
      </svg>
      {reward && (
        <span className={styles.picture}>
          <RewardPicture rewards={[reward]} size={30} />
        </span>
      )}
    </span>
  );
}
