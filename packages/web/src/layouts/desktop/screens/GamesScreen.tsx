import { GamesPage } from '#features/lobby/search/GamesPage.tsx';

/** All games on the desktop, with the filters beside them (spec 2.3). */
export default function GamesScreen() {
  return <GamesPage filters="beside" />;
}
