/** Lists of games, likes and big wins. @packageDocumentation */

export * from '../big-wins.ts';
export * from '../games.ts';
export { GameType, HomeTab } from '../constants.ts';
