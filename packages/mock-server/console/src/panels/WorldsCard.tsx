import { consoleAddress, controlOf, worldName } from '../api.ts';
import { Card, ConfirmButton, Table } from '../parts.tsx';
import { useWorlds, type Action } from '../query.ts';
import { WorldLinks } from '../WorldLinks.tsx';

/** The worlds of the server: each can be opened, and deleted. */
export function WorldsCard({ action }: { action: Action }) {
  const { data: worlds = [] } = useWorlds();
  const remove = (world: string) =>
    action.run(async () => {
      await controlOf(world).DELETE('/__mock/worlds');
      // The page of a deleted world would make it again.
      if (world === worldName) location.assign(consoleAddress('default'));
    }, `The world ${world} is deleted.`);
  return (
    <Card title="Worlds">
      <Table
        name="Worlds"
        columns={['World', 'Scenario', 'Players', 'Calls', 'Open', 'Actions']}
        empty="No world has been called yet."
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
            // The default world is always there; it can be started again.
            world !== 'default' && (
              <ConfirmButton
                key="delete"
                label="Delete"
                title={`Delete the world ${world}?`}
                disabled={action.busy}
                onConfirm={() => remove(world)}
              >
                Its players, orders, journal, faults and snapshots are lost. The next call to its name makes a
                new world.
              </ConfirmButton>
            ),
          ],
        }))}
      />
    </Card>
  );
}
