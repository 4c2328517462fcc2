import { expect, it } from 'vitest';
import { createSecrets } from '../src/suite/secrets.ts';

const known = { errcode: 0, token: 'tk_1', list: [{ id: 1 }] };

it.each<[string, object]>([
  ['a flag', { hasPasswordHint: true }],
  ['a bound of a length', { passwordLengthBest: 12 }],
  ['a word that contains "pin"', { spinsLeft: 3, shippingNote: 'soon' }],
  ['a masked value', { secretNumber: '****' }],
  ['an object without a text', { tokens: { count: 2 } }],
])('finds no secret in %s of a later version', (_, later) => {
  expect(createSecrets().find({ ...known, ...later }, known)).toEqual([]);
});

it.each<[string, object, string]>([
  ['a name of several words', { oldPasswordHash: 'x' }, '/oldPasswordHash'],
  ['a number', { safeboxPin: 4321 }, '/safeboxPin'],
  ['an entry of a list', { list: [{ id: 1, apiToken: 'x' }] }, '/list/apiToken'],
  ['a list of a secret name', { salts: ['a', 'b'] }, '/salts'],
  ['an inner field', { more: { otp: '123' } }, '/more/otp'],
])('finds a secret by %s', (_, later, place) => {
  expect(createSecrets().find({ ...known, ...later }, known)).toEqual([place]);
});

it('finds noted values, codes only where the contract has no field', () => {
  const secrets = createSecrets();
  for (const secret of ['123456', 'pw-of-mine', '4000 1234-1234 1234', '****1234', undefined])
    secrets.note(secret);
  expect(secrets.find({ ...known, used: '123456' }, known)).toEqual(['/used']);
  const answer = {
    errcode: 0,
    text: 'pw-of-mine',
    amount: 123_456,
    card: '4000123412341234',
    end: '****1234',
  };
  expect(secrets.find(answer, answer)).toEqual(['/text', '/card']);
});
