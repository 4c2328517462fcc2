import notFound from '#i18n/en-PK/not-found.json';
import { addMessages } from '#i18n/t.ts';

addMessages(notFound);
