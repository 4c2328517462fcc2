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
  /** False where a decision is needed: then Escape, the backdrop and the cross do not close it. */
  dismissable?: boolean;
  /** `drawer` comes from the left edge (the side menu), `dialog` stays centred on a phone too. */
  form?: 'sheet' | 'dialog' | 'drawer';
  /** Hides the title from sight, not from reading out. */
  hideTitle?: boolean;
  className?: string | undefined;
}

/** Towards which edge a finger takes it away; a centred dialog came from none. */
function swipeOf(form: SheetProps['form']): SwipeDirection | null {
  if (form === 'drawer') return 'left';
  return form === 'sheet' && currentLayout() === 'mobile' ? 'down' : null;
}

/**
 * A dialog on the native element: focus is kept inside and goes back to where it was, the page behind is inert;
 * Escape, Back and a swipe close it. On a phone it is a sheet from below, on a desktop a centred dialog: by style alone.
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
  // Before paint, and undone before the element leaves the page: only an element that is still there gives focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    dialog.removeAttribute('style');
    if (!dialog.open) dialog.showModal();
    // Focus starts on the dialog itself: its title is read out, and no control looks pressed.
    dialog.focus();
    const swipe = dismissable ? swipeOf(form) : null;
    const unfollow = swipe && followSwipe(dialog, swipe, () => close());
    const leave = dismissable ? enterHistory(() => close()) : undefined;
    return () => {
      unfollow?.();
      leave?.();
      dialog.close();
    };
  }, [open, dismissable, form]);

  return (
    // The backdrop is the dialog's own area; its keyboard way out is Escape (onCancel).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      tabIndex={-1}
      className={classNames(styles.dialog, form === 'dialog' ? styles.centred : styles[form], className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React lets it bubble: a dialog inside of this one is closed by itself.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (dismissable) onClose();
      }}
      onClose={({ currentTarget }) => {
        // A browser closes a dialog against its page's will when it is asked twice.
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
            <h2 id={titleId} className={hideTitle ? 'visually-hidden' : styles.title}>
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
