import { control, requireData } from '../api.ts';
import type { PanelProps } from '../panel-props.ts';
import { WorldTime } from '../clock.tsx';
import { Card, FactList, QueryContent, Table } from '../components.tsx';
import { describeCall, describeChanges, undoChanges } from '../undo.ts';
import { findDamagedWorld, useAction, useWorldQuery, useWorlds } from '../query.ts';
import { ClockCard } from './ClockCard.tsx';
import { AnotherWorldCard } from './AnotherWorldCard.tsx';
import { WorldsCard } from './WorldsCard.tsx';
import { DamagedWorld } from './DamagedWorld.tsx';
import { ResetCard, loadScenarios } from './ResetCard.tsx';

const load = async () => ({
  health: await requireData(control.GET('/__mock/health')),
  scenarios: await loadScenarios(),
  history: await requireData(control.GET('/__mock/history')),
});

const FACTS = [
  ['world', 'World'],
  ['scenario', 'Scenario'],
  ['seed', 'Seed'],
  ['players', 'Players'],
  ['version', 'Version'],
] as const;

/** How many changes of a call are listed. */
const SHOWN = 3;

function ChangeList({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  const more = texts.length - SHOWN;
  return (
    <ul className="changes">
      {texts.slice(0, SHOWN).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}

function ReadableWorld({ notify }: PanelProps) {
  const view = useWorldQuery(['world'], load);
  const action = useAction(notify);
  return (
    <QueryContent view={view}>
      {({ health, scenarios, history }) => (
        <>
          <FactList facts={FACTS.map(([name, label]) => [label, health[name]])} />
          <ClockCard action={action} />
          <ResetCard key={health.scenario} origin={health} scenarios={scenarios} action={action} />
          <Card title="Changes that can be undone">
            <Table
              name="Changes, newest first"
              columns={['Call', 'Player', 'Changed', 'Time', 'Actions']}
              empty="Nothing has changed yet."
              rows={history.map((entry, index) => ({
                key: entry.id,
                cells: [
                  <span key="call" className="name">
                    {describeCall(entry)}
                    {entry.summary !== undefined && <code>{entry.call}</code>}
                  </span>,
                  entry.playerId !== undefined && (
                    <span key="player" className="name">
                      {entry.account}
                      <small>{entry.playerId}</small>
                    </span>
                  ),
                  <ChangeList key="changed" texts={describeChanges(entry)} />,
                  <WorldTime key="time" at={entry.time} />,
                  <button
                    key="undo"
                    type="button"
                    disabled={action.busy}
                    onClick={() => undoChanges(action, entry.id)}
                  >
                    {index === 0 ? 'Undo' : 'Undo back to here'}
                  </button>,
                ],
              }))}
            />
            <p className="hint">
              Heartbeats, logs, sessions of the console and calls that only read are not listed. The clock and
              the switches cannot be undone.
            </p>
          </Card>
          <WorldsCard action={action} />
          <AnotherWorldCard />
        </>
      )}
    </QueryContent>
  );
}

/** The state of the world, its clock, the reset form, and the changes that can be undone. */
export function WorldPanel({ notify }: PanelProps) {
  return (
    <QueryContent view={useWorlds()}>
      {(worlds) => {
        const damaged = findDamagedWorld(worlds);
        return damaged ? (
          <DamagedWorld summary={damaged} notify={notify} />
        ) : (
          <ReadableWorld notify={notify} />
        );
      }}
    </QueryContent>
  );
}
