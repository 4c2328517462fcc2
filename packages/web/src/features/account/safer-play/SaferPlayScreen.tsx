import { t } from '#messages/safer-play-parts.ts';
import { Screen } from '#ui/frame.ts';
import { Tools } from './Tools.tsx';

/** Reminders, the break, help, and the way to the player's own play and money (docs/decisions/0065). */
export default function SaferPlayScreen() {
  return (
    <Screen title={t('saferPlay.title')}>
      <Tools />
    </Screen>
  );
}
