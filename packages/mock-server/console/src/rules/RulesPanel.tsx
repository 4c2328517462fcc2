import { useState } from 'react';
import { control } from '../api.ts';
import { Card, ConfirmButton, QueryContent, QueryTable } from '../components.tsx';
import { OperationLink, PlayerLink } from '../links.tsx';
import type { PanelProps } from '../panel-props.ts';
import { useAction, useCalls, useWorldQuery } from '../query.ts';
import { EVERY_CALL, NEW_RULE } from './rule-draft.ts';
import { describeConditions, describeRule, getId, isStub, type ActiveRule } from './rule-list.ts';
import { loadRules } from './load-rules.ts';
import { RuleForm } from './RuleForm.tsx';

/** The faults and stubs of the world as one list, and the form that adds one. */
export function RulesPanel({ notify }: PanelProps) {
  const view = useWorldQuery(['rules'], loadRules);
  const callsView = useCalls();
  const action = useAction(notify);
  // A new form after each rule.
  const [added, setAdded] = useState(0);
  const remove = (rule: ActiveRule) =>
    action.run(
      () =>
        isStub(rule)
          ? control.DELETE('/__mock/stubs/{stubId}', { params: { path: { stubId: rule.stubId } } })
          : control.DELETE('/__mock/faults/{faultId}', { params: { path: { faultId: rule.faultId } } }),
      `${isStub(rule) ? 'Stub' : 'Fault'} ${getId(rule)} is removed.`,
    );
  const removeAll = () =>
    action.run(async () => {
      await control.DELETE('/__mock/faults');
      await control.DELETE('/__mock/stubs');
    }, 'All rules are removed.');
  return (
    <>
      <QueryTable
        view={view}
        name="Active rules, in the order of their check"
        columns={['Rule', 'Call', 'Player', 'Effect', 'Conditions', 'Hits', 'Actions']}
        empty="No rule is active. Add a fault or a stub below, or make one from a call."
        getRow={(rule) => ({
          key: getId(rule),
          cells: [
            <span key="rule" className="whole">
              {isStub(rule) ? 'Stub' : 'Fault'} {getId(rule)}
            </span>,
            rule.operationId === EVERY_CALL ? (
              'every call'
            ) : (
              <OperationLink key="call" operationId={rule.operationId} />
            ),
            rule.playerId === undefined ? 'any' : <PlayerLink key="player" playerId={rule.playerId} />,
            <span key="effect" className="effect">
              {describeRule(rule)}
              {!isStub(rule) && rule.warning !== undefined && <small className="bad">{rule.warning}</small>}
            </span>,
            describeConditions(rule).join('; ') || 'always',
            rule.hits,
            <button
              key="remove"
              type="button"
              disabled={action.busy}
              aria-label={`Remove rule ${getId(rule)}`}
              onClick={() => remove(rule)}
            >
              Remove
            </button>,
          ],
        })}
      />
      {view.data !== undefined && view.data.length > 1 && (
        <ConfirmButton label="Remove all" title="Remove all rules?" onConfirm={removeAll}>
          This removes every fault and stub of the world. Held calls go on.
        </ConfirmButton>
      )}
      <Card title="Add a rule">
        <QueryContent view={callsView}>
          {() => (
            <RuleForm
              key={added}
              start={NEW_RULE}
              action={action}
              onAdded={() => setAdded((count) => count + 1)}
            />
          )}
        </QueryContent>
        <p className="hint">
          The first rule that applies to a call decides: higher priorities first, then older rules.
        </p>
      </Card>
    </>
  );
}
