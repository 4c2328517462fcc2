import { prefersReducedMotion } from '#lib/motion.ts';

export type SwipeDirection = 'down' | 'left';

/** A dialog closes if released beyond this share of its size. */
const FAR = 1 / 3;
/** It also closes at this speed in px per ms, after this distance in px. */
const FAST = 0.5;
const FLUNG_PX = 24;
/** Speed is measured over these last ms. */
const RECENT_MS = 100;
/** Movement below these px is a tap. */
const SLOP_PX = 4;
const LEAVE_MS = 160;

interface Point {
  x: number;
  y: number;
}

function toPoint({ clientX, clientY }: Touch): Point {
  return { x: clientX, y: clientY };
}

/** Whether an element between the touch and the dialog is scrolled down: then the swipe scrolls it. */
function isScrolled(target: EventTarget | null, dialog: Element): boolean {
  for (let part = target as Element | null; part && part !== dialog; part = part.parentElement) {
    if (part.scrollTop > 0) return true;
  }
  return false;
}

/**
 * Lets a dialog follow the finger towards its edge. Released far or fast enough it closes, otherwise it springs back.
 * Touch only; every such dialog also has a close button.
 * @returns call it when the dialog has closed
 */
export function followSwipe(dialog: HTMLElement, direction: SwipeDirection, close: () => void): () => void {
  const ends = new AbortController();
  let start: Point | null = null;
  let dragging = false;
  let trail: { at: number; shift: number }[] = [];

  const move = (shift: number) => {
    dialog.style.transform = direction === 'down' ? `translateY(${shift}px)` : `translateX(${-shift}px)`;
  };
  const onStart = (event: TouchEvent) => {
    const [touch] = event.touches;
    const free =
      touch && event.touches.length === 1 && !(direction === 'down' && isScrolled(event.target, dialog));
    start = free ? toPoint(touch) : null;
    dragging = false;
  };
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!start || !touch) return;
    const { x, y } = toPoint(touch);
    const [along, across] = direction === 'down' ? [y - start.y, x - start.x] : [start.x - x, y - start.y];
    if (!dragging) {
      if (Math.hypot(along, across) < SLOP_PX) return;
      if (along <= Math.abs(across)) {
        start = null;
        return;
      }
      dragging = true;
      trail = [];
      dialog.style.transition = 'none';
    }
    if (event.cancelable) event.preventDefault();
    const shift = Math.max(0, along);
    trail = [...trail.filter(({ at }) => at > event.timeStamp - RECENT_MS), { at: event.timeStamp, shift }];
    move(shift);
  };
  const onEnd = () => {
    start = null;
    if (!dragging) return;
    dragging = false;
    const [first] = trail;
    const last = trail.at(-1);
    const size = direction === 'down' ? dialog.offsetHeight : dialog.offsetWidth;
    const shift = last?.shift ?? 0;
    const speed = first && last && last.at > first.at ? (shift - first.shift) / (last.at - first.at) : 0;
    if (shift < size * FAR && !(speed > FAST && shift > FLUNG_PX)) {
      dialog.removeAttribute('style');
      return;
    }
    // Keep it outside until it opens again, so that it does not slide back while it fades.
    const leaving = prefersReducedMotion() ? 0 : LEAVE_MS;
    dialog.style.transition = `transform ${leaving}ms var(--ease-leave)`;
    move(size + 64);
    setTimeout(close, leaving);
  };
  const { signal } = ends;
  dialog.addEventListener('touchstart', onStart, { signal, passive: true });
  dialog.addEventListener('touchmove', onMove, { signal, passive: false });
  dialog.addEventListener('touchend', onEnd, { signal });
  dialog.addEventListener('touchcancel', onEnd, { signal });
  return () => ends.abort();
}
