// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/rewards/red-dots.json';
import { addMessages } from '../t.ts';

/** The text of a message of `red-dots.json` or `core.json`. */
export const t = addMessages<'red-dots'>(messages);
