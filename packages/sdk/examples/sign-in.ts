import { runSignInFlow } from '@tara/sdk';
import { createHeartbeat } from '@tara/sdk/heartbeat';
import { connect, DEMO, type Api } from './connect.ts';

/** Signs in by the steps of the specification, listens to the session, and signs out. */
export async function signIn(api: Api): Promise<string[]> {
  const sdk = connect(api);
  const heartbeat = createHeartbeat(sdk, { startOn: [] });
  const output: string[] = [];
  sdk.session.on('signed-in', ({ user, source }) => output.push(`${user?.account} by ${source}`));
  sdk.session.on('signed-out', ({ reason }) => output.push(`out: ${reason}`));

  await runSignInFlow(
    {
      signIn: async () => sdk.session.signIn(DEMO),
      loadActivityData: async () => sdk.call.getActivityIds(),
      startHeartbeat: () => heartbeat.start(),
      goHome: () => output.push('home'),
    },
    sdk.clock,
  );

  // Merges player data from a call into the session, so that every screen shows it.
  const { coin, lottery } = await sdk.call.refreshData();
  sdk.session.update({ user: { coin, lottery } });
  output.push(sdk.session.getSnapshot().user?.coin === coin ? 'balance known' : 'balance unknown');

  await sdk.session.signOut();
  heartbeat.dispose();
  sdk.dispose();
  return output;
}
