import bank from '#i18n/en-PK/bank.json';
import { addMessages } from '#i18n/t.ts';

addMessages(bank);
