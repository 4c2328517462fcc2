import { clickTarget } from '@tara/sdk/rules';
import { promotionHref } from '#shared/promotion-link/PromotionLink.tsx';
import { t } from '#messages/news.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { Notice } from './use-news.ts';
import styles from './notice-screen.module.css';

export interface NoticeAction {
  kind: 'activity' | 'game' | 'url';
  to: string;
}

/**
 * The target of a notice by its click type and action (spec 3): a page of the client, or an http(s) address.
 * @returns null without a target, or for an activity without a page
 */
export function getAction(notice: Pick<Notice, 'clickType' | 'clickAction'>): NoticeAction | null {
  const target = clickTarget(notice);
  if (target === null) return null;
  const to = target.kind === 'url' ? target.url : promotionHref(notice);
  return to === null ? null : { kind: target.kind, to };
}

const words = { activity: 'news.toActivity', game: 'news.toGame', url: 'news.toPage' } as const;

/** The button of a notice. */
export function NewsAction({ action: { kind, to } }: { action: NoticeAction }) {
  const outside = kind === 'url';
  return (
    <div className={styles.foot}>
      <LinkButton
        to={to}
        variant="gold"
        size="l"
        wide
        target={outside ? '_blank' : undefined}
        rel={outside ? 'noopener noreferrer' : undefined}
      >
        {t(words[kind])}
        {outside && (
          <>
            <Icon name="external-link" />
            <span className="visually-hidden">{t('news.newWindow')}</span>
          </>
        )}
      </LinkButton>
    </div>
  );
}
