import { useState, type FormEvent } from 'react';
import { control, controlToken, dataOf } from '../api.ts';
import type { PanelProps } from '../Console.tsx';
import { Time } from '../clock.tsx';
import { json } from '../format.ts';
import { ChoiceField } from '../forms.tsx';
import { Card, Code, Shown, Table } from '../parts.tsx';
import { useAction, useCalls, useView, type Action } from '../query.ts';

interface Filter {
  operationId?: string;
  reports?: 0;
  lastMs?: number;
  errcode?: number;
  status?: number;
  playerId?: number;
  text?: string;
}

const FIELDS = [
  ['operationId', 'Call'],
  ['playerId', 'Player id'],
  ['errcode', 'Errcode'],
  ['status', 'HTTP status'],
  ['text', 'Text'],
] as const;

const MINUTE_MS = 60_000;

/** By the world's clock, as all times are. */
const TIMES = [
  ['any', 'any time'],
  ['minute', 'last minute'],
] as const;

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

const readFilter = (form: FormData): Filter =>
  Object.fromEntries(
    FIELDS.map(([name]) => [name, textOf(form.get(name))] as const)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, name === 'operationId' || name === 'text' ? value : Number(value)]),
  );

function FilterForm({ onFilter }: { onFilter: (filter: Filter) => void }) {
  const { data: calls = [] } = useCalls();
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
            list={name === 'operationId' ? 'calls' : undefined}
            {...(name === 'text' || name === 'operationId'
              ? {}
              : { inputMode: 'numeric', pattern: '\\d{1,16}' })}
          />
        </label>
      ))}
      <datalist id="calls">
        {calls.map(({ operationId, summary }) => (
          <option key={operationId} value={operationId}>
            {summary}
          </option>
        ))}
      </datalist>
      <button type="submit">Search</button>
      <button type="reset">Clear</button>
    </form>
  );
}

/** How the journal shows a secret. */
const MASK = '***';

/** The command with the control token of this page, where the server asks for one. */
const runnable = (curl: string): string => {
  const token = controlToken.get();
  return token === '' ? curl : `CONTROL_TOKEN='${token.replaceAll("'", String.raw`'\''`)}'\n${curl}`;
};

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
              onClick={() =>
                action.run(() => navigator.clipboard.writeText(runnable(curl)), 'The command is copied.')
              }
            >
              Copy as curl
            </button>
          </div>
          {curl.includes(MASK) && (
            <p className="hint">Secrets are masked as {MASK}. Replace them before you run the command.</p>
          )}
          {entry.contractViolation !== undefined && (
            <p className="bad">Broke the contract: {entry.contractViolation}</p>
          )}
          <h3>What it changed</h3>
          <Table
            name="Changes"
            columns={['Document', 'Field', 'Before', 'After']}
            empty="This call changed nothing."
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
  const [searched, setSearched] = useState<Filter>({});
  const [time, setTime] = useState<(typeof TIMES)[number][0]>('any');
  const [showsReports, setShowsReports] = useState(false);
  const filter: Filter = {
    ...searched,
    // A call that is searched for by its name is shown, whatever it is.
    ...(showsReports || searched.operationId !== undefined ? {} : { reports: 0 }),
    ...(time === 'minute' ? { lastMs: MINUTE_MS } : {}),
  };
  const [chosen, setChosen] = useState<number>();
  const view = useView(['requests', filter], () =>
    dataOf(control.GET('/__mock/requests', { params: { query: { ...filter, limit: 100 } } })),
  );
  const action = useAction(notify);
  return (
    <>
      <FilterForm onFilter={setSearched} />
      <div className="row">
        <ChoiceField label="Time" value={time} choices={TIMES} onChoice={setTime} />
        <label className="check">
          <input
            type="checkbox"
            checked={showsReports}
            onChange={(event) => setShowsReports(event.target.checked)}
          />
          Show heartbeats and logs
        </label>
      </div>
      <div className="split">
        <Shown view={view}>
          {(entries) => (
            <Table
              name="Calls, newest first"
              columns={['Call', 'Player', 'HTTP status', 'Errcode', 'Duration', 'Time', 'No.']}
              empty={
                Object.keys(searched).length === 0 && time === 'any'
                  ? 'The world has received no call.'
                  : 'No call matches.'
              }
              rows={entries.map((entry) => ({
                key: entry.id,
                current: entry.id === chosen,
                cells: [
                  <button key="open" type="button" className="plain" onClick={() => setChosen(entry.id)}>
                    {entry.operationId ?? entry.path}
                  </button>,
                  entry.playerId,
                  entry.status === 0 ? 'cut' : entry.status,
                  <span key="errcode" className={entry.errcode ? 'bad' : ''}>
                    {entry.errcode}
                  </span>,
                  `${entry.durationMs.toFixed(1)} ms`,
                  <Time key="time" at={entry.time} />,
                  entry.id,
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
        Empty the journal
      </button>
    </>
  );
}
