import { useState } from 'react';
import type { components } from '@tara/contract/control';
import { consoleAddress, control, controlToken, requireData, worldName } from '../api.ts';
import { useAccounts } from '../choices.ts';
import { DialogButton, Json } from '../components.tsx';
import { copy } from '../copy.ts';
import { WorldLinks } from '../links.tsx';
import type { Action } from '../query.ts';
import { toDraft, type RuleDraft } from '../rules/rule-draft.ts';
import { RuleForm } from '../rules/RuleForm.tsx';
import { loadRules } from '../rules/load-rules.ts';
import { findRule } from '../rules/rule-list.ts';
import { findObstacle, MASK } from './masked.ts';
import { replay, type Replayed } from './replay.ts';
import { toTest } from './test-text.ts';

type Detail = components['schemas']['JournalDetail'];

/** The command, preceded by the control token of this page if the server requires one. */
const runnable = (curl: string): string => {
  const token = controlToken.get();
  return token === '' ? curl : `CONTROL_TOKEN='${token.replaceAll("'", String.raw`'\''`)}'\n${curl}`;
};

/** A test of a call, with the rule that affected it. */
const loadTest = async (entry: Detail, account: string | undefined): Promise<string> => {
  const [{ scenario }, worlds, rules] = await Promise.all([
    requireData(control.GET('/__mock/health')),
    requireData(control.GET('/__mock/worlds')),
    loadRules(),
  ]);
  const seed = worlds.find(({ world }) => world === worldName)?.seed ?? 1;
  return toTest(entry, { account, scenario, seed, ...findRule(rules, entry) });
};

function RuleButton({ label, draft, action }: { label: string; draft: RuleDraft; action: Action }) {
  return (
    <DialogButton label={label} title={label} wide>
      {(close) => <RuleForm start={draft} action={action} onAdded={close} onCancel={close} />}
    </DialogButton>
  );
}

function NewAnswer({ answer: { id, status, body } }: { answer: Replayed }) {
  return (
    <section aria-label="New answer" className="new-answer">
      <h3>
        New answer: HTTP {status} {id !== undefined && <a href={`#calls/${id}`}>Open call {id}</a>}
      </h3>
      <Json value={body} />
    </section>
  );
}

/** What can be done with a call: send it again, and make a rule, a command or a test of it. */
export function CallActions({ entry, action }: { entry: Detail; action: Action }) {
  const { operationId, playerId, curl, waitsMs } = entry;
  const [answer, setAnswer] = useState<Replayed>();
  const [forked, setForked] = useState<string>();
  const accounts = useAccounts();
  const account = playerId === undefined ? undefined : accounts.get(playerId);
  const obstacle = findObstacle(entry);
  const sendAgain = () =>
    action.run(
      async () => {
        const next = await replay(entry);
        setAnswer(next);
        return next;
      },
      ({ status }) => `The call is sent again: HTTP ${status}.`,
    );
  const fork = () =>
    action.run(
      async () => {
        const { world } = await requireData(
          control.POST('/__mock/requests/{requestId}/fork', { params: { path: { requestId: entry.id } } }),
        );
        setForked(world);
        return world;
      },
      (world) => `The world ${world} is as this one was before the call.`,
    );
  const holdNext = (name: string) =>
    action.run(
      () =>
        control.POST('/__mock/faults', {
          body: {
            operationId: name,
            effect: 'hold',
            times: 1,
            ...(playerId === undefined ? {} : { playerId }),
          },
        }),
      `The next call of ${name}${account === undefined ? '' : ` by ${account}`} is held.`,
    );
  return (
    <>
      <div className="row actions">
        <button type="button" disabled={action.busy || obstacle !== undefined} onClick={sendAgain}>
          Send again
        </button>
        {operationId !== undefined && (
          <>
            {waitsMs === undefined && (
              <button type="button" disabled={action.busy} onClick={() => holdNext(operationId)}>
                Hold the next one
              </button>
            )}
            <RuleButton label="Make a fault" draft={toDraft('fault', entry)} action={action} />
            <RuleButton label="Make a stub" draft={toDraft('stub', entry)} action={action} />
          </>
        )}
        <button type="button" disabled={action.busy} onClick={fork}>
          Fork the world before it
        </button>
        <button
          type="button"
          onClick={() => action.run(() => copy(runnable(curl)), 'The command is copied.')}
        >
          Copy as curl
        </button>
        {operationId !== undefined && (
          <button
            type="button"
            onClick={() =>
              action.run(async () => copy(await loadTest(entry, account)), 'The test is copied.')
            }
          >
            Copy as test
          </button>
        )}
      </div>
      {obstacle !== undefined && <p className="hint">This call cannot be sent again. {obstacle}</p>}
      {obstacle === undefined && curl.includes(MASK) && (
        <p className="hint">The command contains masked secrets ({MASK}); replace them.</p>
      )}
      {forked !== undefined && (
        <p className="row forked">
          The world before this call:
          <a className="plain" href={consoleAddress(forked)}>
            {forked}
          </a>
          <WorldLinks world={forked} />
        </p>
      )}
      {answer && <NewAnswer answer={answer} />}
    </>
  );
}
