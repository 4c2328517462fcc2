import legal from '#i18n/en-PK/legal.json';
import { addMessages } from '#i18n/t.ts';
// The sentences of the age notice are part of the terms; they are written once, with the notice.
import '#features/popups/messages.ts';

addMessages(legal);
