import lobby from '#i18n/en-PK/lobby.json';
import { addMessages } from '#i18n/t.ts';

addMessages(lobby);
