import type { ReactNode, RefObject } from 'react';
import type { components } from '@tara/contract/control';
import { control, requireData } from '../api.ts';
import { Countdown, WorldTime } from '../clock.tsx';
import { FactList, Json, QueryContent } from '../components.tsx';
import { formatDuration, formatJson } from '../format.ts';
import { ErrcodeLink, OperationLink, PlayerLink } from '../links.tsx';
import { useCalls, useWorldQuery, type Action } from '../query.ts';
import { getMarks, getOutcome } from './call-list.ts';
import { CallActions } from './CallActions.tsx';
import { ReleaseForm } from './ReleaseForm.tsx';

type Detail = components['schemas']['JournalDetail'];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

const bodyOrText = (value: unknown, none: string) =>
  value === null || value === undefined ? <p className="hint">{none}</p> : <Json value={value} />;

function Changes({ changes }: { changes: NonNullable<Detail['changes']> }) {
  if (changes.length === 0) return <p className="hint">This call changed nothing.</p>;
  return (
    <ul className="diff">
      {changes.map(({ document, pointer, before, after }) => (
        <li key={document + pointer}>
          <code>
            <small>{document}</small>
            {pointer}
          </code>
          {before !== undefined && (
            <pre>
              <del>{formatJson(before)}</del>
            </pre>
          )}
          {after !== undefined && (
            <pre>
              <ins>{formatJson(after)}</ins>
            </pre>
          )}
        </li>
      ))}
    </ul>
  );
}

function Misses({ misses }: { misses: NonNullable<Detail['misses']> }) {
  if (misses.length === 0) return null;
  return (
    <Part title="Rules that did not apply">
      <ul>
        {misses.map(({ faultId, stubId, reason }) => (
          <li key={faultId ?? stubId}>
            <a href="#rules">{faultId === undefined ? `Stub ${stubId}` : `Fault ${faultId}`}</a>: {reason}.
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Content({ entry, readAt, action }: { entry: Detail; readAt: number; action: Action }) {
  const { id, operationId, method, path, waitsMs, durationMs, playerId, errcode, status } = entry;
  const { data: calls = [] } = useCalls();
  const call = calls.find((item) => item.operationId === operationId);
  const { kind, text } = getOutcome(entry);
  const facts: [string, ReactNode][] = [
    ['Time', <WorldTime key="time" at={entry.time} />],
    waitsMs === undefined
      ? ['Duration', formatDuration(durationMs)]
      : ['Waits for', <Countdown key="wait" until={readAt + waitsMs} />],
    ['Player', playerId === undefined ? 'visitor' : <PlayerLink key="player" playerId={playerId} />],
    ['HTTP status', status === 0 ? 'no answer' : status],
    ...(errcode
      ? ([['Errcode', <ErrcodeLink key="errcode" errcode={errcode} />]] as [string, ReactNode][])
      : []),
    ['Request id', entry.requestId],
    ...(entry.traceId === undefined ? [] : ([['Trace id', entry.traceId]] as [string, ReactNode][])),
  ];
  return (
    <>
      <h2>
        <span className={`outcome ${kind}`}>{text}</span> {call?.summary ?? path}
        {getMarks(entry).map((mark) => (
          <span key={mark} className="mark">
            {mark}
          </span>
        ))}
      </h2>
      <p className="line">
        <code>
          {method} {path}
        </code>{' '}
        {operationId !== undefined && <OperationLink operationId={operationId} />}
      </p>
      {entry.contractViolation !== undefined && (
        <p className="bad">Breaks the contract: {entry.contractViolation}</p>
      )}
      {waitsMs !== undefined && <ReleaseForm id={id} call={call} action={action} />}
      <CallActions entry={entry} action={action} />
      <FactList small facts={facts} />
      <div className="parts">
        <Part title="Request">
          {bodyOrText(entry.request, 'No body.')}
          <details>
            <summary>{Object.keys(entry.headers ?? {}).length} headers</summary>
            <Json value={entry.headers ?? {}} />
          </details>
        </Part>
        <Part title="Answer">
          {bodyOrText(entry.response, waitsMs === undefined ? 'No body.' : 'Not yet.')}
        </Part>
        <Part title="State change">
          {waitsMs === undefined ? (
            <Changes changes={entry.changes ?? []} />
          ) : (
            <p className="hint">Recorded with the answer.</p>
          )}
        </Part>
      </div>
      <Misses misses={entry.misses ?? []} />
    </>
  );
}

interface CallDetailProps {
  id: number;
  action: Action;
  panel: RefObject<HTMLElement | null>;
}

/** One call: its request, answer and state change side by side, the rules that did not apply, and what to do with it. */
export function CallDetail({ id, action, panel }: CallDetailProps) {
  const view = useWorldQuery(['requests', id], () =>
    requireData(control.GET('/__mock/requests/{requestId}', { params: { path: { requestId: id } } })),
  );
  return (
    <section className="card detail" aria-label={`Call ${id}`} ref={panel} tabIndex={-1}>
      <a className="plain back" href="#calls">
        ← All calls
      </a>
      <QueryContent view={view}>
        {(entry) => <Content entry={entry} readAt={view.dataUpdatedAt} action={action} />}
      </QueryContent>
    </section>
  );
}
