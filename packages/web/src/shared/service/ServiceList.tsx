import { t as tCommon } from '#i18n/t.ts';
import { hasFailed } from '#api/query.ts';
import { t } from '#messages/service.ts';
import { build } from '#lib/build.ts';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { serviceIcon } from './service-icon.ts';
import styles from './service-list.module.css';
import {
  knownServices,
  openEntry,
  serviceName,
  useServices,
  useServicesQuery,
  type ServiceEntry,
} from './use-services.ts';

/** All customer service channels (spec 2.2, 9). If they do not load, what the client knows (spec 8). */
export function ServiceList() {
  const query = useServicesQuery();
  const services = useServices();
  if (services.length > 0) {
    return (
      <>
        <p className="margin-bottom-3 color-muted text-center">{t('service.text')}</p>
        <ServiceEntries services={services} />
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
        <p className="margin-bottom-3 color-muted text-center">{t('service.failed')}</p>
        <ServiceEntries services={knownServices()} />
        <Button
          wide
          className="margin-top-3"
          busy={query.isFetching && tCommon('common.trying')}
          onClick={() => void query.refetch()}
        >
          {tCommon('common.retry')}
        </Button>
      </>
    );
  }
  return (
    <SkeletonGroup className="stack gap-3">
      <Skeleton height={64} />
      <Skeleton height={64} />
    </SkeletonGroup>
  );
}

/** The channels as buttons. */
export function ServiceEntries({ services }: { services: readonly ServiceEntry[] }) {
  return (
    <ul className="stack gap-3">
      {services.map((entry) => (
        <li key={entry.url}>
          <button
            type="button"
            className={`row card gap-3 width-full type-entry text-start break-anywhere ${styles.row}`}
            onClick={() => openEntry(entry)}
          >
            <Icon name={serviceIcon(entry.url)} size={24} className="color-accent-2" />
            {serviceName(entry)}
            <Icon name="chevron-right" className="margin-start-auto color-faint" />
          </button>
        </li>
      ))}
    </ul>
  );
}
