import { usePlayer } from '#api/session.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';

const RewardsDot = lazyPart(() => import('./RewardsDot.tsx'));

/** Loads the dot of the rewards after the first view. */
export function RewardsDotHost() {
  return (
    usePlayer() && (
      <SilentBoundary>
        <RewardsDot />
      </SilentBoundary>
    )
  );
}
