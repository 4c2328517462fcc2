import service from '#i18n/en-PK/service.json';
import { addMessages } from '#i18n/t.ts';

addMessages(service);
