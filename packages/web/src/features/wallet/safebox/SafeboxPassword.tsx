import { t } from '#messages/safebox.ts';
import { SafeboxPage, type SafeboxPageProps } from './SafeboxPage.tsx';

/** The safebox password only: a requirement of the withdrawal (spec 2.2, 2.3). The desktop sets title and top. */
export default function SafeboxPassword(props: Partial<Pick<SafeboxPageProps, 'title' | 'top'>>) {
  return <SafeboxPage title={t('safebox.password')} {...props} whole={false} />;
}
