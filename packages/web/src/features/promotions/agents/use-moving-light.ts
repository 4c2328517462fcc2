import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#lib/motion.ts';
import { lightRun } from './light-run.ts';

/** A light on the fields of a draw. */
interface Light {
  /** The field on which it is; null before the first draw. */
  field: number | null;
  /** Whether it still runs. */
  running: boolean;
}

/**
 * Lets a light run over some fields once, to the field that the server has named. With less motion it is there at once.
 * @param fields how many fields there are
 * @param index on which it stops; null where nothing has been drawn
 * @param onStop it has stopped
 */
export function useMovingLight(fields: number, index: number | null, onStop: () => void): Light {
  const [step, setStep] = useState(0);
  const [shown, setShown] = useState(index);
  if (shown !== index) {
    setShown(index);
    setStep(0);
  }
  const run = index === null || prefersReducedMotion() ? [] : lightRun(fields, index);
  const at = run[step];
  const running = index !== null && at !== undefined;
  const stopped = index !== null && at === undefined;
  const pause = at?.ms ?? null;
  useEffect(() => {
    if (pause === null) return undefined;
    const timer = setTimeout(() => setStep(step + 1), pause);
    return () => clearTimeout(timer);
  }, [step, pause]);
  useEffect(() => {
    if (stopped) onStop();
    // It stops once for each draw, whoever asks.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stopped]);
  return { field: at?.field ?? index, running };
}
