import type { components } from '@tara/contract/control';

type Schemas = components['schemas'];

/** Why a stream is ended by the server. */
export type EndReason = Schemas['StreamEnd']['reason'];

/** The events that a reader wants. */
export interface StreamFilter {
  readonly operationId?: string;
  readonly playerId?: number;
  /** Leaves out automatic reports of a client. */
  readonly withoutReports: boolean;
}

/** An event with what filters compare. */
export interface StreamEvent {
  /** As it is sent; of a gap for readers of all events. */
  readonly text: string;
  /** For readers with a filter, who do not know how many of the events of a gap they wanted. */
  readonly filteredText?: string;
  readonly operationId?: string | undefined;
  readonly playerId?: number | undefined;
  /** Whether it is an automatic report of a client; undefined for a gap, which concerns all readers. */
  readonly isReport?: boolean;
}

/** @param id undefined if the position of the reader stays */
export function toText(type: string, data: object, id?: string): string {
  return `event: ${type}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}

export function createGap(gap: Schemas['StreamGap'], id?: string): StreamEvent {
  const { count: _unknown, ...filtered } = gap;
  return { text: toText('gap', gap, id), filteredText: toText('gap', filtered, id) };
}

/** The text of the events that a filter admits. */
export function selectText(events: readonly StreamEvent[], filter: StreamFilter): string {
  const { operationId, playerId, withoutReports } = filter;
  const isAll = operationId === undefined && playerId === undefined && !withoutReports;
  let text = '';
  for (const event of events) {
    if (event.filteredText !== undefined) text += isAll ? event.text : event.filteredText;
    else if (
      (operationId === undefined || event.operationId === operationId) &&
      (playerId === undefined || event.playerId === playerId) &&
      !(withoutReports && event.isReport === true)
    )
      text += event.text;
  }
  return text;
}
