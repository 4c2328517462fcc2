import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  /** Name of the tabs for screen readers. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  current: Id;
  onChange: (id: Id) => void;
  /** Where they are: in a `sheet` they stick while it scrolls, on a `page` they scroll with it. */
  on?: 'sheet' | 'page';
  /** The panel of the current tab. */
  children: ReactNode;
}

/** Tabs with a panel; arrow keys move between them. */
export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  onChange,
  on = 'sheet',
  children,
}: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === current);
    const index = (at + step + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    onChange(next.id);
    list.current?.querySelectorAll('button')[index]?.focus();
  }
  return (
    <>
      <div
        className={classNames('flex wrap gap-2 margin-bottom-4', styles[on])}
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            className={classNames(styles.tab, tab.id === current && styles.on)}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
