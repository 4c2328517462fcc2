import { useState, type FormEvent } from 'react';
import type { components } from '@tara/contract/control';
import { control, controlToken, requireData } from '../api.ts';
import { searchCalls, type Call } from '../call-search.ts';
import type { PanelProps } from '../panel-props.ts';
import { WorldTime } from '../clock.tsx';
import { formatJson } from '../format.ts';
import { ChoiceField } from '../forms.tsx';
import { errcodeChoice, getErrcodes, STATUS_CHOICES, usePlayerChoices } from '../choices.ts';
import { BreakableName, Card, Code, QueryContent, QueryTable, Table } from '../components.tsx';
import { copy } from '../copy.ts';
import { useAction, useCalls, useWorldQuery, type Action } from '../query.ts';

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
  ['playerId', 'Player'],
  ['errcode', 'Errcode'],
  ['status', 'HTTP status'],
  ['text', 'Text'],
] as const;

const MINUTE_MS = 60_000;

/** By the world's clock, like all times. */
const TIMES = [
  ['any', 'any time'],
  ['minute', 'last minute'],
] as const;

const toText = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

/** The operation id for a typed name, path or title; a text without a match stays, so that the search finds nothing. */
const getOperationId = (calls: readonly Call[], text: string): string =>
  searchCalls(calls, text)[0]?.operationId ?? text;

const readFilter = (form: FormData, calls: readonly Call[]): Filter =>
  Object.fromEntries(
    FIELDS.map(([name]) => [name, toText(form.get(name))] as const)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => {
        if (name === 'operationId') return [name, getOperationId(calls, value)];
        return [name, name === 'text' ? value : Number(value)];
      }),
  );

const ANY = ['', 'any'] as const;

/** The choices of the fields with a list. */
function useFilterChoices(calls: readonly Call[]) {
  const players = usePlayerChoices();
  return {
    playerId: [ANY, ...players],
    errcode: [ANY, ['0', '0 success'] as const, ...getErrcodes(calls).map(errcodeChoice)],
    status: [ANY, ['0', '0: cut'] as const, ['200', '200: answered'] as const, ...STATUS_CHOICES],
  };
}

function FilterForm({ onFilter }: { onFilter: (filter: Filter) => void }) {
  const { data: calls = [] } = useCalls();
  const choices = useFilterChoices(calls);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFilter(readFilter(new FormData(event.currentTarget), calls));
  };
  return (
    <form className="row" onSubmit={submit} onReset={() => onFilter({})} role="search">
      {FIELDS.map(([name, label]) => (
        <label key={name}>
          {label}
          {name === 'text' || name === 'operationId' ? (
            <input name={name} list={name === 'operationId' ? 'calls' : undefined} />
          ) : (
            <select name={name} aria-label={label}>
              {choices[name].map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
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

/** The command, preceded by the control token of this page if the server requires one. */
const runnable = (curl: string): string => {
  const token = controlToken.get();
  return token === '' ? curl : `CONTROL_TOKEN='${token.replaceAll("'", String.raw`'\''`)}'\n${curl}`;
};

function EntryCard({ id, action }: { id: number; action: Action }) {
  const view = useWorldQuery(['requests', id], () =>
    requireData(control.GET('/__mock/requests/{requestId}', { params: { path: { requestId: id } } })),
  );
  return (
    <QueryContent view={view}>
      {({ curl, changes, ...entry }) => (
        <Card title={`Call ${id}: ${entry.operationId ?? entry.path}`} opened>
          <div className="row">
            <code className="token">{curl}</code>
            <button
              type="button"
              onClick={() => action.run(() => copy(runnable(curl)), 'The command is copied.')}
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
          <h3>Changes</h3>
          <Table
            name="Changes"
            columns={['Document', 'Field', 'Before', 'After']}
            empty="This call changed nothing."
            rows={(changes ?? []).map((change) => ({
              key: `${change.document}${change.pointer}`,
              cells: [change.document, change.pointer, formatJson(change.before), formatJson(change.after)],
            }))}
          />
          <Code title="Headers" text={formatJson(entry.headers ?? {})} />
          <Code title="Body" text={formatJson(entry.request)} />
          <Code title="Answer" text={formatJson(entry.response)} />
        </Card>
      )}
    </QueryContent>
  );
}

function StatusCell({ entry, action }: { entry: components['schemas']['JournalEntry']; action: Action }) {
  const { id, status, waitsMs } = entry;
  if (waitsMs === undefined) return status === 0 ? 'cut' : status;
  const release = () =>
    control.POST('/__mock/requests/{requestId}/release', { params: { path: { requestId: id } } });
  return (
    <span>
      waits for {Math.ceil(waitsMs / 1000)} s{' '}
      <button
        type="button"
        disabled={action.busy}
        aria-label={`Release call ${id}`}
        onClick={() => action.run(release, `Call ${id} is released.`)}
      >
        Release
      </button>
    </span>
  );
}

/** The received calls with their answers and changes. */
export function JournalPanel({ notify }: PanelProps) {
  const [searched, setSearched] = useState<Filter>({});
  const [time, setTime] = useState<(typeof TIMES)[number][0]>('any');
  const [showsReports, setShowsReports] = useState(false);
  const filter: Filter = {
    ...searched,
    // A call that is searched by name is listed even if it is a report.
    ...(showsReports || searched.operationId !== undefined ? {} : { reports: 0 }),
    ...(time === 'minute' ? { lastMs: MINUTE_MS } : {}),
  };
  const [chosen, setChosen] = useState<number>();
  const view = useWorldQuery(['requests', filter], () =>
    requireData(control.GET('/__mock/requests', { params: { query: { ...filter, limit: 100 } } })),
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
        <QueryTable
          view={view}
          name="Calls, newest first"
          columns={['Call', 'Player', 'HTTP status', 'Errcode', 'Duration', 'Time', 'No.']}
          empty={
            Object.keys(searched).length === 0 && time === 'any'
              ? 'No calls received yet.'
              : 'No call matches.'
          }
          getRow={(entry) => ({
            key: entry.id,
            current: entry.id === chosen,
            cells: [
              <button key="open" type="button" className="plain" onClick={() => setChosen(entry.id)}>
                <BreakableName name={entry.operationId ?? entry.path} />
              </button>,
              entry.playerId,
              <StatusCell key="status" entry={entry} action={action} />,
              <span key="errcode" className={entry.errcode ? 'bad' : ''}>
                {entry.errcode}
              </span>,
              entry.waitsMs === undefined && `${entry.durationMs.toFixed(1)} ms`,
              <WorldTime key="time" at={entry.time} />,
              entry.id,
            ],
          })}
        />
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
