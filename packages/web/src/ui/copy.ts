import { t } from '#messages/copy.ts';
import { toast } from './toast/toast.ts';

/** Copies a text and shows whether it worked (spec 8). @param copied text on success */
export async function copyText(text: string, copied: string = t('common.copied')): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    toast.error(t('common.copyFailed'));
  }
}
