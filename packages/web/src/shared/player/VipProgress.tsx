import type { UserInfo } from '@tara/sdk';
import { formatCoinsShort, nextLevelThreshold } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { t } from '#messages/account.ts';
import { ProgressMeter } from '#ui/progress/ProgressMeter.tsx';

/** Progress to the next level (spec 9); MAX at the highest. */
export function VipProgress({ user: { vip, bet } }: { user: UserInfo }) {
  const levels = useConfig()?.web.appUserLevelConfigList;
  if (!levels) return null;
  const threshold = nextLevelThreshold(levels, bet);
  const path =
    threshold === null
      ? t('account.vipTop', { level: vip })
      : t('account.vipPath', { level: vip, next: vip + 1 });
  const said =
    threshold === null
      ? t('account.vipMax')
      : t('account.vipDone', { bet: formatCoinsShort(bet), threshold: formatCoinsShort(threshold) });
  return (
    <div className="grid gap-2">
      <p className="flex wrap justify-between gap-x-3 type-label">
        <span>{path}</span>
        <span className="tabular color-accent-2">{said}</span>
      </p>
      <ProgressMeter label={path} value={bet} max={threshold ?? 0} text={said} />
      <p className="type-caption color-muted">
        {t(threshold === null ? 'account.vipHintMax' : 'account.vipHint')}
      </p>
    </div>
  );
}
