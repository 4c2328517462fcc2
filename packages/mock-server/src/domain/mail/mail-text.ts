import type { MailKind } from '../player/mailbox-state.ts';
import type { RewardItem } from '../player/reward-item.ts';

/** The content of a mail. */
export interface MailDraft {
  readonly kind: MailKind;
  readonly title: string;
  /** Plain text; an empty line separates paragraphs. */
  readonly content: string;
  /** The attached reward items. */
  readonly propList: readonly RewardItem[];
}

/** Formats hundredths as 1,234.50. */
export function formatAmount(hundredths: number): string {
  return (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Replaces the `{names}` in a text by values; a name without a value stays. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
}
