import { useState } from 'react';
import * as errcodes from '@tara/contract/errcodes';
import type { components } from '@tara/contract/control';
import { searchCalls, type Call } from '../call-search.ts';
import {
  errcodeChoice,
  getErrcodes,
  STATUS_CHOICES,
  usePlayerChoices,
  type FaultStatus,
} from '../choices.ts';
import { ChoiceField, Form, TextField } from '../forms.tsx';

type Rule = components['schemas']['FaultRule'];
const KINDS = [
  ['errcode', 'Answer an errcode'],
  ['httpStatus', 'Answer an HTTP status'],
  ['latency', 'Answer late'],
  ['dropBefore', 'Cut the connection before the call takes effect'],
  ['dropAfter', 'Cut the connection after the call took effect'],
  ['truncate', 'Send half of the body'],
  ['hold', 'Stop the call until it is released'],
] as const;

type Kind = (typeof KINDS)[number][0];

const EVERY_CALL = '*';
const ANY_PLAYER = '';

/** The form for a fault rule. All choices come from the contract and the world. */
export function FaultForm({ calls, onAdd }: { calls: readonly Call[]; onAdd: (rule: Rule) => void }) {
  const players = usePlayerChoices();
  const [wanted, setWanted] = useState('');
  const [chosenCall, setChosenCall] = useState<string>(EVERY_CALL);
  const [playerId, setPlayerId] = useState(ANY_PLAYER);
  const [kind, setKind] = useState<Kind>('errcode');
  const [showsAll, setShowsAll] = useState(false);
  const [chosenErrcode, setChosenErrcode] = useState<string>(String(errcodes.temporarilyUnavailable));
  const [status, setStatus] = useState('503');
  const [delay, setDelay] = useState('1000');
  const [times, setTimes] = useState('1');
  const [percent, setPercent] = useState('100');

  const matches = searchCalls(calls, wanted);
  const isSearching = wanted.trim() !== '';
  const choices: (readonly [string, string])[] = [
    ...(isSearching ? [] : [[EVERY_CALL, 'Every call'] as const]),
    ...matches.map(({ operationId, summary }) => [operationId, `${summary} (${operationId})`] as const),
  ];
  // The best match of the search is selected, unless another match was chosen.
  const operationId = choices.find(([id]) => id === chosenCall)?.[0] ?? choices[0]?.[0] ?? '';
  const call = calls.find((item) => item.operationId === operationId);
  const offered = call && !showsAll ? call.errcodes : getErrcodes(calls);
  const errcode = offered.find((item) => String(item.errcode) === chosenErrcode) ?? offered[0];

  const effect = (): Partial<Rule> => {
    if (kind === 'errcode') return errcode ? { errcode: errcode.errcode } : {};
    if (kind === 'httpStatus') return { httpStatus: Number(status) as FaultStatus };
    if (kind === 'latency') return { latency: { kind: 'fixed', ms: Number(delay) } };
    return { effect: kind };
  };
  const add = () =>
    onAdd({
      operationId,
      ...effect(),
      ...(playerId === ANY_PLAYER ? {} : { playerId: Number(playerId) }),
      ...(times === '' ? {} : { times: Number(times) }),
      ...(percent === '100' ? {} : { probability: Number(percent) / 100 }),
    });

  return (
    <Form submit="Add fault" busy={operationId === ''} onSubmit={add}>
      <div className="row whole-row">
        <TextField
          label="Search calls"
          type="search"
          value={wanted}
          onText={setWanted}
          placeholder="withdraw, exchange, mail…"
          autoComplete="off"
          long
        />
        <ChoiceField label="Call" value={operationId} choices={choices} onChoice={setChosenCall} long />
        <ChoiceField
          label="Player"
          value={playerId}
          choices={[[ANY_PLAYER, 'Any player'], ...players]}
          onChoice={setPlayerId}
          long
        />
      </div>
      {isSearching && (
        <p className={matches.length === 0 ? 'note bad' : 'note'} role="status">
          {matches.length === 0 ? 'No call matches.' : `${matches.length} of ${calls.length} calls match.`}
        </p>
      )}
      <div className="row whole-row">
        <ChoiceField label="Effect" value={kind} choices={KINDS} onChoice={setKind} long />
        {kind === 'errcode' && (
          <ChoiceField
            label="Errcode"
            value={String(errcode?.errcode ?? '')}
            choices={offered.map(errcodeChoice)}
            onChoice={setChosenErrcode}
            long
          />
        )}
        {kind === 'httpStatus' && (
          <ChoiceField
            label="HTTP status"
            value={status}
            choices={STATUS_CHOICES}
            onChoice={setStatus}
            long
          />
        )}
        {kind === 'latency' && (
          <TextField
            label="Delay in milliseconds"
            value={delay}
            onText={setDelay}
            inputMode="numeric"
            pattern="\d{1,6}"
            required
          />
        )}
        <TextField
          label="Number of calls"
          value={times}
          onText={setTimes}
          inputMode="numeric"
          pattern="\d{0,6}"
          placeholder="no limit"
        />
        <TextField
          label="Percent of calls"
          value={percent}
          onText={setPercent}
          inputMode="numeric"
          pattern="[1-9]\d?|100"
          required
        />
      </div>
      {kind === 'errcode' && (
        <div className="note">
          {errcode && errcode.when !== '' && <p>{errcode.when}</p>}
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
    </Form>
  );
}
