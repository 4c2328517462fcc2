import { useState } from 'react';
import { t as tCommon } from '#i18n/t.ts';
import { hasFailed } from '#api/query.ts';
import { t } from '#messages/service.ts';
import { usePlayer } from '#api/session.ts';
import { serverNow } from '#api/sdk.ts';
import headphone from '#assets/objects/headphone.webp';
import { build } from '#lib/build.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { classNames } from '#lib/class-names.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Intro } from '#ui/intro/Intro.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { serviceIcon, toContactKind } from './service-icon.ts';
import styles from './service-list.module.css';
import { getAnswerMinutes, getHours } from './support-times.ts';
import {
  knownServices,
  openEntry,
  serviceName,
  useServices,
  useServicesQuery,
  type ServiceEntry,
} from './use-services.ts';

const OrderPicker = lazyPart(() => import('./OrderPicker.tsx'));

/** The hour of a day on the clock, e.g. "9 AM". @param hour 0 to 24 */
function toClock(hour: number): string {
  if (hour === 24) return t('service.midnight');
  return t(hour < 12 ? 'service.am' : 'service.pm', { hour: hour % 12 || 12 });
}

function toAnswerText(minutes: number): string {
  if (minutes >= 24 * 60) return t('service.answersDays', { count: Math.round(minutes / 24 / 60) });
  const { from, isOpen } = getHours(serverNow());
  if (!isOpen) return t('service.answersFrom', { from: toClock(from) });
  return minutes < 60
    ? t('service.answersMinutes', { count: minutes })
    : t('service.answersHours', { count: Math.round(minutes / 60) });
}

/** Customer service (spec 2.2, 9): when it answers, its channels, and the open orders to ask about. */
export function ServiceList() {
  const { from, until, isOpen } = getHours(serverNow());
  return (
    <div className={styles.page}>
      <Intro object={headphone} face={<Avatar avatar={3} size={84} />} title={t('service.lead')}>
        <p className="row wrap gap-x-2">
          <b className={classNames('row gap-2', isOpen ? 'color-success' : 'color-text')}>
            <Icon name={isOpen ? 'circle-check' : 'clock'} size={18} />
            {t(isOpen ? 'service.open' : 'service.closed')}
          </b>
          {t('service.hours', { from: toClock(from), until: toClock(until) })}
        </p>
      </Intro>
      <Channels />
    </div>
  );
}

/** The channels. If they do not load, what the client knows (spec 8). */
function Channels() {
  const query = useServicesQuery();
  const services = useServices();
  const player = usePlayer();
  const [order, setOrder] = useState({ id: '', text: '' });
  if (services.length > 0) {
    return (
      <>
        {player && (
          <SilentBoundary>
            <OrderPicker value={order.id} onChange={(id, text) => setOrder({ id, text })} />
          </SilentBoundary>
        )}
        <ServiceEntries services={services} message={order.text} />
      </>
    );
  }
  if (query.data) {
    return (
      <EmptyState title={t('service.none')} text={t('service.noneText', { email: build.supportEmail })} />
    );
  }
  if (hasFailed(query)) {
    return (
      <>
        <p className="color-muted text-center">{t('service.failed')}</p>
        <ServiceEntries services={knownServices()} />
        <Button wide busy={query.isFetching && tCommon('common.trying')} onClick={() => void query.refetch()}>
          {tCommon('common.retry')}
        </Button>
      </>
    );
  }
  return (
    <SkeletonGroup className="stack gap-3">
      <Skeleton height={72} />
      <Skeleton height={72} />
    </SkeletonGroup>
  );
}

interface ServiceEntriesProps {
  services: readonly ServiceEntry[];
  /** Goes with the player's message. */
  message?: string;
}

/** The channels as buttons, with the time until an answer. */
export function ServiceEntries({ services, message = '' }: ServiceEntriesProps) {
  return (
    <ul className="stack gap-3">
      {services.map((entry, place) => (
        <li key={entry.url}>
          <button
            type="button"
            className={classNames(
              'row card gap-3 width-full text-start break-anywhere',
              styles.row,
              place === 0 && styles.first,
            )}
            onClick={() => openEntry(entry, message)}
          >
            <span className="icon-box">
              <Icon name={serviceIcon(entry.url)} size={22} />
            </span>
            <span className="grid min-width-0">
              <b className="type-entry">{serviceName(entry)}</b>
              <span className={`type-caption ${styles.note}`}>
                {toAnswerText(getAnswerMinutes(toContactKind(entry.url)))}
              </span>
            </span>
            <Icon name="chevron-right" className={`flex-none margin-start-auto ${styles.note}`} />
          </button>
        </li>
      ))}
    </ul>
  );
}
