import type { Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** Includes axe's best practices, for example landmarks. */
export const WITH_BEST_PRACTICE = [...WCAG_22_AA, 'best-practice'];

/**
 * Runs axe on the page. Frames are excluded: the pages of games and payments have their own tests.
 * @param tags axe's tags of the rules; WCAG 2.2 AA by default
 * @returns one line for each violated rule
 */
export async function violations(page: Page, tags: readonly string[] = WCAG_22_AA): Promise<string[]> {
  // Inject the large script once for each page load.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (values) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations: found } = await inPage.run(
        { exclude: ['iframe'] },
        // Report violations only, and do not fetch style sheets again.
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], preload: false },
      );
      return found.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    },
    [...tags],
  );
}
