import { useState } from 'react';
import { consoleAddress } from '../api.ts';
import { Form, TextField } from '../forms.tsx';
import { Card } from '../components.tsx';

/** A form that opens a world by name. */
export function AnotherWorldCard() {
  const [name, setName] = useState('');
  return (
    <Card title="New world">
      <Form submit="Open" onSubmit={() => location.assign(consoleAddress(name))}>
        <TextField
          label="Name"
          value={name}
          onText={setName}
          pattern="[a-z0-9\-]{1,40}"
          title="1 to 40 of a-z, 0-9 and -"
          placeholder="new-world"
          required
        />
      </Form>
      <p className="hint">The first change creates the world. Worlds are isolated from each other.</p>
    </Card>
  );
}
