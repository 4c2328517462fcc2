import { UNSAFE_createBrowserHistory } from 'react-router-dom';

/** Creates the history of the router; outside of the world `default`, world-history.ts replaces it before the first render. */
export const routerHistory = {
  create: (): ReturnType<typeof UNSAFE_createBrowserHistory> =>
    UNSAFE_createBrowserHistory({ v5Compat: true }),
};
