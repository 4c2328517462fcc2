import copy from '#i18n/en-PK/copy.json';
import { addMessages, t } from '#i18n/t.ts';
import { showToast } from './toast/toast.ts';

addMessages(copy);

/** Copies a text and says whether it worked (spec 8). @param copied the words of success */
export async function copyText(text: string, copied: string = t('common.copied')): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('ok', copied);
  } catch {
    showToast('bad', t('common.copyFailed'));
  }
}
