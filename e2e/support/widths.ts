import type { Page } from '@playwright/test';

/** How far to the right anything on the screen reaches, in CSS pixels; what a row of its own scrolls is left out. */
export async function rightmost(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scrolls = (part: Element) =>
      ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(part).overflowX);
    const inScroller = (part: Element): boolean => {
      const parent = part.parentElement;
      return parent !== null && parent.tagName !== 'MAIN' && (scrolls(parent) || inScroller(parent));
    };
    return Math.max(
      ...[...document.querySelectorAll('main, main *')]
        .filter((part) => !inScroller(part))
        .map((part) => part.getBoundingClientRect().right),
    );
  });
}
