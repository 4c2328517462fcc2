import games from '#i18n/en-PK/games.json';
import { addMessages } from '#i18n/t.ts';

addMessages(games);
