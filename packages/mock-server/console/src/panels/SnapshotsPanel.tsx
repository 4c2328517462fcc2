import { useState, type ChangeEvent } from 'react';
import { control, requireData } from '../api.ts';
import type { PanelProps } from '../panel-props.ts';
import { WorldTime } from '../clock.tsx';
import { formatJson } from '../format.ts';
import { Form, TextField } from '../forms.tsx';
import { Card, QueryTable } from '../components.tsx';
import { useAction, useWorldQuery, type Action } from '../query.ts';

const load = () => requireData(control.GET('/__mock/snapshots'));

const download = async () => {
  const state = await requireData(control.GET('/__mock/state'));
  const address = URL.createObjectURL(new Blob([formatJson(state)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${state.world}.json`;
  link.click();
  URL.revokeObjectURL(address);
};

function FileCard({ action }: { action: Action }) {
  const upload = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    action.run(
      async () => control.PUT('/__mock/state', { body: JSON.parse(await file.text()) as never }),
      `The world is imported from ${file.name}.`,
    );
  };
  return (
    <Card title="Export and import">
      <div className="row">
        <button type="button" onClick={() => action.run(download, 'The file is being downloaded.')}>
          Export
        </button>
        <label>
          Import
          <input type="file" accept="application/json,.json" onChange={upload} />
        </label>
      </div>
    </Card>
  );
}

/** Snapshots of the world, export and import. */
export function SnapshotsPanel({ notify }: PanelProps) {
  const view = useWorldQuery(['snapshots'], load);
  const action = useAction(notify);
  const [name, setName] = useState('');
  const save = () =>
    action.run(() => control.POST('/__mock/snapshots', { body: { name } }), `The snapshot ${name} is saved.`);
  const at = (snapshot: string) => ({ params: { path: { name: snapshot } } });
  return (
    <>
      <Card title="Save a snapshot">
        <Form submit="Save" busy={action.busy} onSubmit={save}>
          <TextField
            label="Name"
            value={name}
            onText={setName}
            pattern="[A-Za-z0-9_\-]{1,64}"
            title="letters, digits, _ and -"
            required
          />
        </Form>
      </Card>
      <QueryTable
        view={view}
        name="Snapshots"
        columns={['Name', 'World time', 'Actions']}
        empty="No snapshots yet."
        getRow={(snapshot) => ({
          key: snapshot.name,
          cells: [
            <span key="name" className="name">
              {snapshot.name}
            </span>,
            <WorldTime key="then" at={snapshot.now} />,
            <span key="do" className="row">
              <button
                type="button"
                onClick={() =>
                  action.run(
                    () => control.POST('/__mock/snapshots/{name}/restore', at(snapshot.name)),
                    `The world is restored to ${snapshot.name}.`,
                  )
                }
              >
                Restore
              </button>
              <button
                type="button"
                onClick={() =>
                  action.run(
                    () => control.DELETE('/__mock/snapshots/{name}', at(snapshot.name)),
                    `The snapshot ${snapshot.name} is deleted.`,
                  )
                }
              >
                Delete
              </button>
            </span>,
          ],
        })}
      />
      <FileCard action={action} />
    </>
  );
}
