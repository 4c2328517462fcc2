import { Errcode } from '@tara/sdk';
import { connect, DEMO, type Api } from './connect.ts';

/** Calls an API by path. Body and data are typed, and an error has the errcodes of its operation. */
export async function calls(api: Api): Promise<string[]> {
  const sdk = connect(api);
  const output: string[] = [];

  // `post` returns the data of a success and throws everything else.
  const config = await sdk.call.appConfig({ gameListVersion: 0 });
  output.push(`${config.gameList?.length ?? 0} games`);

  await sdk.session.signIn(DEMO);
  // `safe` returns the error of a failed call.
  const like = await sdk.call.gameLike({ id: 4_000_000, like: 1 }).safe();
  if (like.ok) output.push('liked');
  else if (like.error.is(Errcode.favouriteGameUnknown)) output.push('no such game');
  else output.push(`${like.error.kind}, ${like.error.outcome}`);

  await sdk.session.signOut();
  return output;
}
