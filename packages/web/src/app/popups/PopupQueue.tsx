import { lazy, type ComponentType } from 'react';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { type PopupProps, usePopupQueue, type Prompt } from './use-popup-queue.ts';

const AgeNotice = lazy(() => import('./AgeNotice.tsx'));

const prompts: Record<Prompt, ComponentType<PopupProps>> = {
  welcome: lazy(() => import('./WelcomePopup.tsx')),
  firstCharge: lazy(() => import('#features/promotions/first-charge/FirstChargePopup.tsx')),
  inviteFriends: lazy(() => import('#features/promotions/invite/InvitePopup.tsx')),
  update: lazy(() => import('./UpdatePrompt.tsx')),
  install: lazy(() => import('./InstallPrompt.tsx')),
};

/** The queue of automatic popups: one at a time, legal notices first, never over a form (spec 4). */
export function PopupQueue() {
  const next = usePopupQueue();
  if (next === null) return null;
  if (next.name === 'age') return <SilentBoundary>{<AgeNotice />}</SilentBoundary>;
  const Prompt = prompts[next.name];
  return (
    <SilentBoundary>
      <Prompt key={next.name} {...next.props} />
    </SilentBoundary>
  );
}
