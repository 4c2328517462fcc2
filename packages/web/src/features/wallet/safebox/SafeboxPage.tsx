import type { ReactNode } from 'react';
import { useConfig } from '#api/config.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { openSupport } from '#shared/service/support-dialog.ts';
import { t } from '#messages/safebox.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { QueryError } from '#shared/query-error/QueryError.tsx';
import { Screen } from '#ui/frame.ts';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { KnownSafebox } from './KnownSafebox.tsx';
import shared from './safebox.module.css';

export interface SafeboxPageProps {
  title: string;
  /** Content above it, e.g. the wallet tabs. */
  top?: ReactNode;
  /** Whether it shows the whole safebox, or its password only. */
  whole: boolean;
}

/** A page of the safebox. It reads the safebox each time, because it may have changed elsewhere. */
export function SafeboxPage({ title, top, whole }: SafeboxPageProps) {
  const player = usePlayer();
  const rules = useConfig()?.web;
  const query = useApiQuery('getSafebox', {}, { refetchOnMount: 'always' });
  const { data: safebox } = query;
  const action = (
    <RoundButton variant="plain" icon="headset" label={t('safebox.support')} onClick={openSupport} />
  );
  if (player && rules && safebox) {
    return <KnownSafebox {...{ title, top, whole, action, player, rules, safebox }} />;
  }
  return (
    <Screen title={title} action={action}>
      {top}
      {player && rules && hasFailed(query) ? (
        <QueryError query={query} title={t('safebox.failed')} />
      ) : (
        <ConfigMissing waiting={<Waiting />} />
      )}
    </Screen>
  );
}

/** Skeleton of the parts. */
function Waiting() {
  return (
    <SkeletonGroup className={`stack content-start gap-4 ${shared.page}`}>
      <Skeleton height={240} />
      <Skeleton height={320} />
    </SkeletonGroup>
  );
}
