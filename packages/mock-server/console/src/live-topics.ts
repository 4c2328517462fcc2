import type { components } from '@tara/contract/control';

type Call = components['schemas']['StreamedCall'];

/** What a call of the product can change. */
const CALL_TOPICS = ['requests', 'players', 'orders', 'world', 'outbox'] as const;

const CHANGE_TOPICS = [
  'players',
  'accounts',
  'orders',
  'world',
  'outbox',
  'rules',
  'clock',
  'health',
  'config',
  'snapshots',
  'worlds',
] as const;

/**
 * The first parts of the query keys whose data an event concerns.
 * @param event the type of the event
 */
export const getTopics = (event: string, data: unknown): readonly string[] => {
  // After the end the page reads everything, when the next stream begins.
  if (event === 'end') return [];
  if (event === 'report') return ['events'];
  if (event === 'change') return CHANGE_TOPICS;
  if (event !== 'call') return [...CHANGE_TOPICS, 'requests', 'events'];
  const { faultId, stubId } = data as Call;
  return faultId === undefined && stubId === undefined ? CALL_TOPICS : [...CALL_TOPICS, 'rules'];
};
