import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';

/**
 * Placeholders of loading content, announced as "Loading".
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
