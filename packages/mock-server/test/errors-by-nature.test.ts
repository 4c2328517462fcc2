import { describe, expect, it } from 'vitest';
import { accountCauses } from './support/causes/account.ts';
import { activityCauses } from './support/causes/activities.ts';
import { moneyCauses } from './support/causes/money.ts';
import { scenesOf } from './support/causes/scene.ts';
import { onDemandOnly, transportCauses } from './support/causes/transport.ts';
import { readContract } from './support/contract.ts';
import { freshWorlds, startServer } from './support/client.ts';

const server = await startServer();
const scene = scenesOf(freshWorlds(server));
const { catalogue } = await readContract(server);

const causes = { ...accountCauses, ...moneyCauses, ...activityCauses, ...transportCauses };
const byNature = catalogue.filter(({ name }) => !Object.hasOwn(onDemandOnly, name));
const byDemand = catalogue.filter(({ name }) => Object.hasOwn(onDemandOnly, name));

describe('every errcode of the catalogue', () => {
  it('has one cause here, and no cause is for an errcode that is gone', () => {
    const names = catalogue.map(({ name }) => name);
    expect([...Object.keys(causes), ...Object.keys(onDemandOnly)].toSorted()).toEqual(names.toSorted());
  });

  it.each(byNature)('$code $name comes by its natural cause', async ({ name, code, group }) => {
    const answer = await causes[name]?.(scene);
    // A number may be two things; the name of the error tells which.
    const businessError = { code: 200, errcode: code, error: { name } };
    expect(answer).toMatchObject(group === 'transport' ? { code, errcode: code } : businessError);
  });

  it.each(byDemand)('$code $name comes on demand, as its description says', async ({ name, code, when }) => {
    expect(await onDemandOnly[name]?.(scene)).toMatchObject({ errcode: code, code });
    expect(when).toContain('on demand');
  });
});
