import { wheelStop } from '@tara/sdk/rules';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '#lib/motion.ts';

/** `waits` for the answer; `stops` at the answered field. */
export type TurnPhase = 'stands' | 'waits' | 'stops';

/** Duration of a turn while waiting. */
const WAIT_TURN_MS = 700;
const STOP_MS = 4200;
const STOP_TURNS = 4;
const STOP_EASING = 'cubic-bezier(.12,.72,.1,1)';
/** Duration of the turn back if there is no answer. */
const BACK_MS = 600;
const FADE_MS = 120;

interface Turn {
  /** The current or target angle: 0 to below 360 degrees. */
  angle: number;
  phase: TurnPhase;
  onStand: () => void;
}

const rotated = (degrees: number) => `rotate(${degrees}deg)`;

/** Rotates hanging elements back, so that they stay upright. */
const hanging = (disc: HTMLElement) => [...disc.querySelectorAll<HTMLElement>('[data-upright]')];

/** Rotates the disc from one angle to another, and hanging elements the other way. */
function turnAll(disc: HTMLElement, from: number, to: number, timing: KeyframeAnimationOptions): Animation[] {
  const turn = (element: HTMLElement, sign: 1 | -1) =>
    element.animate([{ transform: rotated(sign * from) }, { transform: rotated(sign * to) }], timing);
  return [turn(disc, 1), ...hanging(disc).map((part) => turn(part, -1))];
}

function cancelAll(animations: readonly Animation[]): void {
  for (const animation of animations) animation.cancel();
}

/** Turns completed by an animation. */
function getTurns(animation: Animation | undefined): number {
  const { progress } = animation?.effect?.getComputedTiming() ?? {};
  return progress ?? 0;
}

/**
 * Rotates an element by its transform, without React renders. Elements with `data-upright` inside stay upright. With
 * reduced motion it jumps to its end and fades in.
 * @returns the ref of the element
 */
export function useTurn({ angle, phase, onStand }: Turn): RefObject<HTMLDivElement | null> {
  const disc = useRef<HTMLDivElement>(null);
  /** Total rotation with all turns; null before the first render. */
  const turned = useRef<number | null>(null);
  const before = useRef<TurnPhase>(phase);
  const stand = useEffectEvent(onStand);
  useEffect(() => {
    const element = disc.current;
    if (!element) return undefined;
    const still = prefersReducedMotion();
    const waited = before.current === 'waits';
    before.current = phase;
    const from = turned.current ?? angle;
    function rest(at: number) {
      turned.current = at % 360;
      if (!element) return;
      element.style.transform = rotated(turned.current);
      for (const part of hanging(element)) part.style.transform = rotated(-turned.current);
    }
    if (phase === 'waits') {
      rest(from);
      if (still) return undefined;
      const waiting = turnAll(element, from, from + 360, {
        duration: WAIT_TURN_MS,
        iterations: Number.POSITIVE_INFINITY,
      });
      return () => {
        rest(from + getTurns(waiting[0]) * 360);
        cancelAll(waiting);
      };
    }
    const end = wheelStop(from, angle, phase === 'stops' && !still ? STOP_TURNS : 0);
    rest(end);
    if (phase === 'stands' && (still || !waited)) return undefined;
    const last = still
      ? [element.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS)]
      : turnAll(element, from, end, {
          duration: phase === 'stops' ? STOP_MS : BACK_MS,
          easing: STOP_EASING,
        });
    // If it is removed from the page, the animation is cancelled without callbacks.
    if (phase === 'stops') last[0]?.finished.then(() => stand()).catch(() => undefined);
    return () => cancelAll(last);
  }, [angle, phase]);
  return disc;
}
