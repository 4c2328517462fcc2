import { describe, expect, it } from 'vitest';
import { contract, control } from './document.ts';
import type { Document, Operation } from './document.ts';
import {
  missingUnits,
  tautologies,
  undescribed,
  unexplainedAbsences,
  unexplainedCalls,
  unexplainedValues,
} from './descriptions.ts';

describe.each([
  ['contract', contract],
  ['control', control],
])('the descriptions of the %s', (_, document) => {
  it('exist for each field', () => {
    expect(undescribed(document)).toEqual([]);
  });

  it('say more than the name of the field', () => {
    expect(tautologies(document)).toEqual([]);
  });

  it('name the unit of each amount and time', () => {
    expect(missingUnits(document)).toEqual([]);
  });

  it('explain the absence of each optional field', () => {
    expect(unexplainedAbsences(document)).toEqual([]);
  });

  it('explain each value of an enum', () => {
    expect(unexplainedValues(document)).toEqual([]);
  });

  it('explain what each call does', () => {
    expect(unexplainedCalls(document)).toEqual([]);
  });
});

describe('insufficient descriptions', () => {
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
        Money: { description: 'An amount in hundredths.' },
        BankCard: {
          required: ['cardNum', 'bankId', 'state', 'limit'],
          properties: {
            cardNum: {},
            bankId: { description: 'The id of the bank.' },
            state: { enum: [0, 1], 'x-enum-descriptions': ['Free.', ''], description: 'How far it is.' },
            note: { description: 'What the player wrote.' },
            fee: {
              $ref: '#/components/schemas/Money',
              description: 'The price of a card. When absent, it is free.',
            },
            limit: { $ref: '#/components/schemas/Money' },
            icon: { description: 'A picture. When absent, there is none.' },
          },
          allOf: [{ properties: { card: { $ref: '#/components/schemas/Named' } }, required: ['card'] }],
        },
      },
    },
  };

  it('are reported', () => {
    expect(undescribed(document)).toEqual(['BankCard/cardNum']);
    expect(tautologies(document)).toEqual(['BankCard/bankId']);
    expect(missingUnits(document)).toEqual(['BankCard/fee']);
    expect(unexplainedAbsences(document)).toEqual(['BankCard/note']);
    expect(unexplainedValues(document)).toEqual(['BankCard/state']);
    expect(unexplainedCalls(document).map((line) => line.split(':')[0])).toEqual(['onceOnly', 'again']);
  });
});
