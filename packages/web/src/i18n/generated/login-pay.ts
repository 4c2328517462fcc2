// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/promotions/login-pay.json';
import { addMessages } from '../t.ts';

/** The text of a message of `login-pay.json` or `core.json`. */
export const t = addMessages<'login-pay'>(messages);
