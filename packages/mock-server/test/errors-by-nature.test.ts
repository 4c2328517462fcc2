import { describe, expect, it } from 'vitest';
import { accountCases } from './support/errcode-cases/account.ts';
import { activityCases } from './support/errcode-cases/activities.ts';
import { moneyCases } from './support/errcode-cases/money.ts';
import { createContexts } from './support/errcode-cases/case-context.ts';
import { faultOnlyErrcodes, transportCases } from './support/errcode-cases/transport.ts';
import { readContract } from './support/contract.ts';
import { freshWorlds, startServer } from './support/client.ts';

const server = await startServer();
const newContext = createContexts(freshWorlds(server));
const { catalogue } = await readContract(server);

const cases = { ...accountCases, ...moneyCases, ...activityCases, ...transportCases };
const natural = catalogue.filter(({ name }) => !Object.hasOwn(faultOnlyErrcodes, name));
const faultOnly = catalogue.filter(({ name }) => Object.hasOwn(faultOnlyErrcodes, name));

describe('every errcode of the catalogue', () => {
  it('has exactly one case here', () => {
    const names = catalogue.map(({ name }) => name);
    expect([...Object.keys(cases), ...Object.keys(faultOnlyErrcodes)].toSorted()).toEqual(names.toSorted());
  });

  // spec 7.2-27, 8-14
  it.each(natural)('$code $name is returned for its natural cause', async ({ name, code, group }) => {
    const answer = await cases[name]?.(newContext);
    // One number may have two meanings, which the name distinguishes.
    const businessError = { code: 200, errcode: code, error: { name } };
    expect(answer).toMatchObject(group === 'transport' ? { code, errcode: code } : businessError);
  });

  it.each(faultOnly)(
    '$code $name is returned by a fault rule, as its description says',
    async ({ name, code, when }) => {
      expect(await faultOnlyErrcodes[name]?.(newContext)).toMatchObject({ errcode: code, code });
      expect(when).toContain('only if a fault requests it');
    },
  );
});
