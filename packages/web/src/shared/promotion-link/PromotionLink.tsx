import { clickTarget, type Promotion } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#routing/layout.ts';
import { activityHref } from '#routing/activity-routes.ts';

interface PromotionLinkProps {
  promotion: Pick<Promotion, 'clickType' | 'clickAction'>;
  className?: string | undefined;
  children: ReactNode;
  onFollow?: () => void;
}

/** The address of an entry inside the client: the page of an activity or a game (spec 3). */
export function promotionHref(promotion: PromotionLinkProps['promotion']): string | null {
  const target = clickTarget(promotion);
  if (target?.kind === 'activity') return activityHref(target.type);
  return target?.kind === 'game' ? href('start', undefined, { gameId: String(target.gameId) }) : null;
}

/** Wraps an entry in the link of its click type and action; without a target there is no link. */
export function PromotionLink({ promotion, className, children, onFollow }: PromotionLinkProps) {
  const target = clickTarget(promotion);
  if (target?.kind === 'url') {
    return (
      <a className={className} href={target.url} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
        {children}
      </a>
    );
  }
  const to = promotionHref(promotion);
  return to ? (
    <Link className={className} to={to} onClick={onFollow}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
