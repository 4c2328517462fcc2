import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { CallsPanel } from './calls/CallsPanel.tsx';
import { WorldZone } from './clock.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { ConfigPanel } from './panels/ConfigPanel.tsx';
import { EventsPanel } from './panels/EventsPanel.tsx';
import { OrdersPanel } from './panels/OrdersPanel.tsx';
import { OutboxPanel } from './panels/OutboxPanel.tsx';
import { PlayersPanel } from './panels/PlayersPanel.tsx';
import { SnapshotsPanel } from './panels/SnapshotsPanel.tsx';
import { WorldPanel } from './panels/WorldPanel.tsx';
import type { ItemPanelProps } from './panel-props.ts';
import { findDamagedWorld, useWorlds, type Notify } from './query.ts';
import { RulesPanel } from './rules/RulesPanel.tsx';
import { WorldBar } from './WorldBar.tsx';

const PANELS: readonly (readonly [id: string, name: string, panel: ComponentType<ItemPanelProps>])[] = [
  ['calls', 'Calls', CallsPanel],
  ['rules', 'Rules', RulesPanel],
  ['players', 'Players', PlayersPanel],
  ['orders', 'Orders', OrdersPanel],
  ['world', 'World', WorldPanel],
  ['snapshots', 'Snapshots', SnapshotsPanel],
  ['config', 'Switches', ConfigPanel],
  ['outbox', 'Text messages', OutboxPanel],
  ['events', 'Events', EventsPanel],
];

/** The panel and the item that the address names: `#calls/17`. */
function useAddress(): readonly [panelId: string, item: number | undefined] {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const [id = '', item] = hash.slice(1).split('/');
  return [id, item !== undefined && /^\d+$/.test(item) ? Number(item) : undefined];
}

interface Notice {
  readonly text: string;
  readonly kind: Parameters<Notify>[1];
  readonly undo?: (() => void) | undefined;
}

const NO_NOTICE: Notice = { text: '', kind: 'done' };

/** The developers' console of one world. */
export function Console() {
  const [id, item] = useAddress();
  // Only this section can repair a world whose data cannot be read.
  const isDamaged = findDamagedWorld(useWorlds().data ?? []) !== undefined;
  const wanted = isDamaged ? 'world' : id;
  useEffect(() => {
    if (isDamaged) location.replace('#world');
  }, [isDamaged]);
  const current = PANELS.find(([panelId]) => panelId === wanted) ?? PANELS[0];
  const [notice, setNotice] = useState(NO_NOTICE);
  const sections = useRef<HTMLElement>(null);
  const currentId = current?.[0];
  useEffect(() => {
    // In a narrow window the sections scroll sideways.
    sections.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [currentId]);
  const notify = useCallback<Notify>((text, kind, undo) => setNotice({ text, kind, undo }), []);
  if (!current) return null;
  const [currentPanel, name, Panel] = current;
  return (
    <WorldZone>
      <div className="top">
        <WorldBar notify={notify} />
        <nav aria-label="Sections" ref={sections}>
          {PANELS.map(([panelId, label]) => (
            // The notice belongs to the section that is left.
            <a
              key={panelId}
              href={`#${panelId}`}
              aria-current={panelId === currentPanel ? 'page' : undefined}
              onClick={() => setNotice(NO_NOTICE)}
            >
              {label}
            </a>
          ))}
          <KeyboardHelp />
        </nav>
      </div>
      <main key={currentPanel} className={currentPanel}>
        <h1>{name}</h1>
        <Panel notify={notify} item={item} />
      </main>
      <div className={`notice ${notice.kind}`}>
        <p role="status">{notice.text}</p>
        {notice.undo && (
          <button type="button" onClick={notice.undo}>
            Undo
          </button>
        )}
        {notice.text !== '' && (
          <button type="button" aria-label="Close the notice" onClick={() => setNotice(NO_NOTICE)}>
            ×
          </button>
        )}
      </div>
    </WorldZone>
  );
}
