import { useState, type FormEvent } from 'react';
import { control, dataOf } from '../api.ts';
import type { PanelProps } from '../Console.tsx';
import { Time } from '../clock.tsx';
import { json } from '../format.ts';
import { Card, Code, Shown, Table } from '../parts.tsx';
import { useAction, useView, type Action } from '../query.ts';

interface Filter {
  operationId?: string;
  errcode?: number;
  status?: number;
  playerId?: number;
  text?: string;
}

const FIELDS = [
  ['operationId', 'Call'],
  ['playerId', 'Player'],
  ['errcode', 'Errcode'],
  ['status', 'Status'],
  ['text', 'Text'],
] as const;

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

const readFilter = (form: FormData): Filter =>
  Object.fromEntries(
    FIELDS.map(([name]) => [name, textOf(form.get(name))] as const)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, name === 'operationId' || name === 'text' ? value : Number(value)]),
  );

function FilterForm({ onFilter }: { onFilter: (filter: Filter) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFilter(readFilter(new FormData(event.currentTarget)));
  };
  return (
    <form className="row" onSubmit={submit} onReset={() => onFilter({})} role="search">
      {FIELDS.map(([name, label]) => (
        <label key={name}>
          {label}
          <input
            name={name}
            {...(name === 'text' || name === 'operationId'
              ? {}
              : { inputMode: 'numeric', pattern: '\\d{1,16}' })}
          />
        </label>
      ))}
      <button type="submit">Find</button>
      <button type="reset">All</button>
    </form>
  );
}

function EntryCard({ id, action }: { id: number; action: Action }) {
  const view = useView(['requests', id], () =>
    dataOf(control.GET('/__mock/requests/{requestId}', { params: { path: { requestId: id } } })),
  );
  return (
    <Shown view={view}>
      {({ curl, changes, ...entry }) => (
        <Card title={`Call ${id}: ${entry.operationId ?? entry.path}`} opened>
          <div className="row">
            <code className="token">{curl}</code>
            <button
              type="button"
              onClick={() => action.run(() => navigator.clipboard.writeText(curl), 'Copied.')}
            >
              Copy as curl
            </button>
          </div>
          {entry.contractViolation !== undefined && (
            <p className="bad">Broke the contract: {entry.contractViolation}</p>
          )}
          <h3>What it changed</h3>
          <Table
            name="Changes"
            columns={['Document', 'Where', 'Before', 'After']}
            empty="Nothing."
            rows={(changes ?? []).map((change) => ({
              key: `${change.document}${change.pointer}`,
              cells: [change.document, change.pointer, json(change.before), json(change.after)],
            }))}
          />
          <Code title="Body" text={json(entry.request)} />
          <Code title="Answer" text={json(entry.response)} />
        </Card>
      )}
    </Shown>
  );
}

/** What the world was asked, what it answered, and what that changed. */
export function JournalPanel({ notify }: PanelProps) {
  const [filter, setFilter] = useState<Filter>({});
  const [chosen, setChosen] = useState<number>();
  const view = useView(['requests', filter], () =>
    dataOf(control.GET('/__mock/requests', { params: { query: { ...filter, limit: 100 } } })),
  );
  const action = useAction(notify);
  return (
    <>
      <FilterForm onFilter={setFilter} />
      <div className="split">
        <Shown view={view}>
          {(entries) => (
            <Table
              name="Calls, newest first"
              columns={['No.', 'When', 'Call', 'Player', 'Status', 'Errcode', 'ms']}
              empty={Object.keys(filter).length === 0 ? 'No call has come in.' : 'No call fits.'}
              rows={entries.map((entry) => ({
                key: entry.id,
                current: entry.id === chosen,
                cells: [
                  entry.id,
                  <Time key="when" at={entry.time} />,
                  <button key="open" type="button" className="plain" onClick={() => setChosen(entry.id)}>
                    {entry.operationId ?? entry.path}
                  </button>,
                  entry.playerId,
                  entry.status,
                  <span key="errcode" className={entry.errcode ? 'bad' : ''}>
                    {entry.errcode}
                  </span>,
                  entry.durationMs.toFixed(1),
                ],
              }))}
            />
          )}
        </Shown>
        {chosen !== undefined && <EntryCard key={chosen} id={chosen} action={action} />}
      </div>
      <button
        type="button"
        onClick={() => action.run(() => control.DELETE('/__mock/requests'), 'The journal is empty.')}
      >
        Forget the calls
      </button>
    </>
  );
}
