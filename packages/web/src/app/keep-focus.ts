/** Time for components that choose the next focus themselves, in ms. */
const OTHERS_FIRST_MS = 50;

/** The first heading of new content, or the heading above it. */
function nextHeading(added: readonly Element[]): HTMLElement | null {
  const parts = added.filter(({ isConnected }) => isConnected);
  const sections = [...parts, ...parts.flatMap((part) => part.closest('section') ?? []), document];
  for (const section of sections) {
    const heading = section.querySelector<HTMLElement>('h1, h2');
    if (heading) return heading;
  }
  return null;
}

/**
 * Keeps the focus of keyboard and screen reader on the page: if a view changes in place and the focused element is
 * removed, the heading of the new content gets the focus.
 * @returns stops it
 */
export function keepFocus(): () => void {
  let focused: Element | null = null;
  let added: Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  function moveFocus() {
    const heading = nextHeading(added);
    const { activeElement, body } = document;
    const isLost = !focused?.isConnected && (activeElement === null || activeElement === body);
    timer = undefined;
    focused = null;
    added = [];
    if (!heading || !isLost) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const observer = new MutationObserver((records) => {
    if (!focused || focused.isConnected) return;
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) added.push(node);
    }
    timer ??= setTimeout(moveFocus, OTHERS_FIRST_MS);
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
    clearTimeout(timer);
  };
}
