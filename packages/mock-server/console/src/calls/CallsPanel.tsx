import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { control, requireData } from '../api.ts';
import { QueryContent } from '../components.tsx';
import type { ItemPanelProps } from '../panel-props.ts';
import { useAction, useCalls, useWorldQuery } from '../query.ts';
import { NO_FILTER, selectCalls, toQuery } from './call-list.ts';
import { CallDetail } from './CallDetail.tsx';
import { CallFilter } from './CallFilter.tsx';
import { CallList } from './CallList.tsx';
import { useCallKeys } from './call-keys.ts';

/** The received calls, and the opened one beside them. */
export function CallsPanel({ notify, item }: ItemPanelProps) {
  const { data: calls = [] } = useCalls();
  const [filter, setFilter] = useState(NO_FILTER);
  const query = toQuery(useDeferredValue(filter), calls);
  const view = useWorldQuery(['requests', query], () =>
    requireData(control.GET('/__mock/requests', { params: { query } })),
  );
  const action = useAction(notify);
  const searchId = useId();
  const list = useRef<HTMLOListElement>(null);
  const detail = useRef<HTMLElement>(null);
  useCallKeys({ list, detail, searchId, openId: item });
  const byKeyboard = useRef(false);
  // On a phone the detail replaces the list: where the page was before.
  const scrolled = useRef(0);
  useEffect(() => {
    window.scrollTo(0, item === undefined ? scrolled.current : 0);
    if (item !== undefined && (byKeyboard.current || !list.current?.checkVisibility()))
      detail.current?.focus({ preventScroll: true });
    byKeyboard.current = false;
  }, [item]);
  return (
    <div className={item === undefined ? 'calls' : 'calls open'}>
      <CallFilter filter={filter} onFilter={setFilter} searchId={searchId} />
      <div className="master">
        <QueryContent view={view}>
          {(found) => {
            const entries = selectCalls(found, filter);
            if (entries.length === 0)
              return (
                <p className="empty">
                  {filter === NO_FILTER
                    ? 'No calls yet. Use the client, and its calls appear here.'
                    : 'No call matches.'}
                </p>
              );
            return (
              <>
                <CallList
                  entries={entries}
                  readAt={view.dataUpdatedAt}
                  openId={item}
                  list={list}
                  onOpen={(isKey) => {
                    byKeyboard.current = isKey;
                    scrolled.current = window.scrollY;
                  }}
                />
                <p className="row below">
                  <small>
                    {entries.length} {entries.length === 1 ? 'call' : 'calls'}
                  </small>
                  <button
                    type="button"
                    disabled={action.busy}
                    onClick={() =>
                      action.run(() => control.DELETE('/__mock/requests'), 'The list of calls is empty.')
                    }
                  >
                    Empty the list
                  </button>
                </p>
              </>
            );
          }}
        </QueryContent>
      </div>
      {item !== undefined && <CallDetail key={item} id={item} action={action} panel={detail} />}
    </div>
  );
}
