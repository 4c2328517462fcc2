import { t } from '#messages/service.ts';
import { Screen } from '#ui/frame.ts';
import { ServiceList } from '#shared/service/ServiceList.tsx';

/** Customer service as a page (spec 2.2). */
export default function ServiceScreen() {
  return (
    <Screen title={t('service.title')} action={null}>
      <ServiceList />
    </Screen>
  );
}
