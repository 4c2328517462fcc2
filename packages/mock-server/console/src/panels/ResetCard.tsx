import { useState } from 'react';
import type { components } from '@tara/contract/control';
import { control, requireData } from '../api.ts';
import { ChoiceField, Form, TextField } from '../forms.tsx';
import { Card } from '../components.tsx';
import type { Action } from '../query.ts';

type Schemas = components['schemas'];

export const loadScenarios = () => requireData(control.GET('/__mock/scenarios'));

interface ResetCardProps {
  scenarios: Awaited<ReturnType<typeof loadScenarios>>;
  /** The initial values of the form. */
  origin: Pick<Schemas['WorldSummary'], 'scenario' | 'seed'>;
  action: Action;
}

/** Resets the world to a scenario and a seed. */
export function ResetCard({ origin, scenarios, action }: ResetCardProps) {
  const [scenario, setScenario] = useState(origin.scenario);
  const [seed, setSeed] = useState(String(origin.seed));
  const about = scenarios.find(({ name }) => name === scenario)?.description;
  const reset = () => {
    const body = { scenario, seed: Number(seed) };
    action.run(() => control.POST('/__mock/reset', { body }), `The world is reset to ${scenario}.`);
  };
  return (
    <Card title="Reset">
      <Form submit="Reset" danger busy={action.busy} onSubmit={reset}>
        <ChoiceField
          label="Scenario"
          value={scenario}
          choices={scenarios.map(({ name }) => [name, name])}
          onChoice={setScenario}
        />
        <TextField
          label="Seed"
          value={seed}
          onText={setSeed}
          inputMode="numeric"
          pattern="\d{1,10}"
          required
        />
      </Form>
      <p className="hint">{about} This deletes the players, journal, faults and snapshots of the world.</p>
    </Card>
  );
}
