import fc from 'fast-check';
import { expect } from 'vitest';
import { COMMON, freshWorlds, startServer } from './client.ts';
import { readContract, type ContractOperation } from './contract.ts';
import {
  expectConsistentLedgers,
  LIVE,
  sendAndCheck,
  createRequests,
  RUNS,
  SEED,
  type Sent,
} from './fuzz.ts';
import { getSeason } from './season-bodies.ts';

/** A world in which many activities are open to the demo player. */
function scenarioFor(id: string): string {
  const season = getSeason(id);
  return season === 'default' ? 'withdraw-ready' : season;
}

/** Time limit of one call: hundreds of requests take a busy machine half a minute or more. */
export const FUZZING_TIMEOUT_MS = 300_000;

/** So deep that recursive code exhausts the stack. */
const DEEP = 200_000;

const JSON_TYPE = 'application/json';

/** Bodies that are too large, and one of an unsupported type: 50 random bodies may contain none. */
const unfit: readonly Pick<Sent, 'text' | 'type'>[] = [
  { type: JSON_TYPE, text: JSON.stringify({ ...COMMON, filler: 'x'.repeat(2_000_000) }) },
  { type: JSON_TYPE, text: `{"a":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}` },
  { type: JSON_TYPE, text: `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":0`).join(',')}}` },
  { type: 'text/xml', text: JSON.stringify(COMMON) },
];

/** A server and the check that a call always answers according to the contract. */
export async function startFuzzing() {
  const defects: Error[] = [];
  const server = await startServer({ onDefect: (error) => defects.push(error) });
  const newWorld = freshWorlds(server);
  const contract = await readContract(server);

  const expectContractAnswers = async (operation: ContractOperation): Promise<void> => {
    const { id } = operation;
    const world = await newWorld(scenarioFor(id));
    let token = await world.token();
    const seen = new Set<number>();
    const send = async (sent: Sent): Promise<void> => {
      if (id === 'accountLogout') token = await world.token();
      seen.add(await sendAndCheck(contract, operation, world, sent, token));
    };
    // Few invented lists of events are valid.
    const numRuns = id === 'appEventLogClient' ? 2 * RUNS : RUNS;
    await fc.assert(fc.asyncProperty(createRequests(contract, operation), send), { numRuns, seed: SEED });
    for (const body of unfit) await send({ ...body, authorization: LIVE, key: undefined });
    // The test is pointless unless some bodies were accepted.
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 413, 415]));
    expect(defects).toEqual([]);
    await expectConsistentLedgers(world);
    expect((await world.tryControl('GET', 'requests?limit=1000')).status).toBe(200);
  };

  return { operations: contract.operations, expectContractAnswers };
}
