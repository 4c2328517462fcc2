import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Fits a text into the room it has. The box's `data-fit` counts up from 0 until what is marked
 * `data-fits` inside is no wider than its own box; what each step looks like is the style's business. Measured,
 * because neither the font nor the reader's text size can be known. The box's own size must follow the text size, e.g. by
 * a height in rem; what stands inside must not change it.
 * @param text what is shown; measured anew when it changes
 * @param steps the last step
 */
export function useFit(text: string, steps: number): RefObject<HTMLSpanElement | null> {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.querySelector<HTMLElement>('[data-fits]');
    if (!outer || !inner) return undefined;
    const fit = () => {
      for (let step = 0; step <= steps; step += 1) {
        outer.dataset['fit'] = String(step);
        if (inner.scrollWidth <= inner.clientWidth) return;
      }
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    // A font that comes later is wider or narrower than the one it replaces.
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [text, steps]);
  return box;
}
