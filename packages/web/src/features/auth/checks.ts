import type { Message } from '@tara/sdk/rules';
import { tMessage } from '#i18n/t.ts';

/** A rule's message as the form library wants it: true, or what to say under the field. */
export function verdict(message: Message | null): string | true {
  return message ? tMessage(message) : true;
}

/** A number without what people put between its digits. */
export function digitsOnly(typed: string): string {
  return typed.replaceAll(/[\s().-]/g, '');
}
