import { defineMutants, mutate } from '../mutant.ts';

/** Chosen from the specification alone by somebody who had not seen the checks. */
export const specificationMutants = defineMutants('specification', 'session', {
  'src/domain/accounts/account-rules.ts': {
    'green-mode-needs-no-code-in-type-3': mutate('isOtpRequired')
      .replaceCode('config.registerType !== LoginType.account', 'config.registerType === LoginType.phone')
      .as(
        'wrong-errcode: opens an account without a code in green mode if the registration type is a phone without OTP',
      ),
  },
  'src/handlers/account.ts': {
    'refreshed-coins-without-hundredths': mutate('refreshData')
      .setField('coin', 'player.coin - (player.coin % 100)')
      .ofProfile('player')
      .as('off-by-one-hundredth: answers the balance refresh with the coins rounded down to whole ones'),
  },
  'src/domain/money/bank-cards.ts': {
    'card-of-any-bank-for-a-channel': mutate('hasCardForChannel')
      .replaceCode('card.bankId === bankId', 'card.bankId > 0')
      .ofProfile('deposit')
      .as('wrong-errcode: accepts a card of another bank for a deposit channel that names its bank'),
  },
  'src/domain/withdrawals/withdrawals.ts': {
    'withdrawal-while-kyc-is-pending': mutate('openWithdrawal')
      .replaceCode('!isVerified(draft)', '$ && !draft.kyc.submitted')
      .ofProfile('withdrawal')
      .as(
        'refusal-with-effect: opens a withdrawal as soon as the verification is submitted, before it is approved',
      ),
  },
  'src/domain/kyc/ages.ts': {
    'underage-on-the-birthday': mutate('isOldEnough')
      .swapOperator('<=', '<')
      .ofProfile('identity')
      .as('limit-off-by-one: refuses a person as underage on the day of the 21st birthday'),
  },
  'src/domain/profile/profile.ts': {
    'safebox-password-unknown-to-an-empty-box': mutate('userInfo')
      .setField('hasSafeboxPassword', '$ && player.safebox > 0')
      .ofProfile('safebox')
      .as(
        'lost-transition: answers in the user info that no safebox password is set, as long as the safebox is empty',
      ),
  },
  'src/domain/mail/mailbox.ts': {
    'red-dot-of-a-claimed-reward': mutate('redDots')
      .replaceCode('({ received }) => !received', '({ propList }) => propList.length > 0')
      .ofProfile('mail')
      .as('lost-transition: keeps the red dot of unclaimed rewards for a mail whose reward is claimed'),
  },
  'src/domain/rewards/tasks.ts': {
    'task-award-always-receivable': mutate('taskOverview')
      .replaceCode('status === ItemStatus.claimable', 'status !== ItemStatus.open')
      .ofProfile('points')
      .as(
        'lost-transition: answers that a task award can be received although all completed tasks are claimed',
      ),
  },
  'src/domain/promotions/sign-up-bonus.ts': {
    'sign-up-bonus-never-received': mutate('placeToday')
      .swapOperator('>=', '>')
      .ofProfile('daily')
      .as('limit-off-by-one: leaves -1 out of the days of the sign-up bonus although every day is received'),
  },
  'src/domain/games/games.ts': {
    'game-of-a-brand-in-maintenance': mutate('isInMaintenance')
      .dropOperand('game.params.brandMaintain === 1')
      .ofProfile('games')
      .as('wrong-errcode: starts a game whose brand is in maintenance if the game itself is not'),
  },
});
