/** Everyday words for calls whose texts do not contain them, by operation id; the search of the reference finds them. */
const SEARCH_WORDS: Readonly<Record<string, string>> = {
  accountLogin: 'log in, login, sign in',
  accountLogout: 'log out, logout, sign out',
  accountRegist4: 'sign up, create an account, register by phone',
  accountRegist: 'sign up, create an account',
  smsSend: 'send an OTP, SMS code',
  forgetPassword: 'forgot password, reset the password',
  refreshData: 'get the balance, coins, money',
  recharge3: 'deposit money, top up, recharge, pay',
  checkRechargeOrder: 'deposit status, payment status',
  getRechargeRecord: 'list deposits, recharge history',
  exchange: 'withdraw money, cash out, payout, make a withdrawal',
  getExchange: 'withdrawal limits, cash out conditions',
  getExchangeOrder: 'list withdrawals, withdrawal status, cancel a withdrawal',
  addBankInfo: 'add a bank account',
  receiveTaskAward: 'claim a reward, collect a bonus',
  receiveBonusTicker: 'claim a reward, collect a bonus',
  receiveMail: 'claim a reward, gift',
  startGame: 'launch a game, play, open a game',
  addKyc: 'verify identity, upload documents',
  actInviteUserSpin: 'wheel, spin the wheel',
  shortUrl: 'share, invite friends',
};

/** The line of a call's description with the words by which the search finds the call as well; empty without words. */
export function searchWords(operationId: string): string {
  const words = SEARCH_WORDS[operationId];
  return words === undefined ? '' : `Search words: ${words}.`;
}
