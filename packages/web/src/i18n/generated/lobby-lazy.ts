// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/lobby/lobby-lazy.json';
import { addMessages } from '../t.ts';

/** The text of a message of `lobby-lazy.json` or `core.json`. */
export const t = addMessages<'lobby-lazy'>(messages);
