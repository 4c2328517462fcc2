import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { classNames } from '#lib/class-names.ts';
import { currentLayout } from '#routing/layout.ts';
import { RoundButton } from '../button/RoundButton.tsx';
import { enterHistory } from './history.ts';
import { followSwipe, type SwipeDirection } from './swipe.ts';
import styles from './sheet.module.css';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** False if a decision is needed: Escape, the backdrop and the close button do not close it. */
  dismissable?: boolean;
  /** `drawer` slides in from the left (the side menu); `dialog` stays centred on a phone too. */
  form?: 'sheet' | 'dialog' | 'drawer';
  /** Hides the title visually. */
  hideTitle?: boolean;
  className?: string | undefined;
}

/** The edge to which a swipe closes it; none for a centred dialog. */
function getSwipe(form: SheetProps['form']): SwipeDirection | null {
  if (form === 'drawer') return 'left';
  return form === 'sheet' && currentLayout() === 'mobile' ? 'down' : null;
}

/**
 * A dialog on the native element: focus stays inside and is restored, the page behind is inert; Escape, Back and a
 * swipe close it. CSS makes it a bottom sheet on a phone and a centred dialog on a desktop.
 */
export function Sheet({
  open,
  onClose,
  title,
  children,
  footer,
  dismissable = true,
  form = 'sheet',
  hideTitle = false,
  className,
}: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);
  // Before paint, and undone before the element is removed: only an attached element restores focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    dialog.removeAttribute('style');
    if (!dialog.open) dialog.showModal();
    // Focus starts on the dialog, so that its title is read and no control looks focused.
    dialog.focus();
    const swipe = dismissable ? getSwipe(form) : null;
    const unfollow = swipe && followSwipe(dialog, swipe, () => close());
    const leave = dismissable ? enterHistory(() => close()) : undefined;
    return () => {
      unfollow?.();
      leave?.();
      dialog.close();
      // If nothing else has the focus, the hidden dialog would lose it only at the next frame, unnoticed by the page.
      dialog.blur();
    };
  }, [open, dismissable, form]);

  return (
    // The backdrop belongs to the dialog element; its keyboard equivalent is Escape (onCancel).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      tabIndex={-1}
      className={classNames(styles.dialog, form === 'dialog' ? styles.centred : styles[form], className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React bubbles it: ignore events of nested dialogs.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (dismissable) onClose();
      }}
      onClose={({ currentTarget }) => {
        // A browser closes a dialog on the second close request, whatever the page does.
        if (!open || currentTarget.open) return;
        if (dismissable) onClose();
        else currentTarget.showModal();
      }}
      onClick={(event) => {
        if (dismissable && event.target === ref.current) onClose();
      }}
    >
      {open && (
        <div className={styles.body}>
          <header className={classNames(styles.head, hideTitle && styles.titleHidden)}>
            <h2 id={titleId} className={hideTitle ? 'visually-hidden' : 'type-section text-center'}>
              {title}
            </h2>
            {dismissable && (
              <RoundButton
                variant={form === 'drawer' ? 'disc' : 'plain'}
                className={styles.close}
                icon="x"
                label={t('common.close')}
                onClick={onClose}
              />
            )}
          </header>
          <div className={styles.content}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
