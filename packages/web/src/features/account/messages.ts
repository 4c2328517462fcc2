import account from '#i18n/en-PK/account.json';
import { addMessages } from '#i18n/t.ts';
// Entries that the side menu has too are named by the same words.
import '#features/player/messages.ts';

addMessages(account);
