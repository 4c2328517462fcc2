// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/wallet/wallet.json';
import { addMessages } from '../t.ts';

/** The text of a message of `wallet.json` or `core.json`. */
export const t = addMessages<'wallet'>(messages);
