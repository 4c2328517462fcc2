import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';

/**
 * Holds the places of what is still coming, and says so.
 * @param children a `Skeleton` for each part
 */
export function SkeletonGroup({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className} aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      {children}
    </div>
  );
}
