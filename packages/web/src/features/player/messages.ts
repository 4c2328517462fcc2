import player from '#i18n/en-PK/player.json';
import { addMessages } from '#i18n/t.ts';

addMessages(player);
