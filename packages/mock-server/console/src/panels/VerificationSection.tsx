import { useState } from 'react';
import { KycStatus } from '@tara/contract/constants';
import { control } from '../api.ts';
import { Form, TextField } from '../forms.tsx';
import type { components } from '@tara/contract/control';
import { FactList } from '../components.tsx';
import type { Action } from '../query.ts';

type Kyc = components['schemas']['KycState'];

/** The state of a verification in words. */
const STATES: Record<Kyc['kycStatus'], string> = {
  [KycStatus.none]: 'Not submitted.',
  [KycStatus.pending]: 'Waiting for a decision.',
  [KycStatus.approved]: 'Approved.',
  [KycStatus.rejected]: 'Rejected.',
};

function DecisionForm({ id, action }: { id: number; action: Action }) {
  const [reason, setReason] = useState('');
  const decide = (decision: 'approve' | 'reject', done: string) =>
    action.run(
      () =>
        control.POST('/__mock/players/{playerId}/kyc', {
          params: { path: { playerId: id } },
          body: { decision, ...(decision === 'approve' || reason === '' ? {} : { reason }) },
        }),
      done,
    );
  return (
    <div className="row">
      <button
        type="button"
        disabled={action.busy}
        onClick={() => decide('approve', 'The verification is approved.')}
      >
        Approve
      </button>
      <Form
        submit="Reject"
        busy={action.busy}
        onSubmit={() => decide('reject', 'The verification is rejected.')}
      >
        <TextField
          label="Reason"
          long
          value={reason}
          onText={setReason}
          maxLength={200}
          placeholder="The pictures cannot be read."
        />
      </Form>
    </div>
  );
}

/** The identity verification of a player: the submitted data, and the decision form while it waits. */
export function VerificationSection({ id, kyc, action }: { id: number; kyc: Kyc; action: Action }) {
  const { submitted } = kyc;
  return (
    <section aria-label="Identity verification">
      <h3>Identity verification</h3>
      <p className="line">
        {STATES[kyc.kycStatus]} {kyc.reason}
      </p>
      {submitted && (
        <FactList
          small
          facts={[
            ['Name', submitted.realName],
            ['Document', submitted.idNumber],
            ['Born', submitted.birthday],
            ['Address', submitted.address],
            ['Pictures', submitted.fileIds.length],
          ]}
        />
      )}
      {kyc.kycStatus === KycStatus.pending && <DecisionForm id={id} action={action} />}
    </section>
  );
}
