import { consoleAddress, createControlClient, worldName } from '../api.ts';
import { Card, ConfirmButton, Table } from '../components.tsx';
import { useWorlds, type Action } from '../query.ts';
import { WorldLinks } from '../links.tsx';

/** The worlds of the server, each with links and a delete button. */
export function WorldsCard({ action }: { action: Action }) {
  const { data: worlds = [] } = useWorlds();
  const remove = (world: string) =>
    action.run(async () => {
      await createControlClient(world).DELETE('/__mock/worlds');
      // The page of a deleted world would create it again.
      if (world === worldName) location.assign(consoleAddress('default'));
    }, `The world ${world} is deleted.`);
  return (
    <Card title="Worlds">
      <Table
        name="Worlds"
        columns={['World', 'Scenario', 'Players', 'Calls', 'Open', 'Actions']}
        empty="No worlds yet."
        rows={worlds.map(({ world, scenario, players, requests, damaged }) => ({
          key: world,
          current: world === worldName,
          cells: [
            <a key="world" className="plain" href={consoleAddress(world)}>
              {world}
            </a>,
            damaged === undefined ? scenario : <span className="bad">damaged</span>,
            players,
            requests,
            <WorldLinks key="open" world={world} />,
            // The default world always exists; it can be reset instead.
            world !== 'default' && (
              <ConfirmButton
                key="delete"
                label="Delete"
                title={`Delete the world ${world}?`}
                disabled={action.busy}
                onConfirm={() => remove(world)}
              >
                This deletes its players, orders, journal, faults and snapshots. The next call to its name
                creates a new world.
              </ConfirmButton>
            ),
          ],
        }))}
      />
    </Card>
  );
}
