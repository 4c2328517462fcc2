// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/lobby/all-games.json';
import { addMessages } from '../t.ts';

/** The text of a message of `all-games.json` or `core.json`. */
export const t = addMessages<'all-games'>(messages);
