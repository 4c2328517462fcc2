// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/promotions/new-year-tasks.json';
import { addMessages } from '../t.ts';

/** The text of a message of `new-year-tasks.json` or `core.json`. */
export const t = addMessages<'new-year-tasks'>(messages);
