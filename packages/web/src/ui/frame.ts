import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import type { Theme } from './promo-hero/theme.ts';

/** What a feature may ask of the layout around it. */
export interface ScreenProps {
  title: string;
  children: ReactNode;
  /** One control at the right end of the header; by default that of customer service on a phone, null for none. */
  action?: ReactNode;
  /** Stays in sight below the content: totals and the one gold button. */
  footer?: ReactNode;
  /** `sheet` slides up over what was there (spec 2.8). */
  variant?: 'page' | 'sheet';
  /** Of a promotion's page: on a phone its head reaches to the edges, under the header, and the page is its ground. */
  theme?: Theme | undefined;
  /** Stands in the header of a phone in place of the title, which is then read out only. */
  middle?: ReactNode;
  /** Where Back leads; by default back in history, or home (spec 2.1). */
  onBack?: () => void;
}

export interface BarePageProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The port between features and layouts: each layout supplies one, features render its pages and know no more. */
export interface Frame {
  Screen: ComponentType<ScreenProps>;
  BarePage: ComponentType<BarePageProps>;
  /** Where the main button of a page is: in a bar at the foot of the screen, or in the content beside what it acts on. */
  footer: 'bar' | 'content';
  /** What the player points with: a finger, or a mouse, which can hover and drop files. */
  pointer: 'finger' | 'mouse';
}

const FrameContext = createContext<Frame | null>(null);
export const FrameProvider = FrameContext.Provider;

/** The frame of the layout in use. */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('frame: no layout has provided one');
  return frame;
}

/** The page frame of the layout in use: a header with Back on a phone, a panel in the content column on a desktop. */
export function Screen(props: ScreenProps): ReactNode {
  return createElement(useFrame().Screen, props);
}

/** A page that draws its own header, e.g. over a picture: the layout gives room, scrolling and its landmarks. */
export function BarePage(props: BarePageProps): ReactNode {
  return createElement(useFrame().BarePage, props);
}
