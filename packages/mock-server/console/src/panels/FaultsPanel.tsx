import type { components } from '@tara/contract/control';
import { control, requireData } from '../api.ts';
import type { Call } from '../call-search.ts';
import type { PanelProps } from '../panel-props.ts';
import { Card, QueryContent, QueryTable } from '../components.tsx';
import { useAction, useCalls, useWorldQuery } from '../query.ts';
import { FaultForm } from './FaultForm.tsx';

type Rule = components['schemas']['FaultRule'];

const load = () => requireData(control.GET('/__mock/faults'));

const EFFECTS: Record<NonNullable<Rule['effect']>, string> = {
  dropBefore: 'cuts the connection before the call takes effect',
  dropAfter: 'cuts the connection after the call took effect',
  truncate: 'sends half of the body',
  hold: 'stops the call until it is released',
};

const delayText = (latency: NonNullable<Rule['latency']>): string => {
  if (latency.kind === 'fixed') return `answers ${latency.ms} ms late`;
  if (latency.kind === 'uniform') return `answers ${latency.minMs} to ${latency.maxMs} ms late`;
  return `answers about ${latency.medianMs} ms late`;
};

const effectText = (rule: Rule, calls: readonly Call[]): string => {
  const { operationId, errcode, httpStatus, effect, latency } = rule;
  const name = calls
    .filter((call) => operationId === '*' || call.operationId === operationId)
    .flatMap((call) => call.errcodes)
    .find((item) => item.errcode === errcode)?.name;
  return [
    errcode === undefined ? [] : [`answers errcode ${errcode}${name === undefined ? '' : ` ${name}`}`],
    httpStatus === undefined ? [] : [`answers HTTP ${httpStatus}`],
    effect === undefined ? [] : [EFFECTS[effect]],
    latency === undefined ? [] : [delayText(latency)],
  ]
    .flat()
    .join(', ');
};

/** The fault rules of the world and the form that adds one. */
export function FaultsPanel({ notify }: PanelProps) {
  const view = useWorldQuery(['faults'], load);
  const callsView = useCalls();
  const action = useAction(notify);
  const calls = callsView.data ?? [];
  const remove = (faultId: number) =>
    action.run(
      () => control.DELETE('/__mock/faults/{faultId}', { params: { path: { faultId } } }),
      'The fault is removed.',
    );
  return (
    <>
      <Card title="Add a fault">
        <QueryContent view={callsView}>
          {(known) => (
            <FaultForm
              calls={known}
              onAdd={(body) =>
                action.run(() => control.POST('/__mock/faults', { body }), 'The fault is active.')
              }
            />
          )}
        </QueryContent>
        <p className="hint">If several faults match a call, the first one in the list is applied.</p>
      </Card>
      <QueryTable
        view={view}
        name="Active faults"
        columns={['Call', 'Player', 'Effect', 'Share of calls', 'Calls left', 'Calls hit', 'Actions']}
        empty="No fault is active."
        getRow={(fault) => ({
          key: fault.faultId,
          cells: [
            fault.operationId === '*' ? 'every call' : <code key="call">{fault.operationId}</code>,
            fault.playerId ?? 'any',
            effectText(fault, calls),
            `${Math.round((fault.probability ?? 1) * 100)} %`,
            fault.times === undefined ? 'no limit' : fault.times - fault.hits,
            fault.hits,
            <button key="remove" type="button" disabled={action.busy} onClick={() => remove(fault.faultId)}>
              Remove
            </button>,
          ],
        })}
      />
    </>
  );
}
