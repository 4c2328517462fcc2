import { createEvents, type EventStore } from '@tara/sdk/events';
import { connect, type Api } from './connect.ts';

/** Logs events. They are sent in batches and stored until they are delivered. */
export async function events(api: Api, store: EventStore): Promise<object> {
  const sdk = connect(api);
  const log = createEvents(sdk, {
    version: '1.0.28',
    store, // in a browser: webEventStore()
    confirmed: true,
    fields: { release: '2026-12-01' }, // in every event; a function is called for each event
    sampleRate: 1, // 0.1 sends the events of one page in ten
    // Changes an event before it is stored, or drops it.
    beforeSend: ({ eventData, ...event }) =>
      event.eventName === 'debug' ? null : { ...event, eventData: { ...eventData, text: null } },
  });
  log.track('page_view', { page: '/lobby/home' });
  log.track('search', { text: 'what the player typed' });
  log.track('debug');
  await log.flush();
  // The player's choice. With a store it applies to all tabs and survives a reload.
  log.optOut();
  log.track('page_view', { page: '/lobby/hot' });
  log.optIn();
  log.track('deposit_open', { amount: 500 });
  await log.flush();
  const { sent } = log.stats();
  const { beforeSend, optedOut } = log.drops();
  log.dispose();
  return { sent, beforeSend, optedOut };
}
