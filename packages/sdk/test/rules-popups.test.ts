import { describe, expect, it } from 'vitest';
import { ActivityType, nextPopup, type PopupFacts, type PopupName } from '@tara/sdk/rules';

const activities = { activityIds: [ActivityType.firstCharge, ActivityType.inviteFriend] };

/** Everything is due except the age notice. */
const all: PopupFacts = {
  mode: 'normal',
  ageDue: false,
  atHome: true,
  greeting: false,
  notices: 2,
  welcomeSeen: false,
  hideHomeNotice: false,
  activities: activities,
  recharged: false,
  activityModalIds: [],
  updateDue: true,
  totalRecharge: 100,
  installDue: true,
  othersShown: false,
};
const afterWelcome = { welcomeSeen: true };

describe('the popup that is due (spec 4)', () => {
  it.each<[string, Partial<PopupFacts>, PopupName | null]>([
    ['the age notice before all, on any page', { ageDue: true, atHome: false, greeting: true }, 'age'],
    ['the welcome first', {}, 'welcome'],
    ['none but the age notice away from home', { atHome: false }, null],
    ['none during the welcome of a new player', { greeting: true }, null],
    ['the first charge after the welcome', afterWelcome, 'firstCharge'],
    ['the first charge if there is no notice', { notices: 0 }, 'firstCharge'],
    ['the first charge if registration has hidden the notices', { hideHomeNotice: true }, 'firstCharge'],
    ['the invitation after the first deposit', { ...afterWelcome, recharged: true }, 'inviteFriends'],
    [
      'the invitation without a first charge',
      { ...afterWelcome, activities: { activityIds: [40] } },
      'inviteFriends',
    ],
    ['one activity in a session', { ...afterWelcome, activityModalIds: [39] }, 'update'],
    ['no activity for a visitor', { ...afterWelcome, activities: null }, 'update'],
    ['no activity in green mode', { ...afterWelcome, mode: 'green' }, 'update'],
    ['no update without a deposit', { ...afterWelcome, activities: null, totalRecharge: 0 }, 'install'],
    ['the prompt last', { ...afterWelcome, activities: null, updateDue: false }, 'install'],
    [
      'no prompt after another popup',
      { ...afterWelcome, activities: null, updateDue: false, othersShown: true },
      null,
    ],
    ['nothing', { notices: 0, activities: null, updateDue: false, installDue: false }, null],
  ])('%s', (_, facts, name) => {
    expect(nextPopup({ ...all, ...facts })).toBe(name);
  });
});
