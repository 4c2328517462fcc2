// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/promotions/sign-in-bonus.json';
import { addMessages } from '../t.ts';

/** The text of a message of `sign-in-bonus.json` or `core.json`. */
export const t = addMessages<'sign-in-bonus'>(messages);
