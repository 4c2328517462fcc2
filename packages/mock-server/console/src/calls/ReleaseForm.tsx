import { useState } from 'react';
import type { components } from '@tara/contract/control';
import { control } from '../api.ts';
import type { Call } from '../call-search.ts';
import { errcodeChoice, getErrcodes, STATUS_CHOICES, type FaultStatus } from '../choices.ts';
import { ChoiceField, Form } from '../forms.tsx';
import { parseObject } from '../json-object.ts';
import { JsonField } from '../JsonField.tsx';
import { useCalls, type Action } from '../query.ts';

const WAYS = [
  ['asIs', 'as it is'],
  ['errcode', 'with an errcode'],
  ['httpStatus', 'with an HTTP status'],
  ['answer', 'with an answer of your own'],
] as const;

interface ReleaseFormProps {
  id: number;
  call: Call | undefined;
  action: Action;
}

/** Ends the waiting of a call, as it is or with another answer. */
export function ReleaseForm({ id, call, action }: ReleaseFormProps) {
  const { data: calls = [] } = useCalls();
  const [way, setWay] = useState<(typeof WAYS)[number][0]>('asIs');
  const errcodes = call?.errcodes.length ? call.errcodes : getErrcodes(calls);
  const [errcode, setErrcode] = useState('');
  const [status, setStatus] = useState('503');
  const [body, setBody] = useState('{}');
  const [refusal, setRefusal] = useState<string>();
  const getBody = (): components['schemas']['Release'] => {
    if (way === 'errcode') return { errcode: Number(errcode || errcodes[0]?.errcode) };
    if (way === 'httpStatus') return { httpStatus: Number(status) as FaultStatus };
    return way === 'answer' ? { answer: { body: parseObject(body) ?? {} } } : {};
  };
  const release = () =>
    action.run(
      () =>
        control.POST('/__mock/requests/{requestId}/release', {
          params: { path: { requestId: id } },
          body: getBody(),
        }),
      `Call ${id} is released.`,
      { onRefused: ({ message }) => setRefusal(message) },
    );
  return (
    <Form submit="Release" busy={action.busy} onSubmit={release}>
      <ChoiceField label="Release" value={way} choices={WAYS} onChoice={setWay} />
      {way === 'errcode' && (
        <ChoiceField
          label="Errcode"
          value={errcode || String(errcodes[0]?.errcode)}
          choices={errcodes.map(errcodeChoice)}
          onChoice={setErrcode}
        />
      )}
      {way === 'httpStatus' && (
        <ChoiceField label="HTTP status" value={status} choices={STATUS_CHOICES} onChoice={setStatus} />
      )}
      {way === 'answer' && (
        <JsonField
          label="Body of the answer"
          value={body}
          onText={(text) => {
            setBody(text);
            setRefusal(undefined);
          }}
          error={refusal}
        />
      )}
    </Form>
  );
}
