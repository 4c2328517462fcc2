import { connect, type Api } from './connect.ts';

/** Taking a call back, and giving one little time. */
export async function cancel(api: Api): Promise<string[]> {
  const sdk = connect(api);
  const controller = new AbortController();
  const tips = sdk.safe('/app/v1/anonymous/lobbyTips', {}, { signal: controller.signal });
  controller.abort();
  const taken = await tips;

  const hurried = connect({ ...api, fetch: async () => new Promise<Response>(() => undefined) });
  // The call ends with the time allowed, even where a fetch takes no notice of its signal.
  const slow = await hurried.safe('/app/v1/anonymous/lobbyTips', {}, { timeoutMs: 20 });
  return [taken, slow].map((result) => (result.ok ? 'answered' : result.error.kind));
}
