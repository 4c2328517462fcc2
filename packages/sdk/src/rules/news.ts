import { entriesOf } from './entries.ts';
import type { Promotion } from './promotions.ts';

/**
 * Returns the news: all notices in ascending order, including those that do not pop up.
 * @param items appNoticeConfigList of the web config
 */
export function newsItems<P extends Pick<Promotion, 'id' | 'sort'>>(items: readonly P[]): P[] {
  return entriesOf(items).sort((a, b) => a.sort - b.sort || a.id - b.id);
}
