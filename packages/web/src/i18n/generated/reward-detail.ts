// Generated from src/i18n/en-PK by `npm run generate`. Do not edit.

import messages from '../en-PK/rewards/reward-detail.json';
import { addMessages } from '../t.ts';

/** The text of a message of `reward-detail.json` or `core.json`. */
export const t = addMessages<'reward-detail'>(messages);
