import { t as tReward } from '#messages/reward.ts';
import { Button } from '#ui/button/Button.tsx';
import shared from './draws.module.css';
import styles from './draw-button.module.css';

interface DrawButtonProps {
  /** Label. */
  verb: string;
  /** Label while it runs. */
  busyVerb: string;
  busy: boolean;
  /** Whether the outcome of a draw is unknown. */
  unknown: boolean;
  /** The number of draws left. */
  left: number;
  /** Text if none is left. */
  none: string;
  onDraw: () => void;
  onCheckAgain: () => void;
}

/** The button of a draw: it draws, asks for an unknown outcome, or shows why there is no draw. */
export function DrawButton(props: DrawButtonProps) {
  const { verb, busyVerb, busy, unknown, left, none, onDraw, onCheckAgain } = props;
  if (unknown) {
    return (
      <div className={shared.key}>
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
    <div className={shared.key}>
      <Button wide onClick={onDraw} busy={busy && busyVerb}>
        {verb}
      </Button>
    </div>
  );
}
