import { t } from '#messages/copy.ts';
import { showToast } from './toast/toast.ts';

/** Copies a text and says whether it worked (spec 8). @param copied what is said on success */
export async function copyText(text: string, copied: string = t('common.copied')): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('ok', copied);
  } catch {
    showToast('bad', t('common.copyFailed'));
  }
}
