import { entriesOf } from './entries.ts';
import type { Promotion } from './promotions.ts';

/**
 * The news: all notices in ascending order, whether they pop up or not.
 * @param items appNoticeConfigList of the web config
 */
export function newsItems<P extends Pick<Promotion, 'id' | 'sort'>>(items: readonly P[]): P[] {
  return entriesOf(items).sort((a, b) => a.sort - b.sort || a.id - b.id);
}
