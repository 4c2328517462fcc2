import createClient from 'openapi-fetch';
import type { paths } from '../out/openapi-fetch/schema.ts';
import { common, NO_GAME, report, token, unexpected, url } from './result.ts';

const client = createClient<paths>({ baseUrl: url, headers: { Authorization: token } });

const { data: balance } = await client.POST('/app/v1/refreshData', { body: common });
if (balance?.errcode !== 0) throw unexpected(balance);
const { data: like } = await client.POST('/app/v1/gameLike', { body: { ...common, id: NO_GAME, like: 1 } });
// @ts-expect-error no call answers 999
if (like?.errcode === 999) throw unexpected(like);
if (like?.errcode !== 1004) throw unexpected(like);
report(balance, like.errcode);
