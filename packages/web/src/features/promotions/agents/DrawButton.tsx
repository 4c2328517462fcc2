import { t as tReward } from '#messages/reward.ts';
import { Button } from '#ui/button/Button.tsx';

interface DrawButtonProps {
  /** Label. */
  verb: string;
  /** Label while it runs. */
  busyVerb: string;
  busy: boolean;
  /** Whether the outcome of a draw is unknown. */
  unknown: boolean;
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
      <div className="grid gap-2">
        <p className="type-note color-accent-2 text-center" role="status">
          {tReward('reward.unknown')}
        </p>
        <Button wide onClick={onCheckAgain} busy={busy && tReward('reward.checking')}>
          {tReward('reward.checkAgain')}
        </Button>
      </div>
    );
  }
  if (left === 0 && !busy) return <p className="type-note color-muted text-center">{none}</p>;
  return (
    <div className="grid gap-2">
      <Button wide onClick={onDraw} busy={busy && busyVerb}>
        {verb}
      </Button>
    </div>
  );
}
