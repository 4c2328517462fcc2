import { describe, expect, it } from 'vitest';
import { listCalls, catalogue, contract } from './document.ts';

const getCodes = (operationId: string) =>
  (
    listCalls(contract).find(({ operation }) => operation.operationId === operationId)?.operation[
      'x-errcodes'
    ] ?? []
  )
    .map(({ code }) => code)
    .toSorted((a, b) => a - b);

const business = catalogue.filter(({ group }) => group !== 'transport');
const signIn = [101, 102, 1018, 1019, 1020, 1043, 1047, 1049];
const firstCharge = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010];

describe('the errcode catalogue', () => {
  it('gives every entry a unique name in camelCase', () => {
    const names = catalogue.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/);
  });

  it('contains no entry that no call answers', () => {
    expect(business.filter(({ operations }) => operations.length === 0)).toEqual([]);
  });

  it.each(listCalls(contract))('$operation.operationId lists each number once', ({ operation }) => {
    const codes = operation['x-errcodes']?.map(({ code }) => code) ?? [];
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('never uses the number of an HTTP status for a refusal', () => {
    for (const { code } of business) expect(code >= 200 && code < 600).toBe(false);
  });

  it('gives an inferred entry a unique number', () => {
    for (const entry of business.filter(({ origin }) => origin === 'inferred')) {
      expect(catalogue.filter(({ code }) => code === entry.code)).toEqual([entry]);
    }
  });

  // spec 8-14
  it.each(['accountLogin', 'accountRegist'])('lists the sign-in numbers of spec 8 for %s', (call) => {
    expect(getCodes(call)).toEqual(expect.arrayContaining(signIn));
    expect(getCodes(call)).not.toContain(1045);
  });

  it('adds 1045 for phone registration', () => {
    expect(getCodes('accountRegist4')).toEqual(expect.arrayContaining([...signIn, 1045]));
  });

  it.each(['appRechargeBonusCollection9', 'appRechargeBonusCollection9Receive'])(
    'lists 1001 to 1010 for %s',
    (call) => expect(getCodes(call)).toEqual(expect.arrayContaining(firstCharge)),
  );

  // spec 8-49
  it('uses 1004 with different meanings for favourites and for the first charge', () => {
    const meanings = catalogue.filter(({ code }) => code === 1004);
    expect(meanings.map(({ operations }) => operations)).toEqual([
      ['gameLike'],
      ['appRechargeBonusCollection9', 'appRechargeBonusCollection9Receive'],
    ]);
  });

  // spec 8-14, 8-42
  it('names the messages of sign-in and first charge by number (spec 8)', () => {
    const getKeys = (group: string) =>
      catalogue.filter((entry) => entry.group === group).map(({ code, messageKey }) => [code, messageKey]);
    expect(getKeys('signIn')).toEqual(
      [...signIn, 1045].toSorted((x, y) => x - y).map((code) => [code, `login.loginFailed${code}`]),
    );
    expect(getKeys('firstCharge')).toEqual(firstCharge.map((code) => [code, `act39.${code}`]));
  });
});
