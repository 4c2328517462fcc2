import { t } from '#messages/unfinished.ts';
import { href } from '#routing/layout.ts';
import { useRouteName } from '#routing/route-name.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Screen } from '#ui/frame.ts';

/** The honest state of a route whose screen is still being built. */
export default function UnfinishedScreen() {
  const name = useRouteName();
  return (
    <Screen title={t('unfinished.title')}>
      <EmptyState title={t('unfinished.title')} text={t('unfinished.text', { name })}>
        <LinkButton to={href('home')}>{t('unfinished.home')}</LinkButton>
      </EmptyState>
    </Screen>
  );
}
