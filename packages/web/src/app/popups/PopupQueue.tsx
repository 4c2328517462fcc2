import type { ComponentType } from 'react';
import type { PopupProps } from '#shared/popups/popup.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { usePopupQueue, type Prompt } from './use-popup-queue.ts';

const AgeNotice = lazyPart(() => import('./AgeNotice.tsx'));

const prompts: Record<Prompt, ComponentType<PopupProps>> = {
  welcome: lazyPart(() => import('./WelcomePopup.tsx')),
  firstCharge: lazyPart(() => import('#features/promotions/first-charge/FirstChargePopup.tsx')),
  inviteFriends: lazyPart(() => import('#features/promotions/invite/InvitePopup.tsx')),
  update: lazyPart(() => import('./UpdatePrompt.tsx')),
  install: lazyPart(() => import('./InstallPrompt.tsx')),
};

/** The queue of automatic popups: one at a time, legal notices first, never over a form (spec 4). */
export function PopupQueue({ used }: { used: boolean }) {
  const next = usePopupQueue(used);
  if (next === null) return null;
  if (next.name === 'age') return <SilentBoundary>{<AgeNotice />}</SilentBoundary>;
  const Prompt = prompts[next.name];
  return (
    <SilentBoundary>
      <Prompt key={next.name} {...next.props} />
    </SilentBoundary>
  );
}
