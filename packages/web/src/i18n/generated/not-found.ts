// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/app/not-found.json';
import { addMessages } from '../t.ts';

/** The text of a message of `not-found.json` or `core.json`. */
export const t = addMessages<'not-found'>(messages);
