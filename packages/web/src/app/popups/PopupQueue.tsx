import { lazy, type ComponentType } from 'react';
import { FirstChargePopup } from '#features/promotions/first-charge/lazy-parts.ts';
import { InvitePopup } from '#features/promotions/invite/lazy-parts.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { type PopupProps, usePopupQueue, type Prompt } from './use-popup-queue.ts';

const AgeNotice = lazy(() => import('./AgeNotice.tsx'));

const prompts: Record<Prompt, ComponentType<PopupProps>> = {
  welcome: lazy(() => import('./WelcomePopup.tsx')),
  firstCharge: FirstChargePopup,
  inviteFriends: InvitePopup,
  update: lazy(() => import('./UpdatePrompt.tsx')),
  install: lazy(() => import('./InstallPrompt.tsx')),
};

/** One queue for what comes up by itself, one at a time: legal first, never over a form (spec 4). */
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
