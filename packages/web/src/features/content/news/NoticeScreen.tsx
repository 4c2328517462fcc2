import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { t } from '#messages/news.ts';
import { formatDay } from '#lib/day.ts';
import { splitParagraphs } from '#lib/paragraphs.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Screen, useFrame } from '#ui/frame.ts';
import { getAction, NewsAction } from './NewsAction.tsx';
import styles from './notice-screen.module.css';
import { markNewsRead } from './read-news.ts';
import { useNews, type Notice } from './use-news.ts';

/** A notice (spec 2.2): picture, title, text, and its button. */
export default function NoticeScreen() {
  const news = useNews();
  const id = Number(useParams()['id']);
  const notice = news?.find((other) => other.id === id);
  const isThere = notice !== undefined;
  useEffect(() => {
    if (news && isThere)
      markNewsRead(
        id,
        news.map((other) => other.id),
      );
  }, [news, isThere, id]);
  const action = notice ? getAction(notice) : null;
  const button = action && <NewsAction action={action} />;
  const inBar = useFrame().footer === 'bar';
  return (
    <Screen title={t('news.notice')} footer={inBar && button}>
      {!news ? (
        <ConfigMissing />
      ) : notice ? (
        <NoticeText notice={notice}>{!inBar && button}</NoticeText>
      ) : (
        <EmptyState title={t('news.gone')} text={t('news.goneText')}>
          <LinkButton to={href('notice')}>{t('news.all')}</LinkButton>
        </EmptyState>
      )}
    </Screen>
  );
}

interface NoticeTextProps {
  notice: Notice;
  /** Its button, if it is below the text. */
  children: ReactNode;
}

function NoticeText({ notice: { id, imgUrl2, title, content, timestamp }, children }: NoticeTextProps) {
  return (
    <div className={styles.room}>
      <article className={`stack ${styles.notice}`}>
        <img src={imgUrl2} width={640} height={800} alt="" className={styles.picture} />
        <div className="stack gap-3 break-anywhere">
          {timestamp !== undefined && <p className="type-label color-accent-2">{formatDay(timestamp)}</p>}
          <h2 className="type-display">{title ?? t('news.untitled', { id })}</h2>
          {splitParagraphs(content ?? '').map((paragraph) => (
            <p key={paragraph} className={styles.words}>
              {paragraph}
            </p>
          ))}
          {children}
          <p className="type-caption color-faint">{t('news.adult')}</p>
        </div>
      </article>
    </div>
  );
}
