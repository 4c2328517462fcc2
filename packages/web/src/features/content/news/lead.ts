import { splitParagraphs } from '#lib/paragraphs.ts';

/** About two lines beside a picture. */
const LENGTH = 80;

/**
 * The beginning of a notice: its first paragraph, cut after a whole word. Not cut by CSS, so that it is complete with
 * large text.
 * @param content plain text; may be empty
 */
export function getLead(content: string): string {
  const [first = ''] = splitParagraphs(content);
  if (first.length <= LENGTH) return first;
  const whole = first.slice(0, LENGTH + 1).replace(/(?<!\s)\s+\S*$/, '');
  return `${whole.slice(0, LENGTH)}…`;
}
