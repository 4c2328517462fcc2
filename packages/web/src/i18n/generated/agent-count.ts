// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/promotions/agent-count.json';
import { addMessages } from '../t.ts';

/** The text of a message of `agent-count.json` or `core.json`. */
export const t = addMessages<'agent-count'>(messages);
