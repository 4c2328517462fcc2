import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#lib/motion.ts';
import { lightRun } from './light-run.ts';

interface Light {
  /** Its field; null before the first draw. */
  field: number | null;
  running: boolean;
}

/**
 * Moves a light over fields once, to the field of the server; immediately with reduced motion.
 * @param fields number of fields
 * @param index of the last field; null before a draw
 * @param onStop called when it stops
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
    // It stops once for each draw.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stopped]);
  return { field: at?.field ?? index, running };
}
