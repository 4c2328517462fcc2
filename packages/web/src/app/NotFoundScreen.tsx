import { t } from '#messages/not-found.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Screen } from '#ui/frame.ts';

/** An unknown address (docs/decisions/0026). */
export default function NotFoundScreen() {
  return (
    <Screen title={t('notFound.screen')}>
      <EmptyState title={t('notFound.title')} text={t('notFound.text')}>
        <LinkButton variant="gold" to={href('home')}>
          {t('errorScreen.home')}
        </LinkButton>
      </EmptyState>
    </Screen>
  );
}
