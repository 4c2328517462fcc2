// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/lobby/game-facts.json';
import { addMessages } from '../t.ts';

/** The text of a message of `game-facts.json` or `core.json`. */
export const t = addMessages<'game-facts'>(messages);
