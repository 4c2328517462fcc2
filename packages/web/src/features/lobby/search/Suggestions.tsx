import { Link } from 'react-router-dom';
import { t } from '#messages/all-games.ts';
import { href } from '#routing/layout.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './search.module.css';
import type { Group } from './use-search.ts';

/** Studios and kinds that a query finds, as links to their games. */
export function Suggestions({ groups }: { groups: readonly Group[] }) {
  if (groups.length === 0) return null;
  return (
    <ul className="flex wrap gap-2" aria-label={t('search.suggestions')}>
      {groups.map(({ parameter, id, name, count }) => (
        <li key={parameter + id}>
          <Link
            className={`row card max-width-full type-label ${styles.suggestion}`}
            to={href('games', undefined, { [parameter]: String(id) })}
          >
            <Icon name="gamepad-2" size={18} />
            {t('search.suggestion', { name, count })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
