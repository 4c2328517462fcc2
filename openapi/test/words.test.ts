import { describe, expect, it } from 'vitest';
import { contract, control } from './document.ts';
import type { Document, Operation } from './document.ts';
import {
  tautologies,
  undescribed,
  unexplainedAbsences,
  unexplainedCalls,
  unexplainedValues,
} from './words.ts';

describe.each([
  ['contract', contract],
  ['control', control],
])('the words of the %s', (_, document) => {
  it('describe each field', () => {
    expect(undescribed(document)).toEqual([]);
  });

  it('say more of a field than its name does', () => {
    expect(tautologies(document)).toEqual([]);
  });

  it('say of each optional field what its absence means', () => {
    expect(unexplainedAbsences(document)).toEqual([]);
  });

  it('say of each value of an enum what it means', () => {
    expect(unexplainedValues(document)).toEqual([]);
  });

  it('say of each call what it does', () => {
    expect(unexplainedCalls(document)).toEqual([]);
  });
});

describe('words that say nothing', () => {
  const call = (operationId: string, description: string): Operation => ({
    operationId,
    summary: 'Open the box',
    description,
    responses: {},
  });
  const document: Document = {
    info: { version: '0.0.0', description: '' },
    paths: {
      '/a': { post: call('onceOnly', 'Once a day, and never while the activity is closed.') },
      '/b': { post: call('again', 'Open the box. Open the box. Open the box. Open the box.') },
      '/c': { post: call('says', 'Opens one box of the player and grants what is inside.') },
    },
    components: {
      responses: {},
      schemas: {
        Named: { description: 'The name of a card.' },
        BankCard: {
          required: ['cardNum', 'bankId', 'state'],
          properties: {
            cardNum: {},
            bankId: { description: 'The id of the bank.' },
            state: { enum: [0, 1], 'x-enum-descriptions': ['Free.', ''], description: 'How far it is.' },
            note: { description: 'What the player wrote.' },
            icon: { description: 'A picture. When absent, there is none.' },
          },
          allOf: [{ properties: { card: { $ref: '#/components/schemas/Named' } }, required: ['card'] }],
        },
      },
    },
  };

  it('are found', () => {
    expect(undescribed(document)).toEqual(['BankCard/cardNum']);
    expect(tautologies(document)).toEqual(['BankCard/bankId']);
    expect(unexplainedAbsences(document)).toEqual(['BankCard/note']);
    expect(unexplainedValues(document)).toEqual(['BankCard/state']);
    expect(unexplainedCalls(document).map((line) => line.split(':')[0])).toEqual(['onceOnly', 'again']);
  });
});
