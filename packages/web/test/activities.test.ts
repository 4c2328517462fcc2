import { ActivityType } from '@tara/sdk/rules';
import { describe, expect, it } from 'vitest';
import { effects } from '#api/effects.ts';
import { activities } from '#shared/activities/registry.ts';
import { activityHref } from '#routing/activity-routes.ts';

const rows = Object.entries(activities).map(([type, row]) => ({ ...row, type: Number(type) }));

describe('activities', () => {
  it('have one row each, and no other number has a page', () => {
    expect(rows.map(({ type }) => type)).toEqual(Object.values(ActivityType).toSorted((a, b) => a - b));
    expect(activityHref(5)).toBeNull();
    expect(activityHref(Number.NaN)).toBeNull();
  });

  it.each(rows.filter(({ hero }) => hero !== null))('have a page for the hero of $name', ({ type }) => {
    expect(activityHref(type)).toMatch(/^\/\w/);
  });

  it.each(
    rows.flatMap(({ name, claims, claimableQuery }) =>
      claims.map((claim) => ({ name, claim, claimableQuery })),
    ),
  )('read the state of $name again after $claim', ({ claim, claimableQuery }) => {
    expect(effects[claim]?.stale).toContain(claimableQuery?.path);
  });

  it.each([
    [ActivityType.festival, { appFestivalUser: { steps: [{ itemStatus: 2 }, { itemStatus: 1 }] } }, 1],
    [ActivityType.inviteSpin, { actInviteUser: { spinCount: 3, itemStatus: 1 } }, 4],
    [ActivityType.supply, { isBankrupt: true }, 1],
    [
      ActivityType.christmas,
      { appChristmasUser: { day: 2, signDays: [1], openCount: 1, steps: [], extra: { itemStatus: 1 } } },
      3,
    ],
    [
      ActivityType.christmas,
      { appChristmasUser: { day: 2, signDays: [1, 2], openCount: 0, steps: [], extra: { itemStatus: 0 } } },
      0,
    ],
  ])('count what can be claimed of activity %i', (type, answer, count) => {
    expect(activities[type].claimableQuery?.claimable(answer)).toBe(count);
  });
});
