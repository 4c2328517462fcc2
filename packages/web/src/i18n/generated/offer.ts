// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/wallet/offer.json';
import { addMessages } from '../t.ts';

/** The text of a message of `offer.json` or `core.json`. */
export const t = addMessages<'offer'>(messages);
