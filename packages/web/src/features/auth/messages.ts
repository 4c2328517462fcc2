import auth from '#i18n/en-PK/auth.json';
import { addMessages } from '#i18n/t.ts';

addMessages(auth);
