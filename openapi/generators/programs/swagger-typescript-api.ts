import { Api, Channel, Flag, Platform } from '../out/swagger-typescript-api/client.ts';
import { common as plain, NO_GAME, report, token, unexpected, url } from './result.ts';

// This generator makes enums of the values that have names.
const common = { ...plain, channel: Channel.Web, platform: Platform.Mobile };
const { app } = new Api({ baseUrl: url, baseApiParams: { headers: { Authorization: token } } });

const { data: balance } = await app.refreshData(common);
if (balance.errcode !== 0) throw unexpected(balance);
const { data: like } = await app.gameLike({ ...common, id: NO_GAME, like: Flag.Yes });
// @ts-expect-error no call answers 999
if (like.errcode === 999) throw unexpected(like);
if (like.errcode !== 1004) throw unexpected(like);
report(balance, like.errcode);
