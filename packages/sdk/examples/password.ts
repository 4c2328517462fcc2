import { connect, DEMO, type Api } from './connect.ts';

/** Makes calls with passwords. They are encrypted with the key of the configuration, and again if that key is stale. */
export async function password(api: Api): Promise<boolean> {
  const sdk = connect(api);
  await sdk.session.signIn(DEMO);
  const { hasSafeboxPassword } = await sdk.session.withPassword(async (encrypt) =>
    sdk.call.safeboxPasswordInit({ password: await encrypt('safe1234') }),
  );
  sdk.session.update({ user: { hasSafeboxPassword } });
  return sdk.session.getSnapshot().user?.hasSafeboxPassword ?? false;
}
