import deposit from '#i18n/en-PK/deposit.json';
import { addMessages } from '#i18n/t.ts';

addMessages(deposit);
