import type { WorldStart } from '@tara/mock-server/vitest';
import { testPages } from './support/page-files.ts';

const EVERY_ACTIVITY: WorldStart = {
  config: { activityIds: [8, 15, 16, 20, 23, 26, 28, 31, 36, 40, 41, 42, 43] },
};

testPages([
  { name: 'activities', page: '/activity/index' },
  { name: 'rewards', page: '/lobby/rewards', start: EVERY_ACTIVITY, steps: ['Ready', 'Ending soon'] },
  { name: 'rewards-desktop', page: '/lobby/rewards', start: EVERY_ACTIVITY, layout: 'desktop' },
  { name: 'rewards-visitor', page: '/lobby/rewards', as: 'visitor' },
  { name: 'rewards-new', page: '/lobby/rewards', start: { scenario: 'new-player' } },
  { name: 'rewards-green', page: '/lobby/rewards', start: { scenario: 'green' } },
  { name: 'points', page: '/points', steps: ['Exchange 5.00 points', 'Exchange', 'OK'] },
  { name: 'tasks', page: '/profile/task', steps: [] },
  { name: 'vip', page: '/profile/vip' },
  { name: 'vip-new', page: '/profile/vip', start: { scenario: 'new-player' } },
  { name: 'vip-highest', page: '/profile/vip', start: { scenario: 'rich-vip' } },
  { name: 'reward-detail', page: '/reward/detail/1' },
]);
