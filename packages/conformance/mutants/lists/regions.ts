import { defineMutants, mutate } from '../mutant.ts';

export const regionsMutants = defineMutants('regions', 'regions', {
  'src/seed/content.ts': {
    'wallets-for-all, wrong-order: offers the mobile wallets outside of green mode': () =>
      mutate('build', 'deposit').replaceCode("config.mode === 'green' || !type.greenOnly", 'true'),
    'no-wallets-in-green-mode, lost-transition: offers no mobile wallets in green mode': () =>
      mutate('build', 'deposit').dropOperand("config.mode === 'green'"),
  },
  'src/domain/accounts/account-rules.ts': {
    'green-without-code, wrong-order: registers phones without a code in green mode': () =>
      mutate('isOtpRequired').replaceCode(
        "(config.registerType !== LoginType.account && config.mode === 'green')",
        'false',
      ),
    'any-first-digit, wrong-order: accepts mobile numbers with any first digit': () =>
      mutate('isPhone').dropOperand('mobile.startsWith(config.accountRule.mobileStartsWith)'),
    'green-phone-without-code, wrong-errcode: registers phones without a code in green mode while codes are off':
      () =>
        mutate('isOtpRequired').replaceCode(
          'config.registerType !== LoginType.account',
          'config.registerType === LoginType.phoneWithoutOtp',
        ),
    'code-while-off, wrong-errcode: asks the registration by phone for a code while codes are off': () =>
      mutate('isOtpRequired').dropOperand('config.otpStatus === 1'),
    'code-for-phones-without-otp, wrong-errcode: asks the registration by phone without OTP for a code while codes are on':
      () =>
        mutate('isOtpRequired').replaceCode(
          'config.registerType === LoginType.phone',
          'config.registerType !== LoginType.account',
        ),
  },
  'src/handlers/web-config.ts': {
    'no-mode, field-missing: leaves the mode out of the configuration': () =>
      mutate('webConfig').dropField('mode'),
    'mode-as-number, wrong-type: answers the mode as a number': () =>
      mutate('webConfig').setField('mode', "$ === 'green' ? 1 : 0"),
    'always-normal, lost-transition: answers the normal mode in green mode': () =>
      mutate('webConfig').setField('mode', "'normal'"),
  },
  'src/domain/activities/open-activities.ts': {
    'activities-backwards, wrong-order: answers the activities backwards': () =>
      mutate('openActivities').replaceCode(
        'context.config.activityIds.filter((type) => isOpenFor(type, player, context))',
        '$.toReversed()',
      ),
    'closed-activity-as-unknown-award, wrong-errcode: answers that an award is unknown where an activity is closed':
      () => mutate('requireActivity').replaceString('activityNotOpen', 'awardUnknown'),
  },
  'src/domain/activities/activity-end.ts': {
    'ended-activity-stays, time-ignored: keeps an activity open after its end': () =>
      mutate('hasEnded').replaceCode('end !== -1 && end <= context.now', 'false'),
    'activity-a-moment-longer, limit-off-by-one: keeps an activity open exactly at its end': () =>
      mutate('hasEnded').swapOperator('<=', '<'),
    'activity-a-moment-shorter, limit-off-by-one: closes an activity a moment before its end': () =>
      mutate('hasEnded', 'seasons').replaceCode('end <= context.now', 'end - 1 <= context.now'),
  },
  'src/time/days.ts': {
    'midnight-a-moment-later, limit-off-by-one: begins a day a moment after midnight': () =>
      mutate('toDay', 'daily').replaceCode('zoneMinutes * MINUTE_MS', '$ - 1'),
    'midnight-a-moment-earlier, limit-off-by-one: begins a day a moment before midnight': () =>
      mutate('toDay', 'daily').replaceCode('zoneMinutes * MINUTE_MS', '$ + 1'),
  },
  'src/config/world-config.ts': {
    'days-of-pakistan-everywhere, wrong-zone: begins the days of the Philippines at midnight in Pakistan':
      () => mutate('REGIONS', 'identity').replaceNumber('480', '300'),
  },
});
