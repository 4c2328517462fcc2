import { errcodeChoice, getErrcodes, STATUS_CHOICES, usePlayerChoices } from '../choices.ts';
import { ChoiceField, TextField } from '../forms.tsx';
import { useCalls } from '../query.ts';
import { NO_FILTER, type Filter } from './call-list.ts';

interface CallFilterProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** The id of the search field, which the keyboard focuses. */
  searchId: string;
}

/** The fields that select calls. Each change applies immediately. */
export function CallFilter({ filter, onFilter, searchId }: CallFilterProps) {
  const { data: calls = [] } = useCalls();
  const change = (part: Partial<Filter>) => onFilter({ ...filter, ...part });
  const outcomes: readonly (readonly [string, string])[] = [
    ['', 'any outcome'],
    ['failed', 'failed only'],
    ['waiting', 'waiting only'],
    ...getErrcodes(calls).map((errcode) => {
      const [value, name] = errcodeChoice(errcode);
      return [`errcode:${value}`, name] as const;
    }),
    ...STATUS_CHOICES.map(([value, name]) => [`status:${value}`, name] as const),
  ];
  return (
    <search className="row filter">
      <TextField
        id={searchId}
        label="Text"
        type="search"
        value={filter.text}
        onText={(text) => change({ text })}
        placeholder="in path, body or answer"
        maxLength={100}
        autoComplete="off"
        aria-keyshortcuts="/"
        long
      />
      <TextField
        label="Call"
        list="calls"
        value={filter.call}
        onText={(call) => change({ call })}
        placeholder="any call"
        autoComplete="off"
        long
      />
      <datalist id="calls">
        {calls.map(({ operationId, summary }) => (
          <option key={operationId} value={operationId}>
            {summary}
          </option>
        ))}
      </datalist>
      <ChoiceField
        label="Player"
        value={filter.playerId}
        choices={[['', 'any player'], ...usePlayerChoices()]}
        onChoice={(playerId) => change({ playerId })}
      />
      <ChoiceField
        label="Outcome"
        value={filter.outcome}
        choices={outcomes}
        onChoice={(outcome) => change({ outcome })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={filter.withReports}
          onChange={(event) => change({ withReports: event.target.checked })}
        />
        Heartbeats and logs
      </label>
      <button type="button" disabled={filter === NO_FILTER} onClick={() => onFilter(NO_FILTER)}>
        Clear
      </button>
    </search>
  );
}
