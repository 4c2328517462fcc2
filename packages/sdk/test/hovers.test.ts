import { beforeAll, describe, expect, it } from 'vitest';
import { openText } from './language-service.ts';

const text = `
import type { Body, CallFunctions, Money, Sdk } from '../src/index.ts';

declare const sdk: Sdk;
declare const calls: CallFunctions;
const order: Body<'recharge3'> = { /*amount*/amount: 50_000, version: 4, actType: 0, /*channel*/channel: 'WEB', rechargeType: 1 };
const deposit = await calls./*call*/recharge3(order);
deposit./*orderId*/orderId;
const { /*coin*/coin } = await calls./*bare*/refreshData();
const config = await calls.appConfig({ gameListVersion: 0 });
config./*games*/gameList;
const answer = await sdk./*post*/post('/app/v1/recharge3', order);
const balance: /*Money*/Money = coin;
`;

let editor: ReturnType<typeof openText>;
beforeAll(() => {
  editor = openText(text);
});

describe('an editor', () => {
  it('shows for a call its types by name, what it does, its facts and its errcodes', () => {
    const { signature, text: shown } = editor.hover('call');
    expect(signature).toBe(
      '(property) recharge3: (body: Recharge3Body, options?: CallOptions | undefined) => ApiCall<Recharge3Data, ErrcodeOf<"recharge3">>',
    );
    expect(shown).toMatch(/^Make a deposit order\.\n\nCreates a deposit order and returns /);
    expect(shown).toContain(
      '\n\nPOST /app/v1/recharge3. Needs a token. Moves coins or points. Takes an idempotency key.\n\nErrcodes:\n',
    );
    expect(shown).toContain(
      '\n- 2302 rechargeAmountOutOfRange: The amount is outside the bounds of the channel.\n',
    );
  });

  it('shows the same text in the list of completions', () => {
    expect(editor.completion('call', 'recharge3')).toEqual(editor.hover('call'));
    expect(editor.completion('call', 'appConfig').text).toContain('. Needs no token. Safe to repeat.\n');
  });

  it('shows that the body of a call without own fields is optional', () => {
    expect(editor.hover('bare').signature).toBe(
      '(property) refreshData: (body?: BareBody | undefined, options?: CallOptions | undefined) => ApiCall<RefreshDataData, ErrcodeOf<"refreshData">>',
    );
  });

  it('shows for a path the types of its call by name', () => {
    expect(editor.hover('post').signature).toBe(
      '(method) Sdk.post<"/app/v1/recharge3">(path: "/app/v1/recharge3", body: Recharge3Body, options?: CallOptions | undefined): ApiCall<Recharge3Data, ErrcodeOf<"/app/v1/recharge3">>',
    );
  });

  it('shows the text and the unit of a field of a body', () => {
    expect(editor.hover('amount')).toEqual({
      signature: '(property) amount: number',
      text: 'The deposit in hundredths.',
    });
  });

  it('shows for a field without an own text the text of its schema', () => {
    expect(editor.hover('channel').text).toBe('The sales channel of the client (spec 6).');
  });

  it('shows the text and the unit of a field of the data', () => {
    expect(editor.hover('orderId').text).toBe('The new order; checkRechargeOrder takes its id.');
    expect(editor.hover('coin').text).toBe('The coin balance, in hundredths.');
  });

  it('shows the rows of a list by the name of their type', () => {
    expect(editor.hover('games')).toEqual({
      signature: '(property) gameList?: Game[] | undefined',
      text: 'All games. Absent if the client has the current gameListVersion.',
    });
  });

  it('shows that money is in hundredths', () => {
    const { signature, text: shown } = editor.hover('Money');
    expect(signature).toBe('(alias) type Money = number\nimport Money');
    expect(shown).toMatch(/^An amount in hundredths, of coins /);
  });
});
