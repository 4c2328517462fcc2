import { QueryClient } from '@tanstack/react-query';
import {
  gameLike,
  getRefreshDataQueryOptions,
  useGameLike,
  useRefreshData,
} from '../out/orval-react-query/client.ts';
import { common, NO_GAME, report, token, unexpected } from './result.ts';

const fetch = { headers: { Authorization: token } };

// A read is a query, what changes something a mutation.
if (typeof useRefreshData !== 'function' || typeof useGameLike !== 'function')
  throw new Error('a hook is missing');
const balance = await new QueryClient().fetchQuery(getRefreshDataQueryOptions(common, { fetch }));
if (balance.status !== 200 || balance.data.errcode !== 0) throw unexpected(balance);
const like = await gameLike({ ...common, id: NO_GAME, like: 1 }, fetch);
if (like.status !== 200 || like.data.errcode !== 1004) throw unexpected(like);
report(balance.data, like.data.errcode);
