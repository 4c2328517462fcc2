import { wheelStop } from '@tara/sdk/rules';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '#lib/motion.ts';

/** `waits`: for the server's answer; `stops`: the answer is there, and the wheel comes to stand at it. */
export type TurnPhase = 'stands' | 'waits' | 'stops';

/** A whole turn while the answer is awaited. */
const WAIT_TURN_MS = 700;
const STOP_MS = 4200;
const STOP_TURNS = 4;
const STOP_EASING = 'cubic-bezier(.12,.72,.1,1)';
/** Back to where it stood, when there is nothing to stop at. */
const BACK_MS = 600;
const FADE_MS = 120;

interface Turn {
  /** Where it stands, or comes to stand: degrees from 0 to less than 360. */
  angle: number;
  phase: TurnPhase;
  onStand: () => void;
}

const rotated = (degrees: number) => `rotate(${degrees}deg)`;

/** What hangs in the disc and stays upright: it turns back as far as the disc turns on, by the same curve. */
const hanging = (disc: HTMLElement) => [...disc.querySelectorAll<HTMLElement>('[data-upright]')];

/** Turns the disc from one angle to another, and what hangs in it the other way. */
function turnAll(disc: HTMLElement, from: number, to: number, timing: KeyframeAnimationOptions): Animation[] {
  const turn = (element: HTMLElement, sign: 1 | -1) =>
    element.animate([{ transform: rotated(sign * from) }, { transform: rotated(sign * to) }], timing);
  return [turn(disc, 1), ...hanging(disc).map((part) => turn(part, -1))];
}

function cancelAll(animations: readonly Animation[]): void {
  for (const animation of animations) animation.cancel();
}

/** How far an animation of whole turns has come, in turns. */
function turnsOf(animation: Animation | undefined): number {
  const { progress } = animation?.effect?.getComputedTiming() ?? {};
  return progress ?? 0;
}

/**
 * Turns an element by its transform alone: the browser draws it once and React does not draw it at all. What is marked
 * `data-upright` in it stays upright. Where less
 * motion is asked for it stands at its end at once, and comes to sight in a short fade.
 * @returns the element's ref
 */
export function useTurn({ angle, phase, onStand }: Turn): RefObject<HTMLDivElement | null> {
  const disc = useRef<HTMLDivElement>(null);
  /** How far it is turned, all turns counted; null before it was first drawn. */
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
        rest(from + turnsOf(waiting[0]) * 360);
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
    // Taken off the page it is cancelled, and nobody is told.
    if (phase === 'stops') last[0]?.finished.then(() => stand()).catch(() => undefined);
    return () => cancelAll(last);
  }, [angle, phase]);
  return disc;
}
