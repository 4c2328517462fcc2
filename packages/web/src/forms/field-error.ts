import type { Message } from '@tara/sdk/rules';
import { tMessage } from '#i18n/t.ts';
import '#messages/forms.ts';

/** Converts the result of a rule for the form library: true, or the text under the field. */
export function fieldError(message: Message | null): string | true {
  return message ? tMessage(message) : true;
}
