const RUNNING_CLOCK =
  'a clock that runs has passed the instant before a call arrives; the checks look a second away';
const NOT_DEMANDED = 'neither the specification nor the contract demands it';
const SETTING = 'needs a setting of the mock server that no web config has';

/** Why a mutant cannot be found from outside, by its id. A surviving mutant without a reason fails the run. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  'deposit/rounds-points-up': NOT_DEMANDED,
  'deposit/code-without-expiry': 'the field is optional',
  'games/win-of-exactly-a-thousand': 'such a win cannot be brought about',
  'identity/no-mail-of-approval': NOT_DEMANDED,
  'identity/no-reason-of-the-rejection': 'the field is optional, and the hooks give no reason',
  'mail/no-welcome': NOT_DEMANDED,
  'player/experience-rounded-up': NOT_DEMANDED,
  'regions/activity-a-moment-longer': SETTING,
  'regions/ended-activity-stays': SETTING,
  'session/code-a-moment-shorter': RUNNING_CLOCK,
  'session/code-after-59-seconds': RUNNING_CLOCK,
  'transport/disabled-player-goes-on': 'no hook disables a player after the log-in',
  'transport/more-calls-than-allowed': SETTING,
  'withdrawal/no-mail-when-paid': NOT_DEMANDED,
};
