import { defineMutants, mutate } from '../mutant.ts';

/** Chosen from the specification alone by somebody who had not seen the checks. */
export const specificationMutants = defineMutants('specification', 'session', {
  'src/domain/accounts/account-rules.ts': {
    'green-mode-needs-no-code-in-type-3, wrong-errcode: opens an account without a code in green mode if the registration type is a phone without OTP':
      () =>
        mutate('isOtpRequired').replaceCode(
          'config.registerType !== LoginType.account',
          'config.registerType === LoginType.phone',
        ),
  },
  'src/handlers/account.ts': {
    'refreshed-coins-without-hundredths, off-by-one-hundredth: answers the balance refresh with the coins rounded down to whole ones':
      () => mutate('refreshData', 'player').setField('coin', 'player.coin - (player.coin % 100)'),
  },
  'src/domain/money/bank-cards.ts': {
    'card-of-any-bank-for-a-channel, wrong-errcode: accepts a card of another bank for a deposit channel that names its bank':
      () => mutate('hasCardForChannel', 'deposit').replaceCode('card.bankId === bankId', 'card.bankId > 0'),
  },
  'src/domain/withdrawals/withdrawals.ts': {
    'withdrawal-while-kyc-is-pending, refusal-with-effect: opens a withdrawal as soon as the verification is submitted, before it is approved':
      () =>
        mutate('openWithdrawal', 'withdrawal').replaceCode('!isVerified(draft)', '$ && !draft.kyc.submitted'),
  },
  'src/domain/kyc/ages.ts': {
    'underage-on-the-birthday, limit-off-by-one: refuses a person as underage on the day of the 21st birthday':
      () => mutate('isOldEnough', 'identity').swapOperator('<=', '<'),
  },
  'src/domain/profile/profile.ts': {
    'safebox-password-unknown-to-an-empty-box, lost-transition: answers in the user info that no safebox password is set, as long as the safebox is empty':
      () => mutate('userInfo', 'safebox').setField('hasSafeboxPassword', '$ && player.safebox > 0'),
  },
  'src/domain/mail/mailbox.ts': {
    'red-dot-of-a-claimed-reward, lost-transition: keeps the red dot of unclaimed rewards for a mail whose reward is claimed':
      () =>
        mutate('redDots', 'mail').replaceCode(
          '({ received }) => !received',
          '({ propList }) => propList.length > 0',
        ),
  },
  'src/domain/rewards/tasks.ts': {
    'task-award-always-receivable, lost-transition: answers that a task award can be received although all completed tasks are claimed':
      () =>
        mutate('taskOverview', 'points').replaceCode(
          'status === ItemStatus.claimable',
          'status !== ItemStatus.open',
        ),
  },
  'src/domain/promotions/sign-up-bonus.ts': {
    'sign-up-bonus-never-received, limit-off-by-one: leaves -1 out of the days of the sign-up bonus although every day is received':
      () => mutate('placeToday', 'daily').swapOperator('>=', '>'),
  },
  'src/domain/games/games.ts': {
    'game-of-a-brand-in-maintenance, wrong-errcode: starts a game whose brand is in maintenance if the game itself is not':
      () => mutate('isInMaintenance', 'games').dropOperand('game.params.brandMaintain === 1'),
  },
});
