import { connect, DEMO, type Api } from './connect.ts';

/** Cancels a call, and limits a call and a sign-in in time. */
export async function cancel(api: Api): Promise<string[]> {
  const sdk = connect(api);
  const controller = new AbortController();
  const tips = sdk.call.lobbyTips({}, { signal: controller.signal }).safe();
  controller.abort();
  const taken = await tips;

  const hurried = connect({ ...api, fetch: async () => new Promise<Response>(() => undefined) });
  // The call ends at the deadline, which covers all attempts and pauses, even if the fetch ignores its signal.
  const slow = await hurried.call.lobbyTips({}, { deadlineMs: 20 }).safe();
  const late = await hurried.session.signIn(DEMO, { deadlineMs: 20 }).catch((error: Error) => error.message);
  return [...[taken, slow].map((result) => (result.ok ? 'answered' : result.error.kind)), String(late)];
}
