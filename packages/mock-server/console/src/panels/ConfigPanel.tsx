import type { components } from '@tara/contract/control';
import { switchFields } from '@tara/contract/control-forms';
import { control } from '../api.ts';
import { loadConfig } from '../clock.tsx';
import type { PanelProps } from '../panel-props.ts';
import { QueryContent } from '../components.tsx';
import { DataTree } from '../data/DataTree.tsx';
import { useAction, useWorldQuery } from '../query.ts';
import { SchemaForm } from '../schema-form.tsx';

type Schemas = components['schemas'];

const send = (body: Schemas['ConfigPatch']) => control.PATCH('/__mock/config', { body });

/** The switches of the world, which can be changed while it runs. */
export function ConfigPanel({ notify }: PanelProps) {
  const view = useWorldQuery(['config'], loadConfig);
  const action = useAction(notify);
  return (
    <>
      <p className="hint">
        Changes take effect with the next call and leave all players alone. An empty field stands for null if
        its placeholder says so.
      </p>
      <QueryContent view={view}>
        {(config) => (
          <>
            <SchemaForm name="Switches" fields={switchFields} values={config} action={action} send={send} />
            <details>
              <summary>All switches as a tree</summary>
              <DataTree
                name="Configuration"
                value={config}
                findEditable={(pointer) => {
                  const field = switchFields.find(({ path }) => `/${path.join('/')}` === pointer);
                  return field && { field, fields: switchFields, values: config };
                }}
                action={action}
                save={{
                  send,
                  undo: (before) => action.run(() => send(before), 'The former value is set again.'),
                }}
              />
            </details>
          </>
        )}
      </QueryContent>
    </>
  );
}
