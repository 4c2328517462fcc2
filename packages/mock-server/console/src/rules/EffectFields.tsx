import { useState } from 'react';
import type { Call } from '../call-search.ts';
import { errcodeChoice, getErrcodes, STATUS_CHOICES } from '../choices.ts';
import { ChoiceField, TextField } from '../forms.tsx';
import { ErrcodeLink } from '../links.tsx';
import type { RuleFields } from './rule-draft.ts';

const EFFECTS = [
  ['errcode', 'Answer an errcode'],
  ['httpStatus', 'Answer an HTTP status'],
  ['latency', 'Answer late'],
  ['dropBefore', 'Cut the connection before the call takes effect'],
  ['dropAfter', 'Cut the connection after the call took effect'],
  ['truncate', 'Send half of the body'],
  ['hold', 'Stop the call until it is released'],
] as const;

const MOMENTS = [
  ['before', 'before the call runs'],
  ['after', 'after its effect'],
] as const;

/**
 * The errcodes that the form offers, and the selected one: the first if the call does not declare the wanted one.
 * @param call the chosen call; undefined for every call
 */
export function useErrcodeChoice(wanted: string, call: Call | undefined, calls: readonly Call[]) {
  const [showsAll, setShowsAll] = useState(false);
  const offered = call && !showsAll ? call.errcodes : getErrcodes(calls);
  const errcode = offered.find((item) => String(item.errcode) === wanted) ?? offered[0];
  return { call, offered, errcode, showsAll, setShowsAll };
}

interface EffectFieldsProps extends RuleFields {
  choice: ReturnType<typeof useErrcodeChoice>;
}

/** The effect of a fault. */
export function EffectFields({ draft, change, errors, choice }: EffectFieldsProps) {
  const { call, offered, errcode, showsAll, setShowsAll } = choice;
  return (
    <>
      <div className="row whole-row">
        <ChoiceField
          label="Effect"
          value={draft.effect}
          choices={EFFECTS}
          onChoice={(effect) => change({ effect })}
          long
        />
        {draft.effect === 'errcode' && (
          <ChoiceField
            label="Errcode"
            value={String(errcode?.errcode ?? '')}
            choices={offered.map(errcodeChoice)}
            onChoice={(chosen) => change({ errcode: chosen })}
            long
          />
        )}
        {draft.effect === 'httpStatus' && (
          <ChoiceField
            label="HTTP status"
            value={draft.status}
            choices={STATUS_CHOICES}
            onChoice={(status) => change({ status })}
            long
          />
        )}
        {draft.effect === 'latency' && (
          <TextField
            label="Delay in milliseconds"
            value={draft.delay}
            onText={(delay) => change({ delay })}
            error={errors.delay}
            inputMode="numeric"
            pattern="\d{1,6}"
            required
          />
        )}
        {draft.effect === 'hold' && (
          <ChoiceField label="When" value={draft.at} choices={MOMENTS} onChoice={(at) => change({ at })} />
        )}
      </div>
      {draft.effect === 'errcode' && (
        <div className="note">
          {errcode && errcode.when !== '' && (
            <p>
              <ErrcodeLink errcode={errcode.errcode} />: {errcode.when}
            </p>
          )}
          {call && (
            <label className="check">
              <input
                type="checkbox"
                checked={showsAll}
                onChange={(event) => setShowsAll(event.target.checked)}
              />
              Show every errcode of the contract, not only errcodes of this call
            </label>
          )}
        </div>
      )}
    </>
  );
}
