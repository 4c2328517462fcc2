import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { WorldZone } from './clock.tsx';
import { WorldBar } from './WorldBar.tsx';
import { ConfigPanel } from './panels/ConfigPanel.tsx';
import { EventsPanel } from './panels/EventsPanel.tsx';
import { FaultsPanel } from './panels/FaultsPanel.tsx';
import { JournalPanel } from './panels/JournalPanel.tsx';
import { OrdersPanel } from './panels/OrdersPanel.tsx';
import { OutboxPanel } from './panels/OutboxPanel.tsx';
import { PlayersPanel } from './panels/PlayersPanel.tsx';
import { SnapshotsPanel } from './panels/SnapshotsPanel.tsx';
import { WorldPanel } from './panels/WorldPanel.tsx';
import type { PanelProps } from './panel-props.ts';
import type { Notify } from './query.ts';

const PANELS: readonly (readonly [id: string, name: string, panel: ComponentType<PanelProps>])[] = [
  ['world', 'World', WorldPanel],
  ['players', 'Players', PlayersPanel],
  ['orders', 'Orders', OrdersPanel],
  ['journal', 'Journal', JournalPanel],
  ['faults', 'Faults', FaultsPanel],
  ['snapshots', 'Snapshots', SnapshotsPanel],
  ['config', 'Switches', ConfigPanel],
  ['outbox', 'Text messages', OutboxPanel],
  ['events', 'Events', EventsPanel],
];

const namedId = (): string => location.hash.slice(1).split('/')[0] ?? '';

/** The panel that the address names, or the first one. */
function useCurrentPanel() {
  const [id, setId] = useState(namedId);
  useEffect(() => {
    const follow = () => setId(namedId());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return PANELS.find(([panelId]) => panelId === id) ?? PANELS[0];
}

const NO_NOTICE = { text: '', kind: 'done' };

/** The developers' console of one world. */
export function Console() {
  const current = useCurrentPanel();
  const [notice, setNotice] = useState(NO_NOTICE);
  const sections = useRef<HTMLElement>(null);
  const currentId = current?.[0];
  useEffect(() => {
    // In a narrow window the sections scroll sideways.
    sections.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [currentId]);
  const notify = useCallback<Notify>((text, kind) => setNotice({ text, kind }), []);
  if (!current) return null;
  const [currentPanel, name, Panel] = current;
  return (
    <WorldZone>
      <WorldBar notify={notify} />
      <div className="frame">
        <nav aria-label="Sections" ref={sections}>
          {PANELS.map(([id, label]) => (
            // The notice belongs to the section that is left.
            <a
              key={id}
              href={`#${id}`}
              aria-current={id === currentPanel ? 'page' : undefined}
              onClick={() => setNotice(NO_NOTICE)}
            >
              {label}
            </a>
          ))}
        </nav>
        <main key={currentPanel}>
          <h1>{name}</h1>
          <Panel notify={notify} />
        </main>
      </div>
      <p className={`notice ${notice.kind}`} role="status">
        {notice.text}
      </p>
    </WorldZone>
  );
}
