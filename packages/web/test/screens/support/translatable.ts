/** A node of React's tree, as far as the name of its component needs it. */
interface Fiber {
  type?: unknown;
  return: Fiber | null;
}

const found = new Map<string, string>();

/** Returns the node of React that manages this text by itself, undefined if its element does. */
function getFiber(text: Node): Fiber | undefined {
  const key = Object.keys(text).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? undefined : (text as unknown as Record<string, Fiber>)[key];
}

/** Returns the names of the components around a node, the innermost first. */
function getComponents(fiber: Fiber): string {
  const names: string[] = [];
  for (let at = fiber.return; at && names.length < 4; at = at.return)
    if (typeof at.type === 'function') names.push(at.type.name);
    else if (typeof at.type === 'string') names.push(`<${at.type}>`);
  return names.join(' in ');
}

function textsIn(node: Node): Text[] {
  if (node instanceof Text) return [node];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/**
 * Collects texts that React manages as nodes of their own: text beside other children of an element, or text that a
 * component returns. A browser that translates the page replaces text nodes, and React then fails when it inserts or
 * removes something beside them, or changes a text that is no longer shown. The only child of an element is safe.
 */
export function watchTexts(): void {
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        for (const text of textsIn(node)) {
          const fiber = text.data.trim() === '' ? undefined : getFiber(text);
          if (fiber) found.set(getComponents(fiber), text.data);
        }
      }
  }).observe(document, { childList: true, subtree: true });
}

/** Returns the texts that were found since the last call, each with its components. */
export function takeUnsafeTexts(): string[] {
  const texts = [...found].map(([components, text]) => `${components}: ${text}`);
  found.clear();
  return texts;
}

/** Replaces a text by a translation in elements of its own, as Chrome and Google Translate do. */
function translate(text: Text): void {
  if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, title')) return;
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.append(text.data);
  outer.append(inner);
  text.replaceWith(outer);
}

/** Translates the page, also what is added to it later. The words stay, so that they are found. @returns stops it */
export function translatePage(): () => void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) textsIn(node).forEach(translate);
  });
  textsIn(document.body).forEach(translate);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
