import type { TestWorld } from './client.ts';
import { depositFor } from './friends.ts';

type Prepare = (world: TestWorld, token: string) => Promise<object>;

const DAY = 24 * 60 * 60_000;

/** The scenario in which a call of a season can be made. */
export function getSeason(operationId: string): string {
  if (operationId.startsWith('appChristmas')) return 'christmas';
  if (operationId.startsWith('appNewYear')) return 'new-year';
  if (operationId.startsWith('appFestival')) return 'festival';
  return operationId.startsWith('weekendLottery') ? 'weekend' : 'default';
}

/** Preparation and body of the calls of the seasons. */
export const seasonBodies: Record<string, Prepare> = {
  appChristmasUserOpen: async (world, token) => {
    await world.done('appChristmasUserSign', {}, { token });
    return {};
  },
  appChristmasUserReceive: async (world, token) => {
    await depositFor(world, token, 500_00);
    for (let box = 0; box < 3; box++) await world.done('appChristmasUserOpen', {}, { token });
    return { awardId: 1 };
  },
  appChristmasUserExtra: async (world, token) => {
    for (let day = 0; day < 7; day++) {
      await world.done('appChristmasUserSign', {}, { token });
      if (day < 6) await world.advance(DAY);
    }
    return {};
  },
  appNewYearUserReceiveTask: async (world, token) => {
    await world.done('appNewYearUserShare', {}, { token });
    return { id: 1 };
  },
  appNewYearUserBoxOpen: async (world, token) => {
    await world.done('appNewYearUserShare', {}, { token });
    await world.done('appNewYearUserReceiveTask', { id: 1 }, { token });
    return {};
  },
  appNewYearUserOpen: async (world, token) => {
    await depositFor(world, token, 500_00);
    await world.done('appNewYearUserReceiveTask', { id: 4 }, { token });
    return { propId: 40003 };
  },
  appNewYearUserExtra: async (world, token) => {
    // A share and a deposit of 1,000.00 a day give 55 active points.
    for (let day = 0; day < 2; day++) {
      if (day > 0) await world.advance(DAY);
      await world.done('appNewYearUserShare', {}, { token });
      await depositFor(world, token, 1_000_00);
      for (const id of [1, 4, 5]) await world.done('appNewYearUserReceiveTask', { id }, { token });
    }
    return {};
  },
  appFestivalUserReceive: async (world, token) => {
    await depositFor(world, token, 500_00);
    return { propId: 2001 };
  },
};
