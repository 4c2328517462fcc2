import { GamesPage } from '#features/lobby/search/GamesPage.tsx';

/** Search and all games on the phone, with the filters in a sheet (spec 2.2). */
export default function GamesScreen() {
  return <GamesPage filters="sheet" focusAtOnce />;
}
