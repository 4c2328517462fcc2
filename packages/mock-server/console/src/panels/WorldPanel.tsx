import { control, requireData } from '../api.ts';
import type { PanelProps } from '../panel-props.ts';
import { WorldTime } from '../clock.tsx';
import { Card, FactList, QueryContent, Table } from '../components.tsx';
import { describeCall, describeChanges, undoChanges } from '../undo.ts';
import { findDamagedWorld, useAction, useWorldQuery, useWorlds, type Action } from '../query.ts';
import { AnotherWorldCard } from './AnotherWorldCard.tsx';
import { WorldsCard } from './WorldsCard.tsx';
import { DamagedWorld } from './DamagedWorld.tsx';
import { ResetCard, loadScenarios } from './ResetCard.tsx';

const load = async () => ({
  health: await requireData(control.GET('/__mock/health')),
  clock: await requireData(control.GET('/__mock/clock')),
  scenarios: await loadScenarios(),
  history: await requireData(control.GET('/__mock/history')),
});

type WorldState = Awaited<ReturnType<typeof load>>;

const FACTS = [
  ['world', 'World'],
  ['scenario', 'Scenario'],
  ['seed', 'Seed'],
  ['players', 'Players'],
  ['version', 'Version'],
] as const;

const MINUTE = 60_000;
const STEPS = [
  ['1 minute', MINUTE],
  ['10 minutes', 10 * MINUTE],
  ['1 hour', 60 * MINUTE],
  ['1 day', 1440 * MINUTE],
  ['7 days', 7 * 1440 * MINUTE],
] as const;

function ClockCard({ clock, action }: { clock: WorldState['clock']; action: Action }) {
  const move = (body: { advanceMs: number } | { frozen: boolean }, done: string) =>
    action.run(() => control.POST('/__mock/clock', { body }), done);
  return (
    <Card title="Clock">
      <p className="big">
        <WorldTime at={clock.now} named />
      </p>
      <p className="hint">
        {clock.frozen ? 'The clock is stopped.' : 'The clock is running.'} It never goes back.
      </p>
      <div className="row">
        {STEPS.map(([name, advanceMs]) => (
          <button
            key={name}
            type="button"
            disabled={action.busy}
            onClick={() => move({ advanceMs }, `${name} later.`)}
          >
            + {name}
          </button>
        ))}
        <button
          type="button"
          disabled={action.busy}
          onClick={() =>
            move({ frozen: !clock.frozen }, clock.frozen ? 'The clock is running.' : 'The clock is stopped.')
          }
        >
          {clock.frozen ? 'Start the clock' : 'Stop the clock'}
        </button>
      </div>
    </Card>
  );
}

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
      {({ health, clock, scenarios, history }) => (
        <>
          <FactList facts={FACTS.map(([name, label]) => [label, health[name]])} />
          <ClockCard clock={clock} action={action} />
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
              Heartbeats, logs and calls that only read are not listed. The clock and the switches cannot be
              undone.
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
