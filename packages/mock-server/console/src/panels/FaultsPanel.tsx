import { useState } from 'react';
import { errcodes } from '../../../src/contract/generated.ts';
import { control, dataOf } from '../api.ts';
import type { PanelProps } from '../Console.tsx';
import type { components } from '../../../src/control/generated.ts';
import { ChoiceField, Form, TextField } from '../forms.tsx';
import { Card, Shown, Table } from '../parts.tsx';
import { useAction, useView } from '../query.ts';

type Rule = components['schemas']['FaultRule'];

const load = () => dataOf(control.GET('/__mock/faults'));

const KINDS = [
  ['errcode', 'answers the errcode'],
  ['httpStatus', 'answers the HTTP status'],
  ['latency', 'is answered later, in ms'],
  ['dropBefore', 'is cut before it takes effect'],
  ['dropAfter', 'is cut after it took effect'],
  ['truncate', 'answers half a body'],
  ['hang', 'is never answered'],
] as const;

type Kind = (typeof KINDS)[number][0];

const effectOf = (kind: Kind, value: number): Partial<Rule> => {
  if (kind === 'errcode') return { errcode: value };
  if (kind === 'httpStatus') return { httpStatus: value as NonNullable<Rule['httpStatus']> };
  if (kind === 'latency') return { latency: { kind: 'fixed', ms: value } };
  return { effect: kind };
};

const needsValue = (kind: Kind): boolean => kind === 'errcode' || kind === 'httpStatus' || kind === 'latency';

const describe = ({ errcode, httpStatus, effect, latency }: Rule): string =>
  [
    errcode === undefined ? [] : [`errcode ${errcode}`],
    httpStatus === undefined ? [] : [`HTTP ${httpStatus}`],
    effect === undefined ? [] : [effect],
    latency === undefined ? [] : [`latency ${JSON.stringify(latency)}`],
  ]
    .flat()
    .join(', ');

function FaultForm({ onAdd }: { onAdd: (rule: Rule) => void }) {
  const [operationId, setOperationId] = useState('*');
  const [kind, setKind] = useState<Kind>('errcode');
  const [value, setValue] = useState(String(errcodes.temporarilyUnavailable));
  const [times, setTimes] = useState('1');
  const [percent, setPercent] = useState('100');
  const add = () =>
    onAdd({
      operationId,
      ...effectOf(kind, Number(value)),
      ...(times === '' ? {} : { times: Number(times) }),
      ...(percent === '100' ? {} : { probability: Number(percent) / 100 }),
    });
  return (
    <Form submit="Add" onSubmit={add}>
      <TextField label="Call" value={operationId} onText={setOperationId} required />
      <ChoiceField label="What happens: it" value={kind} choices={KINDS} onChoice={setKind} long />
      {needsValue(kind) && (
        <TextField
          label="Number"
          value={value}
          onText={setValue}
          inputMode="numeric"
          pattern="\d{1,6}"
          required
        />
      )}
      <TextField
        label="How often"
        value={times}
        onText={setTimes}
        inputMode="numeric"
        pattern="\d{0,6}"
        placeholder="always"
      />
      <TextField
        label="Percent of calls"
        value={percent}
        onText={setPercent}
        inputMode="numeric"
        pattern="[1-9]\d?|100"
        required
      />
    </Form>
  );
}

/** What shall go wrong, where and how often. */
export function FaultsPanel({ notify }: PanelProps) {
  const view = useView(['faults'], load);
  const action = useAction(notify);
  return (
    <>
      <Card title="Make something go wrong">
        <FaultForm
          onAdd={(body) =>
            action.run(() => control.POST('/__mock/faults', { body }), 'The fault is in force.')
          }
        />
        <p className="hint">* means every call. The first rule that fits is applied.</p>
      </Card>
      <Shown view={view}>
        {(faults) => (
          <Table
            name="Faults in force"
            columns={['No.', 'Call', 'What', 'Left', 'Probability', 'Struck', 'End it']}
            empty="Nothing goes wrong."
            rows={faults.map((fault) => ({
              key: fault.faultId,
              cells: [
                fault.faultId,
                <code key="call">{fault.operationId}</code>,
                describe(fault),
                fault.times === undefined ? 'always' : fault.times - fault.hits,
                fault.probability ?? 1,
                fault.hits,
                <button
                  key="remove"
                  type="button"
                  onClick={() =>
                    action.run(
                      () =>
                        control.DELETE('/__mock/faults/{faultId}', {
                          params: { path: { faultId: fault.faultId } },
                        }),
                      'The fault is gone.',
                    )
                  }
                >
                  Remove
                </button>,
              ],
            }))}
          />
        )}
      </Shown>
    </>
  );
}
