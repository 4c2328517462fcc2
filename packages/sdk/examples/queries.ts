import { QueryClient } from '@tanstack/react-query';
import { mutationOptions, queryKey, queryOptions } from '@tara/sdk/query';
import { connect, DEMO, type Api } from './connect.ts';

/** Reads and changes with TanStack Query. In React: `useQuery(queryOptions(sdk, 'getSafebox'))`. */
export async function queries(api: Api): Promise<string[]> {
  const sdk = connect(api);
  await sdk.session.signIn(DEMO);
  const client = new QueryClient();
  // Another player must not see the data of this one.
  sdk.session.on('signed-out', () => client.clear());

  await client.fetchQuery(queryOptions(sdk, 'getSafebox'));
  const like = client.getMutationCache().build(client, mutationOptions(sdk, 'gameLike'));
  await like.execute({ id: 1001, like: 1 });
  await client.invalidateQueries({ queryKey: queryKey('getSafebox') });
  const isStale = client.getQueryState(queryKey('getSafebox'))?.isInvalidated;
  await sdk.session.signOut();
  return [isStale ? 'read again' : 'fresh', `${client.getQueryCache().getAll().length} cached`];
}
