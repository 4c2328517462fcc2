import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Fits a text into its box. `data-fit` of the box counts up from 0 until the element with `data-fits` inside is no
 * wider than the box; CSS defines each step. It measures, because the font and the text size are unknown. The size of
 * the box must depend on the text size, e.g. a height in rem, and not on its content.
 * @param text the text; measured again when it changes
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
    // A web font that loads later has another width.
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [text, steps]);
  return box;
}
