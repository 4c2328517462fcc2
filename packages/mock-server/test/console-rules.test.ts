import { describe, expect, it } from 'vitest';
import { flattenTree, MAX_PARTS } from '../console/src/data/tree.ts';
import { findDefect, parseObject } from '../console/src/json-object.ts';
import { findField, NEW_RULE, toDraft, toFault, toStub } from '../console/src/rules/rule-draft.ts';
import { describeConditions, describeRule, findRule, sortRules } from '../console/src/rules/rule-list.ts';

const ENTRY = {
  id: 1,
  requestId: 'req-1',
  time: 0,
  method: 'POST',
  path: '/app/v1/getMail2',
  operationId: 'getMail2',
  status: 200,
  errcode: 0,
  playerId: 7,
  durationMs: 1,
  response: { code: 200, errcode: 0, mailList: [] },
};

describe('the form of a rule', () => {
  it('sends only what a fault needs', () => {
    expect(toFault(NEW_RULE)).toEqual({ operationId: '*', errcode: 104, times: 1 });
    expect(toFault({ ...NEW_RULE, effect: 'httpStatus', times: '' })).toEqual({
      operationId: '*',
      httpStatus: 503,
    });
    expect(toFault({ ...NEW_RULE, effect: 'latency' })).toMatchObject({
      latency: { kind: 'fixed', ms: 1000 },
    });
    expect(toFault({ ...NEW_RULE, effect: 'hold' })).toEqual({ operationId: '*', effect: 'hold', times: 1 });
    expect(toFault({ ...NEW_RULE, effect: 'hold', at: 'after' })).toMatchObject({ at: 'after' });
    expect(toFault({ ...NEW_RULE, effect: 'dropAfter', at: 'after' })).not.toHaveProperty('at');
  });

  it('sends every condition', () => {
    const draft = { ...NEW_RULE, playerId: '7', skip: '2', every: '3', percent: '25', priority: '-5' };
    expect(toFault({ ...draft, request: '{"amount":5}' })).toEqual({
      operationId: '*',
      errcode: 104,
      playerId: 7,
      times: 1,
      skip: 2,
      every: 3,
      probability: 0.25,
      priority: -5,
      request: { amount: 5 },
    });
  });

  it('makes a stub of a call, with its player and its answer', () => {
    const draft = toDraft('stub', ENTRY);
    expect(toStub(draft)).toEqual({
      operationId: 'getMail2',
      playerId: 7,
      times: 1,
      answer: { body: ENTRY.response },
    });
    expect(
      toStub({ ...draft, body: '', text: 'Bad Gateway', answerStatus: '502', invalid: true }).answer,
    ).toEqual({ status: 502, text: 'Bad Gateway', invalid: true });
    expect(toStub({ ...draft, merge: true, headers: '{"X-A":"1"}', broken: 'truncate' }).answer).toEqual({
      body: ENTRY.response,
      headers: { 'X-A': '1' },
      merge: true,
      broken: 'truncate',
    });
    expect(toDraft('stub', { ...ENTRY, status: 503 }).answerStatus).toBe('503');
    expect(toDraft('fault', { ...ENTRY, errcode: 2304 })).toMatchObject({ errcode: '2304', body: '' });
  });

  it.each([
    ['/answer/body/coin', 'body'],
    ['/answer', 'body'],
    ['/answer/status', 'answerStatus'],
    ['/answer/headers/X-A', 'headers'],
    ['/request/x', 'request'],
    ['/httpStatus', 'status'],
    ['/operationId', undefined],
    [undefined, undefined],
  ])('shows the refusal of %s at its field', (pointer, field) => {
    expect(findField(pointer)).toBe(field);
  });

  it('accepts an object or an empty text as JSON', () => {
    expect(parseObject(' ')).toBeUndefined();
    expect(parseObject('{"a":1}')).toEqual({ a: 1 });
    expect(findDefect('{"a":1}')).toBeUndefined();
    expect(findDefect('[1]')).toBe('Expected an object: { … }.');
    expect(findDefect('{"a":')).toContain('JSON');
  });
});

describe('the list of rules', () => {
  const fault = { faultId: 3, hits: 1, operationId: 'recharge3', errcode: 2304, times: 3 } as const;
  const stub = {
    stubId: 1,
    hits: 0,
    operationId: 'getMail2',
    answer: { merge: true, body: { mailList: [] } },
  };
  const first = { faultId: 9, hits: 2, operationId: '*', effect: 'hold', times: 2, priority: 5 } as const;

  it('has the order in which the server checks them', () => {
    expect(sortRules([fault, stub, first])).toEqual([first, stub, fault]);
  });

  it('finds the rule that affected a call', () => {
    expect(findRule([stub, fault], { faultId: 3 })).toEqual({ fault });
    expect(findRule([stub, fault], { stubId: 1 })).toEqual({ stub });
    expect(findRule([stub, fault], { stubId: 3 })).toEqual({});
    expect(findRule([stub, fault], {})).toEqual({});
  });

  it('describes effects and conditions', () => {
    expect(describeRule(fault)).toBe('answers errcode 2304 rechargeBonusUnavailable');
    expect(describeRule(stub)).toBe('changes { "mailList": [] }');
    expect(describeRule({ ...fault, errcode: undefined as never, latency: { kind: 'fixed', ms: 5 } })).toBe(
      'answers 5 ms late',
    );
    expect(describeConditions(fault)).toEqual(['2 of 3 left']);
    expect(describeConditions(first)).toEqual(['used up', 'priority 5']);
    expect(
      describeConditions({ ...stub, skip: 2, every: 3, probability: 0.25, request: { amount: 5 } }),
    ).toEqual(['skips 2', 'every 3 calls', '25 %', 'body contains {"amount":5}']);
  });
});

describe('the tree of stored data', () => {
  const data = { user: { coin: 5, 'a/b': [1, { name: 'Moon' }] }, likes: {}, note: 'moon' };
  const pointers = (opened: string[], search = '') =>
    flattenTree(data, { opened: new Set(opened), search }).map(({ pointer }) => pointer);

  it('shows what is opened, with escaped pointers', () => {
    expect(pointers([])).toEqual(['/user', '/likes', '/note']);
    expect(pointers(['/user', '/user/a~1b'])).toEqual([
      '/user',
      '/user/coin',
      '/user/a~1b',
      '/user/a~1b/0',
      '/user/a~1b/1',
      '/likes',
      '/note',
    ]);
    const [, coin] = flattenTree(data, { opened: new Set(['/user']), search: '' });
    expect(coin).toEqual({
      pointer: '/user/coin',
      depth: 1,
      name: 'coin',
      value: 5,
      size: undefined,
      isOpen: false,
    });
  });

  it('finds values and names, opens what contains them, and shows all parts of a found object when it is opened', () => {
    expect(pointers([], 'MOON')).toEqual([
      '/user',
      '/user/a~1b',
      '/user/a~1b/1',
      '/user/a~1b/1/name',
      '/note',
    ]);
    expect(pointers([], 'user')).toEqual(['/user']);
    expect(pointers(['/user'], 'user')).toEqual(['/user', '/user/coin', '/user/a~1b']);
    expect(pointers([], 'nothing')).toEqual([]);
  });

  it('shows the first parts of a long list', () => {
    const rows = flattenTree(
      { list: Array.from({ length: 500 }, () => 0) },
      {
        opened: new Set(['/list']),
        search: '',
      },
    );
    expect(rows).toHaveLength(1 + MAX_PARTS);
    expect(rows[0]?.size).toBe(500);
  });
});
