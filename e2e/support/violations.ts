import type { Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** With what axe recommends beyond the standard, e.g. landmarks. */
export const WITH_BEST_PRACTICE = [...WCAG_22_AA, 'best-practice'];

/**
 * What axe finds on the page as it stands, a line for each rule; empty when it finds nothing. Frames are left out: the
 * game and the payment are pages of their own, checked where they are served.
 * @param tags which rules, by axe's tags; WCAG 2.2 AA unless given
 */
export async function violations(page: Page, tags: readonly string[] = WCAG_22_AA): Promise<string[]> {
  // It is long: evaluated once a page, which keeps it while it is not loaded anew.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (values) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations: found } = await inPage.run(
        { exclude: ['iframe'] },
        // Only what is wrong is described, and no style sheet is fetched again for it.
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], preload: false },
      );
      return found.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    },
    [...tags],
  );
}
