import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import type { Theme } from './promo-hero/theme.ts';

/** Props of a page, for the layout around it. */
export interface ScreenProps {
  title: string;
  children: ReactNode;
  /** A control at the right end of the header; by default customer service on a phone; null for none. */
  action?: ReactNode;
  /** Stays visible below the content: totals and the main button. */
  footer?: ReactNode;
  /** `sheet` slides up over the previous page (spec 2.8). */
  variant?: 'page' | 'sheet';
  /** The theme of a promotion: on a phone its hero reaches to the edges and under the header. */
  theme?: Theme | undefined;
  /** Replaces the title in the header of a phone; the title is then for screen readers only. */
  middle?: ReactNode;
  /** Where Back leads; by default back in history, or home (spec 2.1). */
  onBack?: (() => void) | undefined;
}

export interface BarePageProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The interface between features and layouts: each layout implements it, and features render its pages. */
export interface Frame {
  Screen: ComponentType<ScreenProps>;
  BarePage: ComponentType<BarePageProps>;
  /** Where the main button of a page is: in a bar at the lower edge of the screen, or in the content beside what it acts on. */
  footer: 'bar' | 'content';
  /** What the player points with: a finger, or a mouse, which can hover and drop files. */
  pointer: 'finger' | 'mouse';
}

const FrameContext = createContext<Frame | null>(null);
export const FrameProvider = FrameContext.Provider;

/** The frame of the current layout. */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('frame: no layout has provided one');
  return frame;
}

/**
 * A page in the frame of the current layout: a header with Back on a phone, a panel in the content column on a desktop.
 */
export function Screen(props: ScreenProps): ReactNode {
  return createElement(useFrame().Screen, props);
}

/** A page with its own header, e.g. over a picture. The layout provides room, scrolling and landmarks. */
export function BarePage(props: BarePageProps): ReactNode {
  return createElement(useFrame().BarePage, props);
}
