import { toReward, type PropConfigMap } from '@tara/sdk/rules';
import { useEffect, useState } from 'react';
import { usePagedQuery } from '#api/paged-query.ts';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { t } from '#messages/mail.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { ClaimAllButton } from '#ui/claim/ClaimAllButton.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { PagedList } from '#ui/paged-list/PagedList.tsx';
import { Rows } from '#ui/state-list/ListStates.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { DeleteDialog } from './lazy-parts.tsx';
import type { MailFrame } from './mail-frame.ts';
import { MailItem } from './MailItem.tsx';
import { hasGift, isDone } from './mails.ts';
import type { Deletion } from './use-deletion.ts';

interface MailListProps {
  frame: MailFrame;
  props: PropConfigMap;
  claims: ClaimQueue;
  deletion: Deletion;
  /** The open mail beside the list. */
  openId: number | null;
  onOpen: (id: number) => void;
}

/** All mails, newest first, or those with a gift, and a button that claims all gifts. */
export function MailList({ frame: Frame, props, claims, deletion, openId, onOpen }: MailListProps) {
  const list = usePagedQuery('getMail2');
  const { more, moreState } = list;
  // All gifts are claimed together, and all read mails deleted: their number needs all pages.
  useEffect(() => {
    if (moreState === 'ready') more?.();
  }, [more, moreState]);
  const [box, setBox] = useState<'all' | 'gifts'>('all');
  const [asking, setAsking] = useState(false);
  const { rows = [] } = list;
  const gifts = rows.filter(hasGift);
  const ready = gifts.filter(({ id }) => id !== claims.unknown);
  const done = rows.filter(isDone).map(({ id }) => id);
  const shown = box === 'all' || !list.rows ? list : { ...list, rows: gifts, total: gifts.length };
  return (
    <Frame
      title={t('mail.title')}
      action={
        rows.length > 0 && (
          <RoundButton
            variant="plain"
            icon="list-checks"
            label={t('mail.deleteRead')}
            aria-busy={deletion.busy}
            onClick={() => setAsking(true)}
          />
        )
      }
      footer={
        ready.length > 0 &&
        (more === null || (moreState !== 'ready' && moreState !== 'loading')) && (
          <ClaimAllButton
            rewards={ready.flatMap(({ propList }) => propList.map((item) => toReward(item, props)))}
            busy={claims.busy.length > 0}
            onClaim={() => claims.claim(ready.map(({ id }) => id))}
          />
        )
      }
    >
      <Tabs
        on="page"
        label={t('mail.boxes')}
        tabs={[
          { id: 'all', label: list.rows ? t('mail.all', { count: list.total }) : t('mail.allSome') },
          {
            id: 'gifts',
            // The number of mails on pages that did not load is unknown.
            label:
              list.more || !list.rows ? t('mail.withGiftSome') : t('mail.withGift', { count: gifts.length }),
          },
        ]}
        current={box}
        onChange={setBox}
      >
        <PagedList
          list={shown}
          failedTitle={t('mail.failed')}
          skeletonHeight={72}
          empty={
            box === 'all' ? (
              <EmptyState title={t('mail.none')} text={t('mail.noneText')} />
            ) : (
              <EmptyState title={t('mail.noGifts')} text={t('mail.noGiftsText')} />
            )
          }
        >
          {(mails) => (
            <Rows label={t('mail.title')}>
              {mails.map((mail) => (
                <MailItem
                  key={mail.id}
                  mail={mail}
                  props={props}
                  claims={claims}
                  current={mail.id === openId}
                  onOpen={onOpen}
                />
              ))}
            </Rows>
          )}
        </PagedList>
      </Tabs>
      {asking && (
        <DeleteDialog
          title={t(done.length > 0 ? 'mail.askRead' : 'mail.nothingRead')}
          text={done.length > 0 ? t('mail.askReadText', { count: done.length }) : t('mail.nothingReadText')}
          onDelete={done.length > 0 && (() => deletion.remove(done))}
          onClose={() => setAsking(false)}
        />
      )}
    </Frame>
  );
}
