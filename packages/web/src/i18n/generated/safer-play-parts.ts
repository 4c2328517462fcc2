// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/account/safer-play-parts.json';
import { addMessages } from '../t.ts';

/** The text of a message of `safer-play-parts.json` or `core.json`. */
export const t = addMessages<'safer-play-parts'>(messages);
