import { useState } from 'react';
import { createStoredIntents } from '#api/intents.ts';
import { t } from '#messages/transfer.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button/Button.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import shared from './safebox.module.css';
import type { Direction } from './use-transfer.ts';

const TransferDialog = lazyPart(() => import('./TransferDialog.tsx'));

interface TransfersProps {
  /** Id of the player. */
  player: number;
  /** Available coins in each direction, in hundredths. */
  most: Readonly<Record<Direction, number>>;
  /** Why no transfer is possible, or null. */
  barred: string | null;
  /** Why nothing can be taken out, or false. */
  shut: string | false;
  /** Whether moving coins is the main action of the page. */
  main: boolean;
}

/** A transfer with unknown outcome from before a reload: its dialog opens automatically. */
function unknownTransfer(): Direction | null {
  const { unfinished } = createStoredIntents();
  if (unfinished('safeboxDeposit').length > 0) return 'in';
  return unfinished('safeboxWithdraw').length > 0 ? 'out' : null;
}

/** The transfers between balance and safebox. */
export function Transfers({ player, most, barred, shut, main }: TransfersProps) {
  const [direction, setDirection] = useState(unknownTransfer);
  const [result, setResult] = useState<string | null>(null);
  const reason = { in: barred, out: barred ?? shut };
  return (
    <>
      <div className={shared.ways}>
        {(['in', 'out'] as const).map((way) => (
          <Button
            key={way}
            variant={main && way === 'in' ? 'gold' : 'night'}
            idle={reason[way] ?? undefined}
            onClick={() => {
              setResult(null);
              setDirection(way);
            }}
          >
            {t(`transfer.send_${way}`)}
          </Button>
        ))}
      </div>
      <p role="status" className={shared.result}>
        {result}
      </p>
      {barred && <p className={`type-note color-muted ${shared.text}`}>{barred}</p>}
      <SilentBoundary>
        {direction && (
          <TransferDialog
            {...{ player, direction }}
            most={most[direction]}
            onClose={(next) => {
              setDirection(null);
              setResult(next);
            }}
          />
        )}
      </SilentBoundary>
    </>
  );
}
