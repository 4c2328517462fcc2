import { t } from '#messages/safebox.ts';
import { SafeboxPage } from './SafeboxPage.tsx';

/** The safebox: its coins and its password (spec 2.2). */
export default function SafeboxScreen() {
  return <SafeboxPage title={t('safebox.title')} whole />;
}
