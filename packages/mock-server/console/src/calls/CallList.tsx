import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useAccounts } from '../choices.ts';
import { Countdown, WorldTime } from '../clock.tsx';
import { formatDuration } from '../format.ts';
import { getErrcodeName } from '../errcode-names.ts';
import { useCalls } from '../query.ts';
import { getMarks, getOutcome, type Entry } from './call-list.ts';

interface RowProps {
  entry: Entry;
  /** The title of the call; undefined for an unknown address. */
  title: string | undefined;
  account: string | undefined;
  isOpen: boolean;
  /** When the entry was read, by the machine's clock. */
  readAt: number;
  /** @param isKey whether the keyboard opened the call */
  onOpen: (isKey: boolean) => void;
}

function Row({ entry, title, account, isOpen, readAt, onOpen }: RowProps) {
  const { id, operationId, path, errcode = 0, waitsMs, durationMs, time } = entry;
  const { kind, text } = getOutcome(entry);
  return (
    <li>
      <a
        className="call"
        href={`#calls/${id}`}
        data-id={id}
        aria-current={isOpen ? 'true' : undefined}
        onClick={({ detail }) => onOpen(detail === 0)}
      >
        <WorldTime at={time} short />
        <span className="title">
          {title ?? path}
          {operationId !== undefined && <code>{operationId}</code>}
        </span>
        <span className="player">{account}</span>
        <span className={`outcome ${kind}`}>
          {text}
          {kind === 'refused' && <small>{getErrcodeName(errcode)}</small>}
        </span>
        <span className="took">
          {waitsMs === undefined ? formatDuration(durationMs) : <Countdown until={readAt + waitsMs} />}
        </span>
        <span className="marks">
          {getMarks(entry).map((mark) => (
            <span key={mark} className="mark">
              {mark}
            </span>
          ))}
        </span>
      </a>
    </li>
  );
}

interface CallListProps extends Pick<RowProps, 'readAt' | 'onOpen'> {
  entries: readonly Entry[];
  openId: number | undefined;
  list: RefObject<HTMLOListElement | null>;
}

/** The calls, newest first. New calls do not move the list while somebody reads or points at it. */
export function CallList({ entries, openId, list, ...rest }: CallListProps) {
  const { data: calls = [] } = useCalls();
  const accounts = useAccounts();
  const firstId = useRef<number>(undefined);
  const newestId = entries[0]?.id ?? 0;
  const [seenId, setSeenId] = useState(newestId);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const first = box.querySelector<HTMLElement>(`[data-id="${firstId.current}"]`);
    const added = first
      ? first.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop
      : 0;
    if (added > 0 && (box.scrollTop > 0 || box.matches(':hover, :focus-within'))) box.scrollBy(0, added);
    else if (box.scrollTop === 0) setSeenId(newestId);
    firstId.current = newestId;
  }, [entries, list, newestId]);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [openId, list]);
  const unseen = entries.filter(({ id }) => id > seenId).length;
  const titles = new Map(calls.map(({ operationId, summary }) => [operationId, summary]));
  return (
    <div className="call-list">
      {unseen > 0 && (
        <button
          type="button"
          className="unseen"
          onClick={() => {
            list.current?.scrollTo({ top: 0 });
            setSeenId(newestId);
          }}
        >
          ↑ {unseen} new {unseen === 1 ? 'call' : 'calls'}
        </button>
      )}
      <p className="columns" aria-hidden="true">
        <span>Time</span>
        <span>Call</span>
        <span>Player</span>
        <span>Outcome</span>
        <span>Duration</span>
      </p>
      <ol
        ref={list}
        aria-label="Calls, newest first"
        onScroll={({ currentTarget }) => {
          if (currentTarget.scrollTop === 0) setSeenId(newestId);
        }}
      >
        {entries.map((entry) => (
          <Row
            key={entry.id}
            entry={entry}
            title={entry.operationId === undefined ? undefined : titles.get(entry.operationId)}
            account={
              entry.playerId === undefined
                ? undefined
                : (accounts.get(entry.playerId) ?? String(entry.playerId))
            }
            isOpen={entry.id === openId}
            {...rest}
          />
        ))}
      </ol>
    </div>
  );
}
