import type { Message } from '@tara/sdk/rules';
import { tMessage } from '#i18n/t.ts';
import '#messages/forms.ts';

/** What a rule says of a value, as the form library wants it: true, or what to say under the field. */
export function fieldError(message: Message | null): string | true {
  return message ? tMessage(message) : true;
}
