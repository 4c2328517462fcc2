import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { loadContract } from '#contract/document.ts';
import { createNewerAnswers } from '#contract/newer-answer.ts';
import { freshWorlds, startServer } from './support/client.ts';

const newWorld = freshWorlds(await startServer());
const { document, operations } = loadContract();
const newer = createNewerAnswers(document);
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');

describe.each(operations)('the answer of $id', ({ answerPointer, answerSchema, answerExample }) => {
  it('can have additions of a later version and still matches the contract', () => {
    const pointer = answerPointer.split('/').map(encodeURIComponent).join('/');
    const validate = ajv.compile({ $ref: `contract#${pointer}` });
    const example = answerExample as { errcode: number };
    for (const newness of ['more', 'unknown'] as const) {
      const grown = newer(answerSchema, example, newness);
      expect(grown).toMatchObject({ errcode: 0, addedLater: { by: 'a later version' } });
      expect(validate(grown) ? [] : validate.errors).toEqual([]);
      const refused = newer(answerSchema, { code: 200, errcode: 104 }, newness);
      expect(refused.errcode === 104).toBe(newness === 'more');
      expect(validate(refused) ? [] : validate.errors).toEqual([]);
    }
  });
});

describe('a world with newer answers', () => {
  it('adds fields and items with unknown values, and keeps known values', async () => {
    const world = await newWorld('default', { newerAnswers: 'more' });
    const { body } = await world.call('getActivityIds', {}, { token: await world.token() });
    const ids = body['activityIds'] as number[];
    expect(ids).toContain(39);
    expect(ids.at(-1)).toBe(987_654);
    expect(body).toHaveProperty('addedLater');
  });

  it('replaces every extensible value if configured so', async () => {
    const world = await newWorld('default', { newerAnswers: 'unknown' });
    const { body } = await world.call('anonymous/appConfig', { gameListVersion: 0 });
    const { mode, socialMedia, passwordKey } = body['appWebConfig'] as Record<string, string>;
    expect([mode, passwordKey]).toEqual([
      'addedLater',
      expect.objectContaining({ addedLater: { by: 'a later version' } }),
    ]);
    const links = JSON.parse(socialMedia ?? '') as { id: string }[];
    expect(new Set(links.map(({ id }) => id))).toEqual(new Set(['addedLater']));
  });

  it('refuses with an errcode of the reserved range', async () => {
    const world = await newWorld('default', { newerAnswers: 'unknown' });
    const { body } = await world.call('gameLike', { id: 999_999, like: 1 }, { token: await world.token() });
    const { UndeclaredErrcode } = document.components.schemas as { UndeclaredErrcode: { enum: number[] } };
    expect(UndeclaredErrcode.enum).toContain(body.errcode);
    expect(body.errcode).not.toBe(1004);
  });
});
