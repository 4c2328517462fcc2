import type { LetterKind } from '../player/mailbox-state.ts';
import type { RewardItem } from '../player/reward-item.ts';

/** A mail before it is sent. */
export interface Letter {
  readonly kind: LetterKind;
  readonly title: string;
  /** Plain text, paragraphs parted by an empty line. */
  readonly content: string;
  /** What is attached; empty for none. */
  readonly propList: readonly RewardItem[];
}

/** A sum in words for a player: hundredths as 1,234.50. */
export const inWords = (hundredths: number): string =>
  (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Puts values into the `{names}` of a text; a name without a value stays as it is. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
