import { defineMutants, mutate } from '../mutant.ts';

export const regionsMutants = defineMutants('regions', 'regions', {
  'src/seed/content.ts': {
    'wallets-for-all': mutate('build')
      .replaceCode("config.mode === 'green' || !type.greenOnly", 'true')
      .ofProfile('deposit')
      .as('wrong-order: offers the mobile wallets outside of green mode'),
    'no-wallets-in-green-mode': mutate('build')
      .dropOperand("config.mode === 'green'")
      .ofProfile('deposit')
      .as('lost-transition: offers no mobile wallets in green mode'),
  },
  'src/domain/accounts/account-rules.ts': {
    'green-without-code': mutate('isOtpRequired')
      .replaceCode("(config.registerType !== LoginType.account && config.mode === 'green')", 'false')
      .as('wrong-order: registers phones without a code in green mode'),
    'any-first-digit': mutate('isPhone')
      .dropOperand('mobile.startsWith(config.accountRule.mobileStartsWith)')
      .as('wrong-order: accepts mobile numbers with any first digit'),
  },
  'src/handlers/web-config.ts': {
    'no-mode': mutate('webConfig')
      .dropField('mode')
      .as('field-missing: leaves the mode out of the configuration'),
    'mode-as-number': mutate('webConfig')
      .setField('mode', "$ === 'green' ? 1 : 0")
      .as('wrong-type: answers the mode as a number'),
    'always-normal': mutate('webConfig')
      .setField('mode', "'normal'")
      .as('lost-transition: answers the normal mode in green mode'),
  },
  'src/domain/activities/open-activities.ts': {
    'activities-backwards': mutate('openActivities')
      .replaceCode(
        'context.config.activityIds.filter((type) => isOpenFor(type, player, context))',
        '$.toReversed()',
      )
      .as('wrong-order: answers the activities backwards'),
    'closed-activity-as-unknown-award': mutate('requireActivity')
      .replaceString('activityNotOpen', 'awardUnknown')
      .as('wrong-errcode: answers that an award is unknown where an activity is closed'),
  },
  'src/domain/activities/activity-end.ts': {
    'ended-activity-stays': mutate('hasEnded')
      .replaceCode('end !== -1 && end <= context.now', 'false')
      .as('time-ignored: keeps an activity open after its end'),
    'activity-a-moment-longer': mutate('hasEnded')
      .swapOperator('<=', '<')
      .as('limit-off-by-one: keeps an activity open exactly at its end'),
  },
});
