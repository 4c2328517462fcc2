import { client } from '../out/hey-api/client.gen.ts';
import { gameLike, refreshData } from '../out/hey-api/sdk.gen.ts';
import { common, NO_GAME, report, token, unexpected, url } from './result.ts';

client.setConfig({ baseUrl: url, headers: { Authorization: token } });

const { data: balance } = await refreshData({ body: common });
if (balance?.errcode !== 0) throw unexpected(balance);
const { data: like } = await gameLike({ body: { ...common, id: NO_GAME, like: 1 } });
// @ts-expect-error no call answers 999
if (like?.errcode === 999) throw unexpected(like);
if (like?.errcode !== 1004) throw unexpected(like);
report(balance, like.errcode);
