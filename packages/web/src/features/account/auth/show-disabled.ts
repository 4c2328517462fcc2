import type { SdkError } from '@tara/sdk';
import { toFailure } from '#api/failure.ts';
import { openSupport } from '#shared/service/support-dialog.ts';
import { t } from '#i18n/t.ts';
import { toast } from '#ui/toast/toast.ts';

/** Says that the account is disabled, with a way to customer service: no field of the form can help. */
export function showDisabled(error: SdkError): void {
  toast.error(toFailure(error).text ?? '', { action: { label: t('nav.service'), onClick: openSupport } });
}
