import type { Journey } from '../journey.ts';

/** Game types by their number (spec 1). */
const TYPES = [
  [1, 'slots'],
  [2, 'fish'],
  [3, 'poker'],
  [4, 'sports'],
  [5, 'live'],
  [6, 'games'],
] as const;

export const games: readonly Journey[] = TYPES.map(([type, name]) => ({
  name: `plays a round: ${name}`,
  async run({ driver, world, open, gamesByType }) {
    const game = gamesByType.get(type);
    if (!game) throw new Error(`the world has no open game of type ${type}`);
    const before = (await world.player())['bet'];
    await open(`/start?gameId=${game.id}`, 'player');
    await driver.inFrame(/./, async () => {
      await driver.click('button', /^(spin|draw)$/i);
    });
    await driver.until('no round was played', async () => (await world.player())['bet'] !== before);
    await driver.inFrame(/./, () => driver.click('button', /back|leave|lobby/i));
    await driver.at(/^\/lobby\/home/);
  },
}));
