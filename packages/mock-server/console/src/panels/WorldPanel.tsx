import { control, dataOf } from '../api.ts';
import type { PanelProps } from '../Console.tsx';
import { Time } from '../clock.tsx';
import { Card, Facts, Shown, Table } from '../parts.tsx';
import { callText, changeTexts, undo } from '../undo.ts';
import { damagedWorld, useAction, useView, useWorlds, type Action } from '../query.ts';
import { AnotherWorldCard } from './AnotherWorldCard.tsx';
import { WorldsCard } from './WorldsCard.tsx';
import { DamagedWorld } from './DamagedWorld.tsx';
import { ResetCard, loadScenarios } from './ResetCard.tsx';

const load = async () => ({
  health: await dataOf(control.GET('/__mock/health')),
  clock: await dataOf(control.GET('/__mock/clock')),
  scenarios: await loadScenarios(),
  history: await dataOf(control.GET('/__mock/history')),
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
        <Time at={clock.now} named />
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

/** So many changes of a call are shown. */
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
  const view = useView(['world'], load);
  const action = useAction(notify);
  return (
    <Shown view={view}>
      {({ health, clock, scenarios, history }) => (
        <>
          <Facts facts={FACTS.map(([name, label]) => [label, health[name]])} />
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
                    {callText(entry)}
                    {entry.summary !== undefined && <code>{entry.call}</code>}
                  </span>,
                  entry.playerId !== undefined && (
                    <span key="player" className="name">
                      {entry.account}
                      <small>{entry.playerId}</small>
                    </span>
                  ),
                  <ChangeList key="changed" texts={changeTexts(entry)} />,
                  <Time key="time" at={entry.time} />,
                  <button
                    key="undo"
                    type="button"
                    disabled={action.busy}
                    onClick={() => undo(action, entry.id)}
                  >
                    {index === 0 ? 'Undo' : 'Undo up to here'}
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
    </Shown>
  );
}

/** Where the world stands, its clock, its beginning, and what can be undone. */
export function WorldPanel({ notify }: PanelProps) {
  return (
    <Shown view={useWorlds()}>
      {(worlds) => {
        const damaged = damagedWorld(worlds);
        return damaged ? (
          <DamagedWorld summary={damaged} notify={notify} />
        ) : (
          <ReadableWorld notify={notify} />
        );
      }}
    </Shown>
  );
}
