import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

interface Cards {
  ownList: { id: number; propId: number; loginPayDataJson: { days: number; itemStatus: number } }[];
  buyPropIds: number[];
  needRecharge: boolean;
}

async function getCards(world: TestWorld, token: string) {
  return (await world.done('getLoginPayUser3', {}, { token })) as unknown as Cards;
}
async function receive(world: TestWorld, token: string, propId: number) {
  return (await world.call('receiveLoginPay3', { propId }, { token })).body;
}

describe('a login-pay card', () => {
  it('is owned in its scenario', async () => {
    const world = await newWorld('login-pay');
    const token = await world.token();
    const [owned] = (await getCards(world, token)).ownList;
    expect((await receive(world, token, owned?.propId ?? 0)).errcode).toBe(0);
  });
});
