import field from '#i18n/en-PK/field.json';
import { addMessages } from '#i18n/t.ts';

addMessages(field);
