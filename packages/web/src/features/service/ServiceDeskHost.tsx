import { lazyPart } from '#lib/lazy-part.ts';
import { Optional } from '#ui/error/Optional.tsx';
import { useServiceDesk } from './desk.ts';

const ServiceDesk = lazyPart(() => import('./ServiceDesk.tsx'));

/** Place of the help desk. Costs nothing until it is opened. */
export function ServiceDeskHost() {
  const used = useServiceDesk(({ open, chatUrl }) => open || chatUrl !== null);
  return used ? (
    <Optional>
      <ServiceDesk />
    </Optional>
  ) : null;
}
