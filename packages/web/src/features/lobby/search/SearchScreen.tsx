import { t } from '#messages/games.ts';
import { Screen } from '#ui/frame.ts';
import { SearchPanel } from './SearchPanel.tsx';

/** Search as a page (spec 2.2). */
export default function SearchScreen() {
  return (
    <Screen title={t('search.title')}>
      <SearchPanel focusAtOnce />
    </Screen>
  );
}
