import type { ScreenRow } from './row.ts';

/** Invitations and partner programmes. */
export const agentScreens: readonly ScreenRow[] = [
  {
    route: 'inviteFriends',
    mobile: '/activity/inviteFriends',
    desktop: '/lobby/activity/inviteFriends',
    as: 'player',
    ready: /You count as the first one/,
  },
  {
    route: 'agent',
    mobile: '/activity/agent',
    desktop: '/lobby/activity/agent',
    as: 'player',
    ready: /Income to claim/,
  },
  {
    route: 'agentCount',
    mobile: '/activity/agentCount',
    desktop: '/lobby/activity/agentCount',
    as: 'player',
    ready: /Your next valid friend brings a card/,
  },
  {
    route: 'agent5',
    mobile: '/activity/agent5',
    desktop: '/lobby/activity/agent5',
    as: 'player',
    ready: /A friend becomes valid/,
  },
];
