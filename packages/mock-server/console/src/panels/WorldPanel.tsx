import { control, dataOf } from '../api.ts';
import type { PanelProps } from '../Console.tsx';
import { Time } from '../clock.tsx';
import { Card, Facts, Shown, Table } from '../parts.tsx';
import { damagedWorld, useAction, useView, useWorlds, type Action } from '../query.ts';
import { AnotherWorldCard } from './AnotherWorldCard.tsx';
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
        {clock.frozen ? 'It stands still between moves.' : 'It runs.'} It never goes back.
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
            move({ frozen: !clock.frozen }, clock.frozen ? 'The clock runs.' : 'The clock stands.')
          }
        >
          {clock.frozen ? 'Let it run' : 'Stop it'}
        </button>
      </div>
    </Card>
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
          <AnotherWorldCard />
          <Card title="What can be undone">
            <Table
              name="Changes, newest first"
              columns={['Call', 'When', 'Documents', 'Ledger and log lines']}
              empty="Nothing has changed yet."
              rows={history.map((entry, index) => ({
                key: history.length - index,
                cells: [
                  <code key="call" className="name">
                    {entry.call}
                  </code>,
                  <Time key="when" at={entry.time} />,
                  entry.documents,
                  entry.entries,
                ],
              }))}
            />
          </Card>
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
