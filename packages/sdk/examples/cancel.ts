import { connect, type Api } from './connect.ts';

/** Taking a call back, and giving one little time. */
export async function cancel(api: Api): Promise<string[]> {
  const sdk = connect(api);
  const controller = new AbortController();
  const tips = sdk.safe('/app/v1/anonymous/lobbyTips', {}, { signal: controller.signal });
  controller.abort();
  const taken = await tips;

  const hurried = connect({ ...api, fetch: async () => new Promise<Response>(() => undefined) });
  // A fetch that ignores its signal never settles; a real one ends with the time allowed.
  const slow = await Promise.race([
    hurried.safe('/app/v1/anonymous/lobbyTips', {}, { timeoutMs: 20, retries: 0 }),
    new Promise<null>((resolve) => setTimeout(resolve, 50, null)),
  ]);
  return [taken.ok ? 'answered' : taken.error.kind, slow === null || slow.ok ? 'pending' : slow.error.kind];
}
