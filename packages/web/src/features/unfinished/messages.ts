import unfinished from '#i18n/en-PK/unfinished.json';
import { addMessages } from '#i18n/t.ts';

addMessages(unfinished);
