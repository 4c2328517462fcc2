import { createApiClient } from '../out/openapi-zod-client/client.ts';
import { common, NO_GAME, report, token, unexpected, url } from './result.ts';

const client = createApiClient(url, { axiosConfig: { headers: { Authorization: token } } });

// Zodios holds what it sends and what it gets to the generated schemas.
const balance = await client.refreshData(common);
if (balance.errcode !== 0) throw unexpected(balance);
const like = await client.gameLike({ ...common, id: NO_GAME, like: 1 });
// @ts-expect-error no call answers 999
if (like.errcode === 999) throw unexpected(like);
if (like.errcode !== 1004) throw unexpected(like);
report(balance, like.errcode);
