// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/promotions/invite-link.json';
import { addMessages } from '../t.ts';

/** The text of a message of `invite-link.json` or `core.json`. */
export const t = addMessages<'invite-link'>(messages);
