import { useState } from 'react';
import { ControlError, control } from '../api.ts';
import { searchCalls } from '../call-search.ts';
import { usePlayerChoices } from '../choices.ts';
import { ChoiceField, Disclosure, Form, TextField } from '../forms.tsx';
import { JsonField } from '../JsonField.tsx';
import { useCalls, type Action } from '../query.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { EffectFields, useErrcodeChoice } from './EffectFields.tsx';
import { EVERY_CALL, findField, toFault, toStub, type RuleDraft, type RuleFields } from './rule-draft.ts';

const KINDS = [
  ['fault', 'Fault: an error, a delay, a hold'],
  ['stub', 'Stub: an answer of your own'],
] as const;

/** The search for a call, and the calls that match. The best match is selected, unless another one was chosen. */
function useCallChoice({ draft: { kind, operationId } }: Pick<RuleFields, 'draft'>) {
  const { data: calls = [] } = useCalls();
  const [wanted, setWanted] = useState('');
  const matches = searchCalls(calls, wanted);
  const choices: (readonly [string, string])[] = [
    ...(wanted.trim() === '' && kind === 'fault' ? [[EVERY_CALL, 'Every call'] as const] : []),
    ...matches.map((call) => [call.operationId, `${call.summary} (${call.operationId})`] as const),
  ];
  const chosen = choices.find(([id]) => id === operationId)?.[0] ?? choices[0]?.[0] ?? '';
  const hint = wanted.trim() === '' ? undefined : `${matches.length} of ${calls.length} calls match.`;
  return {
    calls,
    wanted,
    setWanted,
    choices,
    chosen,
    hint: matches.length === 0 ? 'No call matches.' : hint,
  };
}

const COUNTS = [
  ['skip', 'Calls to skip first', '0'],
  ['every', 'Each n-th call', '1'],
  ['percent', 'Percent of calls', '100'],
  ['priority', 'Priority', '0'],
] as const;

function ConditionFields({ draft, change, errors }: RuleFields) {
  return (
    <Disclosure
      title="More conditions"
      isOpen={errors.request !== undefined || COUNTS.some(([name]) => errors[name] !== undefined)}
    >
      <div className="row">
        {COUNTS.map(([name, label, placeholder]) => (
          <TextField
            key={name}
            label={label}
            value={draft[name]}
            onText={(text) => change({ [name]: text })}
            error={errors[name]}
            placeholder={placeholder}
            inputMode="numeric"
            pattern={name === 'percent' ? String.raw`[1-9]\d?|100` : String.raw`-?\d{0,7}`}
            required={name === 'percent'}
          />
        ))}
        <JsonField
          label="Fields that the request contains, as JSON"
          value={draft.request}
          onText={(request) => change({ request })}
          error={errors.request}
          placeholder='{ "amount": 50000 }'
        />
      </div>
    </Disclosure>
  );
}

interface RuleFormProps {
  start: RuleDraft;
  action: Action;
  onAdded?: () => void;
  onCancel?: () => void;
}

/** The form for a fault or a stub. All choices come from the contract and the world. */
export function RuleForm({ start, action, onAdded, onCancel }: RuleFormProps) {
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<RuleFields['errors']>({});
  const { calls, wanted, setWanted, choices, chosen, hint } = useCallChoice({ draft });
  const players = usePlayerChoices();
  const call = calls.find(({ operationId }) => operationId === chosen);
  const choice = useErrcodeChoice(draft.errcode, call, calls);
  const change = (part: Partial<RuleDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  };
  const fields = { draft, change, errors };
  const add = () => {
    // What the form shows, also after another call was chosen.
    const rule = { ...draft, operationId: chosen, errcode: String(choice.errcode?.errcode ?? '') };
    action.run(
      async () => {
        await (rule.kind === 'stub'
          ? control.POST('/__mock/stubs', { body: toStub(rule) })
          : control.POST('/__mock/faults', { body: toFault(rule) }));
        setErrors({});
        onAdded?.();
      },
      `The ${rule.kind} is active.`,
      {
        onRefused: (error) => {
          const field = findField(error instanceof ControlError ? error.pointer : undefined);
          setErrors({ [field ?? 'kind']: error.message });
        },
      },
    );
  };
  return (
    <Form
      submit={`Add ${draft.kind}`}
      busy={chosen === '' || action.busy}
      onSubmit={add}
      onCancel={onCancel}
      refusal={errors.kind}
    >
      <div className="row whole-row">
        <ChoiceField label="Kind" value={draft.kind} choices={KINDS} onChoice={(kind) => change({ kind })} />
        <TextField
          label="Search calls"
          type="search"
          value={wanted}
          onText={setWanted}
          placeholder="withdraw, exchange, mail…"
          autoComplete="off"
          long
        />
        <ChoiceField
          label="Call"
          value={chosen}
          choices={choices}
          onChoice={(operationId) => change({ operationId })}
          long
        />
        <ChoiceField
          label="Player"
          value={draft.playerId}
          choices={[['', 'Any player'], ...players]}
          onChoice={(playerId) => change({ playerId })}
        />
        <TextField
          label="Number of calls"
          value={draft.times}
          onText={(times) => change({ times })}
          error={errors.times}
          inputMode="numeric"
          pattern="\d{0,7}"
          placeholder="no limit"
        />
      </div>
      {hint !== undefined && (
        <p className="note" role="status">
          {hint}
        </p>
      )}
      {draft.kind === 'stub' ? <AnswerFields {...fields} /> : <EffectFields {...fields} choice={choice} />}
      <ConditionFields {...fields} />
    </Form>
  );
}
