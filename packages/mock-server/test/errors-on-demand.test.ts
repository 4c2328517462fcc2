import { describe, expect, it } from 'vitest';
import { readContract } from './support/contract.ts';
import { freshWorlds, startServer } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const contract = await readContract(server);
const { operations, catalogue, transport } = contract;

describe('every errcode of every call by a fault rule', () => {
  it('is in the catalogue with the calls that can return it', () => {
    const declared = operations.flatMap(({ id, errcodes }) => errcodes.map(({ name }) => `${name} ${id}`));
    const listed = catalogue.flatMap(({ name, operations: ids }) => ids.map((id) => `${name} ${id}`));
    expect(declared.toSorted()).toEqual(listed.toSorted());
    const unused = catalogue.filter(
      ({ group, operations: ids }) => group !== 'transport' && ids.length === 0,
    );
    expect(unused).toEqual([]);
  });

  // spec 8-17, 8-19, 8-27, 8-29, 8-41, 8-44, 8-49, 8-51, 8-52
  it.each(operations)('$id returns each of its errcodes', async ({ id, path, errcodes }) => {
    const world = await newWorld();
    const token = await world.token();
    const numbers = [...new Set(errcodes.map(({ code }) => code))];
    expect(numbers).not.toEqual([]);
    for (const errcode of numbers)
      await world.control('POST', 'faults', { operationId: id, errcode, times: 1 });
    for (const errcode of numbers) {
      const { status, body } = await world.call(path, {}, { token });
      expect([status, body.code, body.errcode]).toEqual([200, 200, errcode]);
      expect(contract.findViolations(id, status, body)).toEqual([]);
    }
    // The rules are used up and do not affect later calls.
    expect(await world.control('GET', 'faults')).toMatchObject(numbers.map(() => ({ hits: 1 })));
  });

  it.each(operations)('$id fails with each transport status', async ({ id, path, secured }) => {
    const world = await newWorld();
    const token = await world.token();
    for (const { code } of transport) {
      // A call without a token has no 401, and a rule cannot request one.
      if (code === 401 && !secured) continue;
      await world.control('POST', 'faults', { operationId: id, httpStatus: code, times: 1 });
      const { status, body } = await world.call(path, {}, { token });
      expect([status, body.code, body.errcode]).toEqual([code, code, code]);
      expect(contract.findViolations(id, status, body)).toEqual([]);
    }
  });
});
