import { createPath, type Path } from 'react-router-dom';
import { otherWorld } from '#lib/world.ts';
import { routerHistory } from './router-history.ts';

/** The query with another world, or without one. */
function withWorld(search: string, world?: string): string {
  const query = new URLSearchParams(search);
  query.delete('world');
  if (world !== undefined) query.append('world', world);
  const text = query.toString();
  return text && `?${text}`;
}

const { create } = routerHistory;

// Every address of the client has `?world=`, also the address of a link that is opened in a new tab. The router does not see
// the parameter.
routerHistory.create = () => {
  const history = create();
  const world = otherWorld();
  const current = Object.getOwnPropertyDescriptor(history, 'location')?.get;
  if (world === undefined || !current) return history;
  // The router passes the parts of an address, although its type allows text.
  history.createHref = (to) => {
    const path = to as Path;
    return createPath({ ...path, search: withWorld(path.search, world) });
  };
  return Object.defineProperty(history, 'location', {
    get() {
      const location = current() as typeof history.location;
      return { ...location, search: withWorld(location.search) };
    },
  });
};
