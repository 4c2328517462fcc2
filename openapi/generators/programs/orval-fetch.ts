import { gameLike, refreshData } from '../out/orval-fetch/client.ts';
import { common, NO_GAME, report, token, unexpected } from './result.ts';

const headers = { Authorization: token };

const balance = await refreshData(common, { headers });
if (balance.status !== 200 || balance.data.errcode !== 0) throw unexpected(balance);
const like = await gameLike({ ...common, id: NO_GAME, like: 1 }, { headers });
if (like.status !== 200) throw unexpected(like);
// @ts-expect-error no call answers 999
if (like.data.errcode === 999) throw unexpected(like);
if (like.data.errcode !== 1004) throw unexpected(like);
report(balance.data, like.data.errcode);
