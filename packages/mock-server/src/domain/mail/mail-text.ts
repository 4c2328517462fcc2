import type { MailKind } from '../player/mailbox-state.ts';
import type { RewardItem } from '../player/reward-item.ts';

/** A mail before it is sent. */
export interface MailDraft {
  readonly kind: MailKind;
  readonly title: string;
  /** Plain text, paragraphs parted by an empty line. */
  readonly content: string;
  /** What is attached; empty for none. */
  readonly propList: readonly RewardItem[];
}

/** A sum in words for a player: hundredths as 1,234.50. */
export function formatAmount(hundredths: number): string {
  return (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Puts values into the `{names}` of a text; a name without a value stays as it is. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
}
