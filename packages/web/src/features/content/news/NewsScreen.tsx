import { hasMail } from '@tara/sdk/rules';
import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { t } from '#messages/news.ts';
import { t as tPlayer } from '#messages/player.ts';
import { href } from '#routing/layout.ts';
import { RoundLink } from '#ui/button/RoundButton.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Screen } from '#ui/frame.ts';
import { NewsCard } from './NewsCard.tsx';
import styles from './news-card.module.css';
import { useReadNews } from './read-news.ts';
import { useNews } from './use-news.ts';

/** The news, the first notice large (spec 2.2). Public; players also find their mail here. */
export default function NewsScreen() {
  const news = useNews();
  const { read } = useReadNews();
  return (
    <Screen title={t('news.title')} action={<MailLink />}>
      <div className={styles.page}>
        {!news ? (
          <ConfigMissing />
        ) : news.length === 0 ? (
          <EmptyState title={t('news.none')} text={t('news.noneText')} />
        ) : (
          <ul className={`stack gap-4 ${styles.list}`} aria-label={t('news.list')}>
            {news.map((notice, index) => (
              <NewsCard
                key={notice.id}
                notice={notice}
                large={index === 0}
                isNew={!read.includes(notice.id)}
              />
            ))}
          </ul>
        )}
        <p className="margin-top-6 type-caption color-faint">{t('news.adult')}</p>
      </div>
    </Screen>
  );
}

/** Link to the mail with its dot; nothing for visitors. */
function MailLink() {
  const isPlayer = usePlayer() !== null;
  const { data } = useApiQuery('hasMailUnread', {}, { enabled: isPlayer });
  if (!isPlayer) return null;
  const waits = hasMail(data);
  const label = tPlayer('player.mail');
  return (
    <RoundLink
      icon="mail"
      label={waits ? `${label}, ${tPlayer('player.mailDot')}` : label}
      to={href('mail')}
      dot={waits}
    />
  );
}
