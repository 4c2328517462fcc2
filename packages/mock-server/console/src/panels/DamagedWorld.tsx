import type { components } from '@tara/contract/control';
import type { PanelProps } from '../panel-props.ts';
import { QueryContent } from '../components.tsx';
import { useAction, useWorldQuery } from '../query.ts';
import { AnotherWorldCard } from './AnotherWorldCard.tsx';
import { WorldsCard } from './WorldsCard.tsx';
import { ResetCard, loadScenarios } from './ResetCard.tsx';

type Summary = components['schemas']['WorldSummary'];

/** Actions for a world whose settings cannot be read. */
export function DamagedWorld({ summary, notify }: PanelProps & { summary: Summary }) {
  const view = useWorldQuery(['scenarios'], loadScenarios);
  const action = useAction(notify);
  return (
    <>
      <p className="bad" role="alert">
        This world cannot be read ({summary.damaged}). Reset it, import an export, or delete it.
      </p>
      <QueryContent view={view}>
        {(scenarios) => <ResetCard origin={summary} scenarios={scenarios} action={action} />}
      </QueryContent>
      <WorldsCard action={action} />
      <AnotherWorldCard />
    </>
  );
}
