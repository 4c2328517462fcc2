import { LegalText, legalTitle } from '#shared/legal-text/LegalText.tsx';
import type { LegalName } from '#shared/legal-text/documents.ts';
import { t } from '#messages/auth.ts';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import type { Agreement } from './agreement.ts';

const NAMES: readonly LegalName[] = ['terms', 'privacy'];

/** The agreement (spec 2.7): Terms of Use and Privacy Policy in two tabs, with I Agree in the footer. */
export function AgreementSheet({ agreement }: { agreement: Agreement }) {
  const { reading: query, read, accept, close } = agreement;
  const name = query ?? 'terms';
  return (
    <Sheet
      open={query !== null}
      onClose={close}
      title={t('auth.agreementTitle')}
      footer={
        <Button variant="gold" size="l" wide onClick={accept}>
          {t('auth.iAgree')}
        </Button>
      }
    >
      <Tabs
        label={t('auth.agreementTitle')}
        tabs={NAMES.map((id) => ({ id, label: legalTitle(id) }))}
        current={name}
        onChange={read}
      >
        <LegalText name={name} level="h3" />
      </Tabs>
    </Sheet>
  );
}
