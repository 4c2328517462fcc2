import { useEffect, useRef, type RefObject } from 'react';

/**
 * Accepts a dropped file. There is always another way to choose one, without a pointer.
 * @param onDrop receives the file
 * @returns for the `ref` of the element
 */
export function useFileDrop<E extends HTMLElement>(onDrop: (file: File) => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    target.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    target.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        if (file) latest.current(file);
      },
      { signal },
    );
    return () => aborter.abort();
  }, []);
  return element;
}
