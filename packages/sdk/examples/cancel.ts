import { connect, type Api } from './connect.ts';

/** Cancels a call, and sets a short timeout. */
export async function cancel(api: Api): Promise<string[]> {
  const sdk = connect(api);
  const controller = new AbortController();
  const tips = sdk.safe('/app/v1/anonymous/lobbyTips', {}, { signal: controller.signal });
  controller.abort();
  const taken = await tips;

  const hurried = connect({ ...api, fetch: async () => new Promise<Response>(() => undefined) });
  // The call ends at the timeout, even if the fetch ignores its signal.
  const slow = await hurried.safe('/app/v1/anonymous/lobbyTips', {}, { timeoutMs: 20 });
  return [taken, slow].map((result) => (result.ok ? 'answered' : result.error.kind));
}
