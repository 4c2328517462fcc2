import { t as tReward } from '#messages/reward.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from './draws.module.css';

interface DrawButtonProps {
  /** What the button does. */
  verb: string;
  /** The verb while it is done. */
  busyVerb: string;
  busy: boolean;
  /** Whether a draw was sent to which no answer came. */
  unknown: boolean;
  /** How many are left. */
  left: number;
  /** What is said where none is left. */
  none: string;
  onDraw: () => void;
  onCheckAgain: () => void;
}

/** The button of a draw: it draws, or asks how a draw ended that got no answer, or says why there is none. */
export function DrawButton(props: DrawButtonProps) {
  const { verb, busyVerb, busy, unknown, left, none, onDraw, onCheckAgain } = props;
  if (unknown) {
    return (
      <div className={styles.key}>
        <p className={styles.unknown} role="status">
          {tReward('reward.unknown')}
        </p>
        <Button wide onClick={onCheckAgain} busy={busy && tReward('reward.checking')}>
          {tReward('reward.checkAgain')}
        </Button>
      </div>
    );
  }
  if (left === 0 && !busy) return <p className={styles.none}>{none}</p>;
  return (
    <div className={styles.key}>
      <Button wide onClick={onDraw} busy={busy && busyVerb}>
        {verb}
      </Button>
    </div>
  );
}
