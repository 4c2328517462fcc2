import type { ComponentType } from 'react';
import type { ScreenProps } from '#ui/frame.ts';

/** Props of the list or of a mail; only a mail has `onBack`, which returns to the list. */
export type MailFrameProps = Pick<ScreenProps, 'title' | 'action' | 'footer' | 'onBack' | 'children'>;

/** The frame of the mail: a page on a phone, a part of the page on a desktop. */
export type MailFrame = ComponentType<MailFrameProps>;
