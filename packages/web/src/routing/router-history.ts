import type { ComponentProps } from 'react';
import { UNSAFE_createBrowserHistory, type unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';

type RouterHistory = ComponentProps<typeof HistoryRouter>['history'];

/** Creates the history of the router; world-history.ts replaces it before the first render in another world than `default`. */
export const routerHistory = {
  create: (): RouterHistory => UNSAFE_createBrowserHistory({ v5Compat: true }),
};
