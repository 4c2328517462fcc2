import later from '#i18n/en-PK/lobby-later.json';
import { addMessages } from '#i18n/t.ts';

/** Words of what comes after the first view: footer, floating group, the other tabs. */
addMessages(later);
