import type { Page } from '@playwright/test';

/** The rightmost edge of all elements in CSS pixels, without the content of horizontal scrollers. */
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
