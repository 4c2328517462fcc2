// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/wallet/deposit.json';
import { addMessages } from '../t.ts';

/** The text of a message of `deposit.json` or `core.json`. */
export const t = addMessages<'deposit'>(messages);
