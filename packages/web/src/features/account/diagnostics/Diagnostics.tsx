import { APP_VERSION } from '@tara/sdk/rules';
import { useState } from 'react';
import { useConfig } from '#api/config.ts';
import { apiBase, serverNow } from '#api/sdk.ts';
import { t } from '#messages/diagnostics.ts';
import { build } from '#lib/build.ts';
import { localStore, sessionStore } from '#lib/storage.ts';
import { otherWorld } from '#lib/world.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { Screen } from '#ui/frame.ts';
import { toast } from '#ui/toast/toast.ts';
import styles from './diagnostics.module.css';
import { storageEntries } from './storage-entries.ts';

const DAY_MS = 86_400_000;

const orders = [
  { label: () => t('diagnostics.reset'), method: 'POST', path: 'reset', body: {} },
  { label: () => t('diagnostics.clearFaults'), method: 'DELETE', path: 'faults', body: undefined },
  { label: () => t('diagnostics.nextDay'), method: 'POST', path: 'clock', body: { advanceMs: DAY_MS } },
] as const;

/** Calls the mock server's control API in the world of the page; a real server has none. */
async function control({ method, path, body }: (typeof orders)[number]): Promise<boolean> {
  try {
    const answer = await fetch(`${apiBase}/__mock/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Settings of this build, its storage, and some controls of the mock server. */
export default function Diagnostics() {
  const web = useConfig()?.web;
  const [busy, setBusy] = useState(false);
  const facts = {
    [t('diagnostics.mode')]: web?.mode ?? '—',
    [t('diagnostics.version')]: APP_VERSION,
    [t('diagnostics.variant')]: build.siteVariant,
    [t('diagnostics.layout')]: document.documentElement.dataset['layout'] ?? '',
    [t('diagnostics.world')]: otherWorld() ?? 'default',
    [t('diagnostics.time')]: new Date(serverNow()).toISOString(),
  };
  const stored = Object.fromEntries(
    [...storageEntries(localStore), ...storageEntries(sessionStore)].map(({ key, value }) => [key, value]),
  );
  async function run(order: (typeof orders)[number]) {
    setBusy(true);
    const done = await control(order);
    setBusy(false);
    if (done) toast.success(order.label());
    else toast.error(t('diagnostics.failed'));
  }
  return (
    <Screen title={t('diagnostics.title')}>
      <div className="stack gap-4">
        <Card>
          <Facts facts={facts} />
        </Card>
        <Card>
          <h2 className="type-subtitle">{t('diagnostics.mock')}</h2>
          {orders.map((order) => (
            <Button key={order.path} busy={busy && t('diagnostics.running')} onClick={() => void run(order)}>
              {order.label()}
            </Button>
          ))}
        </Card>
        <Card>
          <h2 className="type-subtitle">{t('diagnostics.storage')}</h2>
          <Facts facts={stored} />
        </Card>
      </div>
    </Screen>
  );
}

function Facts({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt className="type-note color-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
