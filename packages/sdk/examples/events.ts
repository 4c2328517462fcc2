import { createEvents, type EventStore } from '@tara/sdk/events';
import { connect, type Api } from './connect.ts';

/** Logs events. They are sent in batches and stored until they are delivered. */
export async function events(api: Api, store: EventStore): Promise<number> {
  const sdk = connect(api);
  // In a browser: `store: webEventStore()`.
  const log = createEvents(sdk, { version: '1.0.28', store, confirmed: true });
  log.track('page_view', { page: '/lobby/home' });
  log.track('deposit_open', { amount: 500 });
  await log.flush();
  const { sent } = log.stats();
  log.dispose();
  return sent;
}
