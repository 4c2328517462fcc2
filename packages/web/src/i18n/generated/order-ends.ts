// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/wallet/order-ends.json';
import { addMessages } from '../t.ts';

/** The text of a message of `order-ends.json` or `core.json`. */
export const t = addMessages<'order-ends'>(messages);
