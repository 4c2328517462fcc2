import { lazy, type ReactNode } from 'react';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { type PopupName, useNextPopup } from './use-next-popup.ts';

const AgeNotice = lazy(() => import('./AgeNotice.tsx'));
const WelcomePopup = lazy(() => import('./WelcomePopup.tsx'));
const UpdatePrompt = lazy(() => import('./UpdatePrompt.tsx'));
const InstallPrompt = lazy(() => import('./InstallPrompt.tsx'));

const popups: Record<PopupName, ReactNode> = {
  age: <AgeNotice />,
  welcome: <WelcomePopup />,
  update: <UpdatePrompt />,
  install: <InstallPrompt />,
};

/** One queue for what comes up by itself, one at a time: legal first, never over a form (spec 4). */
export function PopupQueue() {
  const next = useNextPopup();
  return <SilentBoundary>{next && popups[next]}</SilentBoundary>;
}
