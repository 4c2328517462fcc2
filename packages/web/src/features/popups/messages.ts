import popups from '#i18n/en-PK/popups.json';
import { addMessages } from '#i18n/t.ts';

addMessages(popups);
