import { defineMutants } from '../mutant.ts';

export const regionsMutants = defineMutants('regions', 'regions', {
  'wallets-for-all': {
    kind: 'wrong-order',
    profile: 'deposit',
    what: 'offers the mobile wallets outside of green mode',
    file: 'src/seed/content.ts',
    find: "config.mode === 'green' || !type.greenOnly",
    replace: 'true',
  },
  'no-wallets-in-green-mode': {
    kind: 'lost-transition',
    profile: 'deposit',
    what: 'offers no mobile wallets in green mode',
    file: 'src/seed/content.ts',
    find: "config.mode === 'green' || !type.greenOnly",
    replace: '!type.greenOnly',
  },
  'green-without-code': {
    kind: 'wrong-order',
    what: 'registers phones without a code in green mode',
    file: 'src/domain/accounts/account-rules.ts',
    find: "(config.registerType !== LoginType.account && config.mode === 'green')",
    replace: 'false',
  },
  'any-first-digit': {
    kind: 'wrong-order',
    what: 'accepts mobile numbers with any first digit',
    file: 'src/domain/accounts/account-rules.ts',
    find: 'mobile.startsWith(config.accountRule.mobileStartsWith) &&',
    replace: '',
  },
  'no-mode': {
    kind: 'field-missing',
    what: 'leaves the mode out of the configuration',
    file: 'src/handlers/web-config.ts',
    find: '    mode: config.mode,\n',
    replace: '',
  },
  'mode-as-number': {
    kind: 'wrong-type',
    what: 'answers the mode as a number',
    file: 'src/handlers/web-config.ts',
    find: '    mode: config.mode,\n',
    replace: "    mode: config.mode === 'green' ? 1 : 0,\n",
  },
  'always-normal': {
    kind: 'lost-transition',
    what: 'answers the normal mode in green mode',
    file: 'src/handlers/web-config.ts',
    find: '    mode: config.mode,\n',
    replace: "    mode: 'normal',\n",
  },
  'activities-backwards': {
    kind: 'wrong-order',
    what: 'answers the activities backwards',
    file: 'src/domain/activities/open-activities.ts',
    find: 'return context.config.activityIds.filter((type) => isOpenFor(type, player, context));',
    replace:
      'return context.config.activityIds.filter((type) => isOpenFor(type, player, context)).toReversed();',
  },
  'ended-activity-stays': {
    kind: 'time-ignored',
    what: 'keeps an activity open after its end',
    file: 'src/domain/activities/activity-end.ts',
    find: 'return end !== -1 && end <= context.now;',
    replace: 'return false;',
  },
  'activity-a-moment-longer': {
    kind: 'limit-off-by-one',
    what: 'keeps an activity open exactly at its end',
    file: 'src/domain/activities/activity-end.ts',
    find: 'return end !== -1 && end <= context.now;',
    replace: 'return end !== -1 && end < context.now;',
  },
  'closed-activity-as-unknown-award': {
    kind: 'wrong-errcode',
    what: 'answers that an award is unknown where an activity is closed',
    file: 'src/domain/activities/open-activities.ts',
    find: "throw new BusinessError('activityNotOpen'",
    replace: "throw new BusinessError('awardUnknown'",
  },
});
