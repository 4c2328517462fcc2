// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
  '/app/v1/anonymous/appConfig': {
    /**
     * Config and game list for everyone
     * @description Returns config and game list to everyone; the first call of a client without a token. The answer has the game list only if the client's gameListVersion is not current. The answer contains no personal data.
     */
    post: operations['appConfig'];
  };
  '/app/v1/getAfterLoginInfoWeb': {
    /**
     * Config, game list and the player's state
     * @description Returns config, game list, user info and session fields, but no token. A client with a token calls it at start instead of appConfig.
     */
    post: operations['getAfterLoginInfoWeb'];
  };
  '/app/v1/accountLogin': {
    /**
     * Log in
     * @description Signs a player in by account and encrypted password, and returns a token. For the client, a code of 200 together with errcode 0 means that the player is signed in (spec 4). Five wrong passwords within 15 minutes lock the account for 15 minutes.
     */
    post: operations['accountLogin'];
  };
  '/app/v1/accountRegist': {
    /**
     * Register without a one-time code
     * @description Creates an account and signs the player in. `outValue` makes the owner of that invite code the superior; the call ignores an unknown code. Used if no one-time code is required; otherwise the client calls accountRegist4.
     */
    post: operations['accountRegist'];
  };
  '/app/v1/accountRegist4': {
    /**
     * Register with a mobile number and a one-time code
     * @description Creates an account with the code that smsSend sent and signs the player in, otherwise like accountRegist. Used by phone registration if codes are required, and always in green mode (spec 5).
     */
    post: operations['accountRegist4'];
  };
  '/app/v1/lineLogin': {
    /**
     * Finish a social login
     * @description Signs in the player by the state and code from the callback of the external authorization page, and creates an account if there is none.
     */
    post: operations['lineLogin'];
  };
  '/app/v1/smsSend': {
    /**
     * Send a one-time code
     * @description Sends a code to a mobile number, at most one a minute. Used for registration, binding and a forgotten password.
     */
    post: operations['smsSend'];
  };
  '/app/v1/forgetPassword': {
    /**
     * Set a new password by one-time code
     * @description Replaces a forgotten password. The call revokes all tokens of the account; the player logs in again.
     */
    post: operations['forgetPassword'];
  };
  '/app/v1/accountLogout': {
    /**
     * Revoke the token
     * @description Revokes the token of the call. The specification has no logout call. The client first clears its session and then calls the server, so that a stolen token is no longer valid. A failure has no effect for the player.
     */
    post: operations['accountLogout'];
  };
  '/app/v1/getAfterLoginInfo': {
    /**
     * Refresh the profile
     * @description Returns the current user info and bank cards. The client calls it from the home header, and after a completed deposit. After a refusal the client logs the player out (spec 7.2).
     */
    post: operations['getAfterLoginInfo'];
  };
  '/app/v1/refreshData': {
    /**
     * Refresh the balance
     * @description Returns the current coins, points and level, which replace the values of the client (spec 4, Balance refresh). Changes nothing.
     */
    post: operations['refreshData'];
  };
  '/app/v1/updateProfile': {
    /**
     * Change nickname or avatar
     * @description Changes nickname, avatar or both, and returns the current values of both.
     */
    post: operations['updateProfile'];
  };
  '/app/v1/bindAccount': {
    /**
     * Bind a mobile number
     * @description Binds a mobile number to the account, once. With a password the player can also log in by that number.
     */
    post: operations['bindAccount'];
  };
  '/app/v1/modifyPassword': {
    /**
     * Change the password of the account
     * @description Replaces the password of the logged-in player. The call requires the old password instead of a one-time code. Other devices are signed out. Wrong passwords count like wrong passwords of a login: five within 15 minutes lock the account's password for 15 minutes.
     */
    post: operations['modifyPassword'];
  };
  '/app/v1/agentFill': {
    /**
     * Name the superior
     * @description Sets the superior of a player who has none. It cannot be changed later. A player whom this player invited, directly or indirectly, cannot be the superior.
     */
    post: operations['agentFill'];
  };
  '/app/v1/appUserOther': {
    /**
     * The further personal data
     * @description Returns the personal data in addition to the user info; all fields are empty at first.
     */
    post: operations['appUserOther'];
  };
  '/app/v1/updateAppUserOther': {
    /**
     * Change the further personal data
     * @description Replaces all of the further personal data; hasUserOther is then true if any field is not empty.
     */
    post: operations['updateAppUserOther'];
  };
  '/app/v1/shortUrl': {
    /**
     * Shorten a share link
     * @description Creates a short address that redirects to an address of this site. The client stores it in its shareUrlMap under the key `default`.
     */
    post: operations['shortUrl'];
  };
  '/app/v1/startGame': {
    /**
     * Start a game
     * @description Returns the launch address of a game, which contains a one-time token, and adds the game as the first of the recent games.
     */
    post: operations['startGame'];
  };
  '/app/v1/exitGame': {
    /**
     * Leave a game
     * @description Ends the game session and returns the balance. Leaving a game that is not running changes nothing.
     */
    post: operations['exitGame'];
  };
  '/app/v1/gameLike': {
    /**
     * Mark or unmark a favourite
     * @description Marks or unmarks a game as a favourite of the player. The client changes the heart icon only if errcode is 0 (spec 4, Game favourite).
     */
    post: operations['gameLike'];
  };
  '/app/v1/actionLog': {
    /**
     * Log an action
     * @description Reports an action of the player. The client sends one per page view and per step of a deposit. Three actions also count towards tasks (inferred). `social_follow` with `data.network` facebook, telegram, instagram or youtube is sent when a player opens the site's page on that network; `social_share` with `data.network` facebook, whatsapp or telegram when they share the invite link there; `spin_share` when they share the spin.
     */
    post: operations['actionLog'];
  };
  '/app/v1/online': {
    /**
     * Heartbeat
     * @description Reports that the player is online and which game is open. The client sends it every 60 s while a player is logged in.
     */
    post: operations['online'];
  };
  '/app/v1/anonymous/appEventLogClient': {
    /**
     * Log a batch of events
     * @description Takes a batch of up to 20 events. The client sends its queue every 3 s, and by beacon when the page becomes hidden. A beacon has no Authorization header, so the call needs no token.
     */
    post: operations['appEventLogClient'];
  };
  '/app/v1/anonymous/lobbyTips': {
    /**
     * The big wins
     * @description Returns the latest big wins for the ticker. On a nonzero errcode the client shows both lists as empty (spec 8).
     */
    post: operations['lobbyTips'];
  };
  '/app/v1/tradeInfo': {
    /**
     * Latest trades, for a player
     * @description Returns the latest deposits and withdrawals of all players, for the notice line of the wallet pages. Without a session a client calls anonymousTradeInfo.
     */
    post: operations['tradeInfo'];
  };
  '/app/v1/anonymous/tradeInfo': {
    /**
     * Latest trades, for a visitor
     * @description Returns the same as tradeInfo, without a token. The specification has one call tradeInfo with two paths. Operation ids must be unique, so the path of visitors has its own.
     */
    post: operations['anonymousTradeInfo'];
  };
  '/app/v1/getActivityIds': {
    /**
     * The activities of the player
     * @description Returns the active promotions of the player and the data with which the lobby selects among them (spec 5).
     */
    post: operations['getActivityIds'];
  };
  '/app/v1/getCustomerServices': {
    /**
     * The contacts of customer service
     * @description Returns the contacts in display order. The client shows them only if errcode is 0 (spec 8).
     */
    post: operations['getCustomerServices'];
  };
  '/app/v1/getBonusTickers': {
    /**
     * Bonuses to receive
     * @description Returns the bonus tickets of the rewards page and of the day bonus that have not expired. receiveBonusTicker claims one.
     */
    post: operations['getBonusTickers'];
  };
  '/app/v1/receiveBonusTicker': {
    /**
     * Receive a bonus
     * @description Grants the bonus of a ticket, once. The specification lists bonus tickets but no call to receive one.
     */
    post: operations['receiveBonusTicker'];
  };
  '/app/v1/getLotterConfig': {
    /**
     * The offers for points
     * @description Returns the offers for points. The spelling of the name is from the specification.
     */
    post: operations['getLotterConfig'];
  };
  '/app/v1/lotteryExchange': {
    /**
     * Exchange points
     * @description Takes the price of an option in points from the player and grants its items.
     */
    post: operations['lotteryExchange'];
  };
  '/app/v1/getTaskUser': {
    /**
     * The tasks of the player
     * @description Returns progress, state and rewards of the tasks. A client shows a red dot if canReceiveTaskAward is true.
     */
    post: operations['getTaskUser'];
  };
  '/app/v1/receiveTaskAward': {
    /**
     * Claim the reward of a task
     * @description Grants the reward of a completed task, of a daily task once a day, and returns the state of the tasks after the claim. The specification says that a task can be claimable but names no call to claim it.
     */
    post: operations['receiveTaskAward'];
  };
  '/app/v1/hasMailUnread': {
    /**
     * The red dots of the mail
     * @description Returns the red dots of the mail entry. The client calls it at start and after the player read mail.
     */
    post: operations['hasMailUnread'];
  };
  '/app/v1/getMail2': {
    /**
     * The mails of the player
     * @description Returns one page of the player's mails, newest first, without their text.
     */
    post: operations['getMail2'];
  };
  '/app/v1/getMailDetail': {
    /**
     * A mail with its text
     * @description Returns a mail with its text and marks it as read.
     */
    post: operations['getMailDetail'];
  };
  '/app/v1/receiveMail': {
    /**
     * Receive the reward of a mail
     * @description Grants the reward of a mail, once, and marks the mail as read.
     */
    post: operations['receiveMail'];
  };
  '/app/v1/delMail': {
    /**
     * Delete a mail
     * @description Deletes a mail permanently. Refused if its reward is not received, so that a player cannot lose the reward by mistake.
     */
    post: operations['delMail'];
  };
  '/app/v1/recharge3': {
    /**
     * Make a deposit order
     * @description Creates a deposit order and returns either bank details, a payment address or a payment QR code, which the client shows. The balance changes only when the payment arrives. The same order within three seconds without an Idempotency-Key counts as a double click and returns the first order. With a different key it is a new order.
     */
    post: operations['recharge3'];
  };
  '/app/v1/checkRechargeOrder': {
    /**
     * Check whether a deposit has arrived
     * @description Returns whether a deposit has arrived. The client calls it when the player closes bank details, QR code or payment page. `isRechargeDone` false means that the order is still waiting. An order that can no longer be paid is refused with a specific errcode.
     */
    post: operations['checkRechargeOrder'];
  };
  '/app/v1/getRechargeRecord': {
    /**
     * The deposit history
     * @description Returns one page of the player's deposit orders, newest first, or one selected order. A waiting order contains its bank details, QR code or payment address.
     */
    post: operations['getRechargeRecord'];
  };
  '/app/v1/appRechargeBonusCollection9': {
    /**
     * The first-charge state
     * @description Returns the state of the first-charge offer and when it ends. The client calls it when the page or popup opens and after a successful deposit (spec 4). A deposit (recharge3) of the price with actType 9 buys an offer. After that expireTime is -1. propList is always empty in this answer.
     */
    post: operations['appRechargeBonusCollection9'];
  };
  '/app/v1/appRechargeBonusCollection9Receive': {
    /**
     * Claim an item of the first charge
     * @description Grants one item of the bought offer, each item once. After the last item the activity ends for the player.
     */
    post: operations['appRechargeBonusCollection9Receive'];
  };
  '/app/v1/addBankInfo': {
    /**
     * Bind a bank card
     * @description Adds a bank card of the player, or replaces the card of the same bank, and returns all cards. The client merges them by bankId (spec 4).
     */
    post: operations['addBankInfo'];
  };
  '/app/v1/modifyBankInfo': {
    /**
     * Change a bank card
     * @description Replaces the data of a bound card. If the number is absent or masked, the number does not change.
     */
    post: operations['modifyBankInfo'];
  };
  '/app/v1/getExchange': {
    /**
     * What can be withdrawn
     * @description Returns limits, fee and the withdrawable part of the balance, for the withdraw screen.
     */
    post: operations['getExchange'];
  };
  '/app/v1/exchange': {
    /**
     * Withdraw
     * @description Takes the amount from the balance immediately and creates a withdrawal order. Players must complete KYC before the first withdrawal (spec 1). The same withdrawal within three seconds without an Idempotency-Key counts as a double click and returns the first order. With a different key it is a new withdrawal.
     */
    post: operations['exchange'];
  };
  '/app/v1/getExchangeOrder': {
    /**
     * The withdrawal history
     * @description Returns one page of the player's withdrawal orders, newest first.
     */
    post: operations['getExchangeOrder'];
  };
  '/app/v1/getBalanceHistory': {
    /**
     * The player's own play and money over time
     * @description Returns one page of everything that changed the player's coins and points, newest first, with sums of the chosen time. The client converts days of the site into `from` and `until`.
     */
    post: operations['getBalanceHistory'];
  };
  '/app/v1/getSafebox': {
    /**
     * The safebox
     * @description Returns the coins in the safebox and whether its password is set.
     */
    post: operations['getSafebox'];
  };
  '/app/v1/safeboxPasswordInit': {
    /**
     * Set the safebox password
     * @description Sets the safebox password, once; modifySafePassword changes it later. Withdrawals require it.
     */
    post: operations['safeboxPasswordInit'];
  };
  '/app/v1/modifySafePassword': {
    /**
     * Change the safebox password
     * @description Replaces the safebox password. The call requires the old password. Five wrong passwords within 15 minutes lock the safebox for 15 minutes.
     */
    post: operations['modifySafePassword'];
  };
  '/app/v1/safeboxDeposit': {
    /**
     * Lock coins in the safebox
     * @description Moves coins from the balance into the safebox, where games and withdrawals cannot use them. The call needs no password, but a safebox password must be set, because safeboxWithdraw requires it.
     */
    post: operations['safeboxDeposit'];
  };
  '/app/v1/safeboxWithdraw': {
    /**
     * Take coins out of the safebox
     * @description Moves coins from the safebox back to the balance. The call requires the safebox password. Five wrong passwords within 15 minutes lock the safebox for 15 minutes.
     */
    post: operations['safeboxWithdraw'];
  };
  '/app/v1/uploadKyc': {
    /**
     * Upload a picture of an identity document
     * @description Uploads a picture of an identity document and returns its fileId, which addKyc takes. The only form request; it has no common fields (spec 7).
     */
    post: operations['uploadKyc'];
  };
  '/app/v1/addKyc': {
    /**
     * Submit the identity verification
     * @description Submits data and pictures for the identity verification, which then waits for a decision. A birthday less than 21 years ago is refused (spec 1).
     */
    post: operations['addKyc'];
  };
  '/app/v1/kyc': {
    /**
     * The state of the identity verification
     * @description Returns the state of the identity verification and the submitted data, if there is any.
     */
    post: operations['kyc'];
  };
  '/app/v1/getLoginPayUser3': {
    /**
     * The login-pay cards of the player
     * @description Returns the cards that the player owns or can buy (fund, activity 16). The client calls it at start and after the player bought a card. A deposit (recharge3) of the price with actType 3 buys a card.
     */
    post: operations['getLoginPayUser3'];
  };
  '/app/v1/receiveLoginPay3': {
    /**
     * Receive today's part of a login-pay card
     * @description Grants today's part of a card. Each card pays once a day until its days are used up. A day without a claim does not use up a day of the card.
     */
    post: operations['receiveLoginPay3'];
  };
  '/app/v1/loginBonus3User': {
    /**
     * The sign-up bonus board
     * @description Returns the received days, the position of today and the reward of each day (activity 15). A missed day does not change the position.
     */
    post: operations['loginBonus3User'];
  };
  '/app/v1/loginBonus3UserReceive': {
    /**
     * Receive a day of the sign-up bonus
     * @description Grants the reward of today of the sign-up bonus, once a day. After the last day the list of days contains -1 (spec 4).
     */
    post: operations['loginBonus3UserReceive'];
  };
  '/app/v1/appFreeSignUser': {
    /**
     * The free-sign board
     * @description Returns the position of today on the sign-in board and the reward of each day (activity 36). The specification has a free-sign page but names no call for it.
     */
    post: operations['appFreeSignUser'];
  };
  '/app/v1/appFreeSignUserReceive': {
    /**
     * Sign in for the day
     * @description Signs the player in for today, once a day, and grants the reward of the day. The board restarts after a missed day and after its last day.
     */
    post: operations['appFreeSignUserReceive'];
  };
  '/app/v1/rechargeBonusCollection6': {
    /**
     * The accumulated-recharge state
     * @description Returns the accumulated-recharge board (activity 28). Deposits of every kind count while the activity is open.
     */
    post: operations['rechargeBonusCollection6'];
  };
  '/app/v1/receiverRechargeBonusCollection6': {
    /**
     * Claim a step of the accumulated recharge
     * @description Grants the reward of a step once, if the player deposited enough. The spelling of the name is from the specification.
     */
    post: operations['receiverRechargeBonusCollection6'];
  };
  '/app/v1/rechargeBonusCollection8': {
    /**
     * The continuous-recharge state
     * @description Returns the board for deposits on consecutive days (activity 43). The count restarts after a day without a deposit, and with the next deposit after all rewards were claimed.
     */
    post: operations['rechargeBonusCollection8'];
  };
  '/app/v1/receiverRechargeBonusCollection8': {
    /**
     * Claim a step of the continuous recharge
     * @description Grants the reward of a step, if the player deposited on enough days, once per row of days. The first of the two calls without a name in the specification. By analogy with collection 6 it claims a step; its name and fields are inferred.
     */
    post: operations['receiverRechargeBonusCollection8'];
  };
  '/app/v1/receiverRechargeBonusCollection8Extra': {
    /**
     * Claim the final reward of the continuous recharge
     * @description Grants the reward after all days, once per row of days. The second of the two calls without a name in the specification; its name and fields are inferred.
     */
    post: operations['receiverRechargeBonusCollection8Extra'];
  };
  '/app/v1/bankruptBonus': {
    /**
     * Claim the supply
     * @description Grants the bankruptcy relief (supply, activity 30), once a day. Refused unless isBankrupt is true.
     */
    post: operations['bankruptBonus'];
  };
  '/app/v1/vipRebateUser': {
    /**
     * The available VIP rebate
     * @description Returns the available rebate of the stakes before today, at the rate of the level of the player. A rebate does not expire. The specification has a VIP rebate page but names no call for it.
     */
    post: operations['vipRebateUser'];
  };
  '/app/v1/vipRebateUserReceive': {
    /**
     * Receive the VIP rebate
     * @description Pays the available rebate to the balance. Refused if there is none.
     */
    post: operations['vipRebateUserReceive'];
  };
  '/app/v1/actInviteUser': {
    /**
     * The invite spin
     * @description Returns the spins left, the amount collected and the fields of the wheel (activity 20).
     */
    post: operations['actInviteUser'];
  };
  '/app/v1/actInviteUserRecord': {
    /**
     * The friends who helped with the invite spin
     * @description Returns one page of the friends who gave spins in this round, newest first.
     */
    post: operations['actInviteUserRecord'];
  };
  '/app/v1/actInviteUserStatus': {
    /**
     * The state of the invite spin
     * @description Returns the short state of the invite spin, for the badge of the centre tab.
     */
    post: operations['actInviteUserStatus'];
  };
  '/app/v1/actInviteUserExchange': {
    /**
     * Pay out the invite spin
     * @description Pays the collected amount to the balance after it reached the target, once per round.
     */
    post: operations['actInviteUserExchange'];
  };
  '/app/v1/actInviteUserSpin': {
    /**
     * Spin once
     * @description Uses one spin and adds a field of the wheel to the collected amount. The server chooses the field.
     */
    post: operations['actInviteUserSpin'];
  };
  '/app/v1/appInviteBonus1User': {
    /**
     * The invite bonus
     * @description Returns the current step of the invite bonus (activity 40). propList is always empty in this answer.
     */
    post: operations['appInviteBonus1User'];
  };
  '/app/v1/appInviteBonus1UserReceive': {
    /**
     * Claim a step of the invite bonus
     * @description Grants one item of the current step of the player. After the last item the next step starts. The same item within three seconds without an Idempotency-Key counts as a double click and claims nothing of the next step. With a different key it is a new claim.
     */
    post: operations['appInviteBonus1UserReceive'];
  };
  '/app/v1/agentData': {
    /**
     * The agent programme
     * @description Returns the number of invited players and the income from them (activity 26).
     */
    post: operations['agentData'];
  };
  '/app/v1/agent3Exchange': {
    /**
     * Pay out the agent income
     * @description Pays the available income to the balance. Refused if there is none.
     */
    post: operations['agent3Exchange'];
  };
  '/app/v1/appAgent5User': {
    /**
     * The agent5 programme
     * @description Returns the number of invited players, the amount to receive and the awards for qualified players (activity 41).
     */
    post: operations['appAgent5User'];
  };
  '/app/v1/appAgent5UserLog': {
    /**
     * The incomes of agent5
     * @description Returns one page of the income from invited players, newest first.
     */
    post: operations['appAgent5UserLog'];
  };
  '/app/v1/appAgent5UserReceive': {
    /**
     * Receive the agent5 income
     * @description Pays the available amount to the balance. Refused if there is none.
     */
    post: operations['appAgent5UserReceive'];
  };
  '/app/v1/appAgent5UserInviteValidReceive': {
    /**
     * Claim an award for valid invitations
     * @description Grants the award of a step once, if enough invited players are qualified.
     */
    post: operations['appAgent5UserInviteValidReceive'];
  };
  '/app/v1/agent4Data': {
    /**
     * The agent-count programme
     * @description Returns the scratch cards, draws and awards from invited players (activity 31).
     */
    post: operations['agent4Data'];
  };
  '/app/v1/agent4InviteRows': {
    /**
     * The invited players
     * @description Returns one page of the invited players, newest first, and whether each is qualified.
     */
    post: operations['agent4InviteRows'];
  };
  '/app/v1/agent4Scratch': {
    /**
     * Scratch a card
     * @description Uses one scratch card and grants its content, which the server chooses.
     */
    post: operations['agent4Scratch'];
  };
  '/app/v1/agent4Lottery': {
    /**
     * Draw once
     * @description Uses one draw and grants a field, which the server chooses.
     */
    post: operations['agent4Lottery'];
  };
  '/app/v1/agent4Award': {
    /**
     * Claim an award for invited players
     * @description Grants the award of a step once, if enough invited players are qualified.
     */
    post: operations['agent4Award'];
  };
  '/app/v1/appProxyUser4TaskUser': {
    /**
     * The tasks of an agent
     * @description Returns progress, state and reward of each task of an agent.
     */
    post: operations['appProxyUser4TaskUser'];
  };
  '/app/v1/appProxyUser4TaskUserShare': {
    /**
     * Report a share
     * @description Counts a share for all tasks that count shares, once a day.
     */
    post: operations['appProxyUser4TaskUserShare'];
  };
  '/app/v1/appProxyUser4TaskUserReceive': {
    /**
     * Claim a task of an agent
     * @description Grants the reward of a completed task, once.
     */
    post: operations['appProxyUser4TaskUserReceive'];
  };
  '/app/v1/appChristmasUser': {
    /**
     * Christmas
     * @description Returns boxes, sign-in row, awards and extra reward of Christmas (activity 37).
     */
    post: operations['appChristmasUser'];
  };
  '/app/v1/appChristmasUserOpen': {
    /**
     * Open a box of the tree
     * @description Uses one box of the tree and grants its content, which the server chooses.
     */
    post: operations['appChristmasUserOpen'];
  };
  '/app/v1/appChristmasUserReceive': {
    /**
     * Claim an award for opened boxes
     * @description Grants the award of a step once, if the player opened enough boxes.
     */
    post: operations['appChristmasUserReceive'];
  };
  '/app/v1/appChristmasUserExtra': {
    /**
     * Claim the extra reward of Christmas
     * @description Grants the extra reward once, after the player signed in on all days.
     */
    post: operations['appChristmasUserExtra'];
  };
  '/app/v1/appChristmasUserSign': {
    /**
     * Sign in for the day of Christmas
     * @description Signs the player in for today, once a day, and grants the reward of the day and boxes.
     */
    post: operations['appChristmasUserSign'];
  };
  '/app/v1/appNewYearUser': {
    /**
     * New Year
     * @description Returns items, tasks of the day and the extra reward of New Year (activity 38).
     */
    post: operations['appNewYearUser'];
  };
  '/app/v1/appNewYearUserShare': {
    /**
     * Report a New Year share
     * @description Counts a share for the sharing task of the day, once a day.
     */
    post: operations['appNewYearUserShare'];
  };
  '/app/v1/appNewYearUserReceiveTask': {
    /**
     * Claim a New Year task
     * @description Grants the items of a completed task, once a day.
     */
    post: operations['appNewYearUserReceiveTask'];
  };
  '/app/v1/appNewYearUserBoxOpen': {
    /**
     * Open a New Year box
     * @description Uses one box item and grants its content, which the server chooses.
     */
    post: operations['appNewYearUserBoxOpen'];
  };
  '/app/v1/appNewYearUserExtra': {
    /**
     * Claim the extra reward of New Year
     * @description Grants the extra reward once, if the player collected enough active points. It does not use up the points.
     */
    post: operations['appNewYearUserExtra'];
  };
  '/app/v1/appNewYearUserOpen': {
    /**
     * Draw or light a firework
     * @description Uses one lottery (40003) or firework (40004) item and grants its reward, which the server chooses.
     */
    post: operations['appNewYearUserOpen'];
  };
  '/app/v1/appFestivalUser': {
    /**
     * The festival
     * @description Returns the deposits during the festival and the rewards for them (activity 35). The specification has a festival page but names no call for it.
     */
    post: operations['appFestivalUser'];
  };
  '/app/v1/appFestivalUserReceive': {
    /**
     * Claim an item of the festival
     * @description Grants one item of the current step of the player. After the last item the next step starts. The same item within three seconds without an Idempotency-Key counts as a double click and claims nothing of the next step. With a different key it is a new claim.
     */
    post: operations['appFestivalUserReceive'];
  };
  '/app/v1/weekendLotteryUser': {
    /**
     * The weekend lottery
     * @description Returns draws, prizes, latest winners and the next opening of the weekend lottery (activity 33). The specification has a weekend-lottery page but names no call for it.
     */
    post: operations['weekendLotteryUser'];
  };
  '/app/v1/weekendLotteryUserDraw': {
    /**
     * Draw in the weekend lottery
     * @description Uses one draw and grants a field of the wheel, which the server chooses. Refused unless it is Saturday or Sunday.
     */
    post: operations['weekendLotteryUserDraw'];
  };
}
export interface components {
  schemas: {
    /**
     * @description The sales channel of the client (spec 6).
     * @enum {string}
     */
    Channel: 'WEB';
    /** @description The app that sends the request. */
    AppId: string;
    /**
     * @description The layout that sends the request.
     * @enum {integer}
     */
    Platform: 0 | 1;
    /** @description The common fields in the body of every request that is not a form (spec 7). */
    CommonFields: {
      /** @description Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
      clientReferrer: string;
      channel: components['schemas']['Channel'];
      /** @description The app id from the client's storage, with a demo fallback (spec 6). */
      appId: components['schemas']['AppId'];
      platform: components['schemas']['Platform'];
    };
    /** @description Increases with every change of the game list. A client without a game list sends 0. */
    GameListVersion: number;
    AppConfigRequest: components['schemas']['CommonFields'] & {
      /** @description The version of the game list that the client has. */
      gameListVersion: components['schemas']['GameListVersion'];
    };
    /** @description The two first fields of every successful answer. The fields of the call follow. */
    OkEnvelope: {
      /**
       * @description The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
       * @enum {integer}
       */
      code: 200;
      /**
       * @description 0 means success and distinguishes this schema from a refusal.
       * @enum {integer}
       */
      errcode: 0;
    };
    /**
     * @description The values of `SiteMode` that this version of the contract knows.
     * @enum {string}
     */
    KnownSiteMode: 'green' | 'normal';
    /** @description The site mode. `green` changes content and asks for agreement (spec 1). The two values are inferred. */
    SiteMode: components['schemas']['KnownSiteMode'] | (string & Record<never, never>);
    /**
     * @description The values of `Region` that this version of the contract knows.
     * @enum {string}
     */
    KnownRegion: 'pk' | 'ph' | 'th';
    /** @description The region of the site; it selects coin icon, currency and country text (spec 9). */
    Region: components['schemas']['KnownRegion'] | (string & Record<never, never>);
    /** @description The ISO 4217 code of the currency of the site, for example PKR. */
    Currency: string;
    /**
     * @description The values of `LoginType` that this version of the contract knows.
     * @enum {integer}
     */
    KnownLoginType: 1 | 2 | 3;
    /** @description How accounts are named and registered. */
    LoginType: components['schemas']['KnownLoginType'] | (number & Record<never, never>);
    /**
     * @description 0 for no, 1 for yes.
     * @enum {integer}
     */
    Flag: 0 | 1;
    /** @description The telephone prefix of a country, digits only. */
    CountryCode: string;
    /** @description A number of characters. */
    LengthBound: number;
    /** @description Additional rules for phone accounts. */
    AccountRule: {
      /** @description The required first character of a mobile number. When absent or empty, any character is allowed. */
      mobileStartsWith?: string;
    };
    /** @description An amount in hundredths, of coins or of the currency of the site (`appWebConfig.currency`); a coin has the value of one unit of the currency. Divide by 100 only for display (spec 9). */
    Money: number;
    /**
     * Format: uri-reference
     * @description An address, absolute or relative to the page's origin. An empty string means that there is none.
     */
    Link: string;
    /**
     * @description The values of `GameCategory` that this version of the contract knows.
     * @enum {integer}
     */
    KnownGameCategory: 1 | 2 | 3 | 4 | 5 | 6;
    /** @description The number of a game type (spec 1). */
    GameCategory: components['schemas']['KnownGameCategory'] | (number & Record<never, never>);
    /** @description A tab of the home page. Clients show tabs with status 1, ordered by sort. */
    GameType: {
      /** @description The category, which a game names as its typeId. */
      id: components['schemas']['GameCategory'];
      /** @description The label of the tab on the home page, in English. */
      name: string;
      /** @description The position among the tabs; ascending. */
      sort: number;
      /** @description Only types of status 1 have a tab. */
      status: components['schemas']['Flag'];
    };
    /** @description The number of an entry. */
    Id: number;
    /** @description A game supplier's platform. */
    GamePlatform: {
      /** @description The number of the platform, which games name as their platformId. */
      id: components['schemas']['Id'];
      /** @description The position among the platforms; ascending. */
      sort: number;
    };
    /** @description A colour as */
    Colour: string;
    /** @description The brand's colours, for tiles while their picture loads. */
    BrandTheme: {
      /** @description The light colour, for text and lines, as #RRGGBB. */
      hi: components['schemas']['Colour'];
      /** @description The darkest colour, for the background, as #RRGGBB. */
      deep: components['schemas']['Colour'];
      /** @description The first colour of the gradient of a tile, as #RRGGBB. */
      from: components['schemas']['Colour'];
      /** @description The last colour of the gradient of a tile, as #RRGGBB. */
      to: components['schemas']['Colour'];
    };
    /** @description A game brand. The types it belongs to follow from its games. */
    GameBrand: {
      /** @description The number of the brand, which games name as their brandId. */
      id: components['schemas']['Id'];
      /** @description The brand's name. */
      name: string;
      /** @description The position among the brands; ascending. */
      sort: number;
      /** @description Whether clients show the logo and the tab of the brand. */
      status: boolean;
      /** @description The logo. */
      icon3: components['schemas']['Link'];
      /** @description The brand's colours, for tiles while their picture loads. When absent, a client uses its own colours; the mock server always sends it. */
      theme?: components['schemas']['BrandTheme'];
    };
    /** @description The position of a channel in the picker. */
    RechargeTypeSort: {
      /** @description The position in the picker; ascending. Channels without an entry come last. */
      sort: number;
    };
    /**
     * @description The values of `RechargeKind` that this version of the contract knows.
     * @enum {string}
     */
    KnownRechargeKind: 'bank' | 'qr' | 'page';
    /** @description The kind of payment of a deposit channel. Only a hint; the answer of recharge3 decides what the client shows. */
    RechargeKind: components['schemas']['KnownRechargeKind'] | (string & Record<never, never>);
    /** @description A deposit channel. */
    RechargeType: {
      /** @description The number of the channel; recharge3 takes it as rechargeType. */
      id: components['schemas']['Id'];
      /** @description The picture of the channel. */
      iconH5: components['schemas']['Link'];
      /** @description The bank of the required bound card. When absent, any card is enough (spec 5). */
      bankId?: components['schemas']['Id'];
      /** @description The label of the channel in the picker. When absent, only the icon is shown; the mock server always sends it. */
      name?: string;
      /** @description The kind of payment; only a hint, the answer of recharge3 decides. When absent, only the answer of recharge3 tells the kind; the mock server always sends it. */
      kind?: components['schemas']['RechargeKind'];
      /** @description The smallest deposit, in hundredths. When absent, the channel has no lower limit; the mock server always sends it. */
      minAmount?: components['schemas']['Money'];
      /** @description The largest deposit, in hundredths. When absent, the channel has no upper limit; the mock server always sends it. */
      maxAmount?: components['schemas']['Money'];
    };
    /** @description A bank that cards can be bound of. */
    Bank: {
      /** @description The number of the bank, which cards and deposit channels name. */
      bankId: components['schemas']['Id'];
      /** @description The full name of the bank. */
      bankName: string;
      /** @description The short name, for narrow places. */
      shortBankName: string;
    };
    /**
     * @description The reward items that have a number of their own.
     * @enum {integer}
     */
    NamedRewardItem: 2001 | 2002 | 4001 | 40001 | 40002 | 40003 | 40004;
    /** @description The values of `RewardItemId` that this version of the contract knows. */
    KnownRewardItemId: components['schemas']['NamedRewardItem'] | number;
    /** @description What a reward consists of: coins 2001, points 2002, point items 4001, coupons 1001-1099, 1201-1299 and 1301-1399 (the last range holds those that give coins: couponGiveMin 1301 to couponGiveMax 1399), new-year items 40001 (active), 40002 (box), 40003 (lottery), 40004 (firework). */
    RewardItemId: components['schemas']['KnownRewardItemId'] | (number & Record<never, never>);
    /** @description A number of things; never negative. */
    Count: number;
    /** @description One item of a reward. The meaning of `count` depends on the id (spec 9): 2001 coins and 2002 points in hundredths, everything else in pieces. */
    RewardItem: {
      id: components['schemas']['RewardItemId'];
      /** @description The amount of the item; coins and points in hundredths, everything else in pieces. */
      count: components['schemas']['Count'];
      /** @description How many times the amount must be staked before it can be withdrawn. When absent, the amount does not have to be staked. */
      betRate?: number;
    };
    /** @description A list of reward items. */
    RewardItems: components['schemas']['RewardItem'][];
    /** @description A user level. */
    UserLevelConfig: {
      /** @description The stakes with which a player passes this level. */
      betAmount: components['schemas']['Money'];
      /** @description The VIP level it belongs to. Absent if the server does not provide it; the mock server always sends it. */
      level?: number;
      /** @description The VIP rebate of the level, in hundredths of a percent of the stakes. Absent if the server does not provide it; the mock server always sends it. */
      rebateRate?: number;
      /** @description The reward for reaching the level. Absent if there is no reward; the mock server always sends it, empty for none. */
      propList?: components['schemas']['RewardItems'];
    };
    /** @description A picture that a client finds by its key. */
    GenericImg: {
      /** @description The key of the picture, for example lobby_cover. */
      uniqueKey: string;
      /** @description The address of the picture, absolute or relative to the page's origin. */
      img: components['schemas']['Link'];
    };
    /** @description A picture with a fixed position. */
    GenericImgEntry: {
      /** @description The address of the picture, absolute or relative to the page's origin. */
      imgUrl: components['schemas']['Link'];
    };
    /** @description The pictures of the floating entries and the download invitation. */
    GenericImgSet: {
      /** @description The floating entry of New Year (activity 38). When absent, the client has no picture for it; the mock server always sends it. */
      NewYear_icon?: components['schemas']['GenericImgEntry'];
      /** @description The floating entry of the deposit promotions. When absent, the client has no picture for it; the mock server always sends it. */
      recharge_activities_entry?: components['schemas']['GenericImgEntry'];
      /** @description The invitation to download the app. When absent, the client has no picture for it; the mock server always sends it. */
      download_icon?: components['schemas']['GenericImgEntry'];
    };
    /**
     * @description The values of `SocialMediaId` that this version of the contract knows.
     * @enum {string}
     */
    KnownSocialMediaId: 'facebook' | 'instagram' | 'telegram' | 'whatsapp' | 'youtube' | 'tiktok' | 'twitter';
    /** @description The social networks that clients know. Clients do not show links with another id (spec 2.5). */
    SocialMediaId: components['schemas']['KnownSocialMediaId'] | (string & Record<never, never>);
    /** @description A link of the footer. */
    SocialMediaLink: {
      id: components['schemas']['SocialMediaId'];
      /** @description The page of the site on that network; a client does not show a link with an empty address. */
      url: components['schemas']['Link'];
    };
    /** @description The content of the JSON text `socialMedia`. */
    SocialMediaLinks: components['schemas']['SocialMediaLink'][];
    /**
     * @description The values of `ClickType` that this version of the contract knows.
     * @enum {integer}
     */
    KnownClickType: 0 | 1 | 2 | 3;
    /** @description What a tap on an advertisement, notice or video does. The source names it twice: activity click action none 0, activity 1, game 2, url 3; carousel click type game or activity 1, external URL 3. One handler serves both: for 1 the target in `clickAction` is an activity when it is an activity type number (or 10000, the tasks), otherwise a game id. */
    ClickType: components['schemas']['KnownClickType'] | (number & Record<never, never>);
    /** @description The target of a click, together with clickType; an activity type number (or 10000 for the tasks), a game id, or a URL. */
    ClickTarget: string;
    /** @description Milliseconds since 1970-01-01 UTC. */
    Timestamp: number;
    /** @description A news entry; also an image notice of the welcome popup while isH5Pop is set. */
    Notice: {
      /** @description The number of the notice. */
      id: components['schemas']['Id'];
      /** @description The position among the notices; ascending. */
      sort: number;
      /** @description The picture of the notice, in the news list and in the welcome popup. */
      imgUrl2: components['schemas']['Link'];
      /** @description 1 puts the notice into the welcome popup of the web client. */
      isH5Pop: components['schemas']['Flag'];
      clickType: components['schemas']['ClickType'];
      clickAction: components['schemas']['ClickTarget'];
      /** @description The headline of the notice detail. Absent for a notice that is only a picture; the mock server always sends it. */
      title?: string;
      /** @description The text of the notice detail; plain text, paragraphs separated by an empty line. Absent for a notice that is only a picture; the mock server always sends it. */
      content?: string;
      /** @description When the notice was published. When absent, clients show no date; the mock server always sends it. */
      timestamp?: components['schemas']['Timestamp'];
    };
    /** @description An entry of the lobby carousel. */
    LobbyAd: {
      /** @description The number of the entry. */
      id: components['schemas']['Id'];
      /** @description The position in the carousel; ascending. */
      sort: number;
      /** @description The picture in the proportions of the mobile layout. */
      imgUrl2: components['schemas']['Link'];
      /** @description The same picture in the proportions of the desktop layout. When absent, imgUrl2 serves both; the mock server always sends it. */
      imgUrl2Wide?: components['schemas']['Link'];
      clickType: components['schemas']['ClickType'];
      clickAction: components['schemas']['ClickTarget'];
      /** @description A short line above the title. When absent, there is none; the mock server always sends it. */
      kicker?: string;
      /** @description The headline over the picture. When absent, there is none; the mock server always sends it. */
      title?: string;
      /** @description One sentence under the title. When absent, there is none; the mock server always sends it. */
      text?: string;
      /** @description The label of the button over the picture on the desktop, e.g. "Deposit now". When absent, there is no button. */
      action?: string;
    };
    /** @description A promo video of the home page (spec 4, Promo video choice). */
    HomeVideo: {
      /** @description The number of the video. */
      id: components['schemas']['Id'];
      clickType: components['schemas']['ClickType'];
      clickAction: components['schemas']['ClickTarget'];
      /** @description The picture that is shown until the video plays. */
      coverImg: components['schemas']['Link'];
      /** @description The video file; an empty string for an entry that has only a cover. */
      path: components['schemas']['Link'];
    };
    /** @description Conditions of an item. */
    PropParams: {
      /** @description The deposit from which the item can be used, in hundredths. When absent, any deposit is enough. */
      limitAmount?: components['schemas']['Money'];
    };
    /** @description The value of an item. */
    PropConfig: {
      /** @description The reward of the item; for a coupon that gives coins (1301 to 1399) the coin amount in hundredths, like all money. In the percentage of the first charge it counts as this amount; the num of another coupon counts times 100. */
      num: components['schemas']['Count'];
      /** @description The price of the item in hundredths; 0 for an item that is not sold. */
      price: components['schemas']['Money'];
      /** @description The conditions of the item. Absent for an item without conditions. */
      paramStr?: components['schemas']['PropParams'];
    };
    /** @description The number of an item in `appPropConfigMap`, or of a reward item. */
    PropId: number;
    /** @description What a login-pay card pays on each of its days. */
    LoginPayAward: {
      /** @description The card, one of propIds. */
      propId: components['schemas']['PropId'];
      /** @description The items of one day. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description The login-pay cards on sale. */
    LoginPayConfig: {
      /** @description The cards on sale, as item ids; `appPropConfigMap` has their price and, as num, their days. */
      propIds: components['schemas']['PropId'][];
      /** @description What each card pays on each of its days. Absent if the server does not tell. */
      dailyAwards?: components['schemas']['LoginPayAward'][];
    };
    /** @description JSON text with a list of reward items (spec 3). */
    AwardJson: string;
    /**
     * @description The values of `FirstChargeShowType` that this version of the contract knows.
     * @enum {integer}
     */
    KnownFirstChargeShowType: 1 | 2 | 3;
    /** @description Where a first-charge offer is shown. The meanings are inferred; 1 page and popup, 2 popup only, 3 page only. */
    FirstChargeShowType: components['schemas']['KnownFirstChargeShowType'] | (number & Record<never, never>);
    /** @description A first-charge offer. */
    FirstChargeConfig: {
      /** @description The number of the offer, which the player's state names as awardId. */
      id: components['schemas']['Id'];
      /** @description The price of the offer in hundredths; the amount to deposit with actType 9. */
      price: components['schemas']['Money'];
      award: components['schemas']['AwardJson'];
      showType: components['schemas']['FirstChargeShowType'];
    };
    /** @description A step of the invite-friends bonus. */
    InviteBonusConfig: {
      /** @description The number of the step, which the player's state names as awardId. */
      id: components['schemas']['Id'];
      /** @description The items that a player gets for the step. */
      award: components['schemas']['RewardItems'];
      /** @description The number of invited friends that the step requires. */
      inviteCount: components['schemas']['Count'];
    };
    /** @description A step of the invite spin. */
    InviteCondition: {
      /** @description The shown bonus of the step, in hundredths. The server does not pay it automatically. */
      bonusAmount: components['schemas']['Money'];
      /** @description The number of invited friends that the step requires. Absent if the server does not provide it; the mock server always sends it. */
      inviteCount?: components['schemas']['Count'];
    };
    /**
     * @description The values of `DownloadType` that this version of the contract knows.
     * @enum {integer}
     */
    KnownDownloadType: 0 | 1 | 2 | 3;
    /** @description The app download invitations on mobile pages. The specification names only 2 and 3 (they show the download link of the home page); 0 none, 1 banner only, 2 download page, 3 both are inferred. */
    DownloadType: components['schemas']['KnownDownloadType'] | (number & Record<never, never>);
    /** @description The addresses of the native app and of the site. */
    H5Block: {
      downloadType: components['schemas']['DownloadType'];
      /** @description The download address of the native app; an empty string if there is none, which hides the download. */
      downloadUrl: components['schemas']['Link'];
      /** @description The home address that share links start with. */
      url: components['schemas']['Link'];
    };
    /** @description An RSA public key as JSON Web Key (RFC 7517). */
    RsaPublicJwk: {
      /**
       * @description The type of the key; always RSA.
       * @constant
       */
      kty: 'RSA';
      /** @description The modulus, as base64url. */
      n: string;
      /** @description The public exponent, as base64url. */
      e: string;
      /**
       * @description The algorithm of the key; always RSA-OAEP-256.
       * @constant
       */
      alg: 'RSA-OAEP-256';
    };
    /** @description The public key that passwords are encrypted with before sending; see `EncryptedPassword`. */
    PasswordKey: {
      /** @description The id of the key. */
      kid: string;
      jwk: components['schemas']['RsaPublicJwk'];
      /** @description The client must include it in the ciphertext. */
      nonce: string;
    };
    /** @description Where a social login starts; absent in builds without one (spec 7.2). */
    SocialLoginConfig: {
      /** @description The external authorization page; called with response_type code and scope profile openid email. */
      authorizeUrl: components['schemas']['Link'];
      /** @description The id of this site at the authorization page; sent as client_id. */
      clientId: string;
    };
    /** @description The configuration of the site (spec 3, Web config). The same for every visitor. */
    WebConfig: {
      mode: components['schemas']['SiteMode'];
      region: components['schemas']['Region'];
      /** @description The ISO 4217 code of the site's currency. Absent if the server has only one currency, which its clients know. */
      currency?: components['schemas']['Currency'];
      registerType: components['schemas']['LoginType'];
      /** @description Whether a phone registration asks for a one-time code. */
      otpStatus: components['schemas']['Flag'];
      countryCode: components['schemas']['CountryCode'];
      /** @description The shortest phone account. */
      accountLengthMin: components['schemas']['LengthBound'];
      /** @description The longest phone account. */
      accountLengthMax: components['schemas']['LengthBound'];
      /** @description The shortest username. */
      usernameLengthMin: components['schemas']['LengthBound'];
      /** @description The longest username. */
      usernameLengthMax: components['schemas']['LengthBound'];
      /** @description The shortest password. */
      passwordLengthMin: components['schemas']['LengthBound'];
      /** @description The longest password. */
      passwordLengthMax: components['schemas']['LengthBound'];
      /** @description Additional rules for the mobile number of a phone account. */
      accountRule: components['schemas']['AccountRule'];
      /** @description Whether a deposit needs a bound bank card. */
      isDepositBank: components['schemas']['Flag'];
      /** @description The registration reward, shown on the Register button. */
      userRegisterCoin: components['schemas']['Money'];
      /** @description The folder of the game pictures; a picture is this + game id + `.webp`. */
      gameResourceUrl: components['schemas']['Link'];
      /** @description The tabs of the home page, one per game category. */
      appGameTypeList: components['schemas']['GameType'][];
      /** @description The suppliers' platforms that games run on. */
      appGamePlatformList: components['schemas']['GamePlatform'][];
      /** @description The brands of the games, with their logos. */
      appGameBrandList: components['schemas']['GameBrand'][];
      /** @description Recharge type id to its place in the channel picker. */
      appRechargeTypeMap: {
        [key: string]: components['schemas']['RechargeTypeSort'];
      };
      /** @description The deposit channels. */
      appRechargeTypeList: components['schemas']['RechargeType'][];
      /** @description The banks whose cards can be bound. When absent, a client cannot offer a choice; the mock server always sends it. */
      appBankList?: components['schemas']['Bank'][];
      /** @description The user levels, ascending; the next level is the first whose betAmount exceeds the player's bet (spec 9). */
      appUserLevelConfigList: components['schemas']['UserLevelConfig'][];
      /** @description Pictures by uniqueKey. */
      appGenericImgList: components['schemas']['GenericImg'][];
      appGenericImg: components['schemas']['GenericImgSet'];
      /** @description JSON text with a list of links, each with id and url. A client shows a link only if it knows the id and the url is not empty. */
      socialMedia: string;
      /** @description The news entries, which the welcome popup shows as well where isH5Pop is 1. */
      appNoticeConfigList: components['schemas']['Notice'][];
      /** @description The carousel; ordered by sort. */
      appLobbyAdConfigList: components['schemas']['LobbyAd'][];
      /** @description The promo videos of the home page; the client chooses one (spec 4). */
      appPromotionalVideoList: components['schemas']['HomeVideo'][];
      /** @description The value of each item, by item id. */
      appPropConfigMap: {
        [key: string]: components['schemas']['PropConfig'];
      };
      /** @description The login-pay cards on sale (fund, activity 16). */
      loginPayConfig: components['schemas']['LoginPayConfig'];
      /** @description The first-charge offers. */
      appRechargeBonusCollection9ConfigList: components['schemas']['FirstChargeConfig'][];
      /** @description The steps of the invite-friends bonus. */
      appInviteBonus1ConfigList: components['schemas']['InviteBonusConfig'][];
      /** @description The steps of the invite spin; the first one's bonusAmount is the badge of the centre tab (spec 2.4). */
      actInviteConditionModelClient2List: components['schemas']['InviteCondition'][];
      /** @description The addresses of the native app and of the site. */
      h5: components['schemas']['H5Block'];
      passwordKey: components['schemas']['PasswordKey'];
      /** @description Where a social login starts (spec 7.2). Absent while the site has none. */
      socialLogin?: components['schemas']['SocialLoginConfig'];
    };
    /** @description The number of a game. Game ids start at 1001, so they never collide with an activity type. */
    GameId: number;
    /**
     * @description The values of `GameShowType` that this version of the contract knows.
     * @enum {integer}
     */
    KnownGameShowType: 0 | 1;
    /** @description Whether a game is shown as new (the meanings are inferred). */
    GameShowType: components['schemas']['KnownGameShowType'] | (number & Record<never, never>);
    /**
     * @description The values of `GameBadge` that this version of the contract knows.
     * @enum {string}
     */
    KnownGameBadge: 'none' | 'hot' | 'new';
    /** @description The badge on a game's card. */
    GameBadge: components['schemas']['KnownGameBadge'] | (string & Record<never, never>);
    /**
     * @description The values of `GameVolatility` that this version of the contract knows.
     * @enum {string}
     */
    KnownGameVolatility: 'low' | 'medium' | 'high';
    /** @description How far the rounds of a game are from their mean, by the standard deviation of a round in bets. */
    GameVolatility: components['schemas']['KnownGameVolatility'] | (string & Record<never, never>);
    /**
     * @description The values of `GameFeature` that this version of the contract knows.
     * @enum {string}
     */
    KnownGameFeature: 'wild' | 'scatter' | 'lines20' | 'choice';
    /** @description Something a game offers. */
    GameFeature: components['schemas']['KnownGameFeature'] | (string & Record<never, never>);
    /** @description Additional settings of a game. */
    GameParams: {
      /** @description 1 while the whole brand is in maintenance. */
      brandMaintain: components['schemas']['Flag'];
    };
    /** @description A game of the lobby (spec 3, Game). Its picture is `gameResourceUrl` + id + `.webp`. */
    Game: {
      /** @description The number of the game, which startGame, exitGame and gameLike take. It is at least 1001. */
      id: components['schemas']['GameId'];
      /** @description The brand that made the game, an entry of appGameBrandList. */
      brandId: components['schemas']['Id'];
      typeId: components['schemas']['GameCategory'];
      /** @description The supplier's platform the game runs on, an entry of appGamePlatformList. */
      platformId: components['schemas']['Id'];
      /** @description The name on the card of the game; a proper name, which is not translated. */
      name: string;
      /** @description 1 marks a hot game; the popular grid shows those with showType 0, ordered by hotSort (spec 4). */
      hot: components['schemas']['Flag'];
      /** @description The position among the hot games; ascending. */
      hotSort: number;
      showType: components['schemas']['GameShowType'];
      /** @description The position within the brand; ascending. */
      sort: number;
      /** @description Only games of status 1 are listed and can be started. */
      status: components['schemas']['Flag'];
      /** @description Increases with every change of the picture or the rules of the game. */
      version: number;
      /** @description 1 while the game is in maintenance. */
      maintain: components['schemas']['Flag'];
      /** @description When the maintenance is expected to end. Absent if there is no maintenance or if its end is not known. */
      maintainUntil?: components['schemas']['Timestamp'];
      /** @description Ignored: the badge on the game's card follows hot and showType. Always absent; the next major version removes the field. */
      badge?: components['schemas']['GameBadge'];
      /** @description The share of all bets that comes back to players, in hundredths of a percent; the lowest if a game has several. Absent if it is not published; the mock server always sends it. */
      returnToPlayer?: number;
      /** @description The lowest bet of a round, in hundredths. Absent if it is not published; the mock server always sends it. */
      minBet?: components['schemas']['Money'];
      /** @description The highest bet of a round, in hundredths. Absent if it is not published; the mock server always sends it. */
      maxBet?: components['schemas']['Money'];
      /** @description How far rounds are from their mean; the highest if a game has several. Absent if it is not published. */
      volatility?: components['schemas']['GameVolatility'];
      /** @description What a game offers, for filters and for the card of the game. Absent if it is not published. */
      features?: components['schemas']['GameFeature'][];
      /** @description A page with the return, the chances and the pays of the game, calculated from its own tables. Absent if it is not published; the mock server always sends it. */
      oddsUrl?: components['schemas']['Link'];
      params: components['schemas']['GameParams'];
      /** @description Per player; the client sets it from `appGameDataUser.gameHistory`. Always absent in the shared game list. */
      recent?: components['schemas']['Flag'];
      /** @description Per player; the client sets it from `appGameDataUser.gameLikes`. Always absent in the shared game list. */
      like?: components['schemas']['Flag'];
    };
    AppConfigOk: components['schemas']['OkEnvelope'] & {
      appWebConfig: components['schemas']['WebConfig'];
      /** @description All games. Absent if the client has the current gameListVersion. */
      gameList?: components['schemas']['Game'][];
      gameListVersion: components['schemas']['GameListVersion'];
    };
    /** @description Details for developers. A client does not show them to players. */
    ErrorDetail: {
      /** @description One sentence in English. */
      message: string;
      /** @description The name of the errcode in the catalogue. Absent if the errcode has no name. */
      name?: string;
      /** @description The call, or for an unknown path the call with the most similar path. Absent if no call has a similar path. */
      operationId?: string;
      /** @description A JSON pointer to the offending value in the request body. Absent if the cause is not a single value. */
      pointer?: string;
      /** @description The schema keyword that the value does not match. Absent if the body matches the schema. */
      rule?: string;
      /** @description How long to wait, in milliseconds, before the same call can succeed. Absent if waiting does not help or if the time is not known. */
      retryAfterMs?: number;
    };
    /** @description The version of the client (spec 9 says 1.0.28). */
    AppVersion: string;
    GetAfterLoginInfoWebRequest: components['schemas']['CommonFields'] & {
      /** @description The version of the game list that the client has. */
      gameListVersion: components['schemas']['GameListVersion'];
      /** @description The operating system, for example Android. */
      os: string;
      version: components['schemas']['AppVersion'];
      /** @description The model of the device, for example SM-A546E; an empty string if the client cannot read it. */
      deviceModel: string;
    };
    /** @description The number of a player, shown on the screens as the player ID. 0 means no player. */
    PlayerId: number;
    /** @description The public name of a player; at most 32 user-perceived characters (grapheme clusters, each of one or more code points). */
    Nickname: string;
    /** @description Lottery points in hundredths; floored to hundredths when displayed (spec 9). */
    Points: number;
    /** @description The player's own data (spec 3, User info). */
    UserInfo: {
      /** @description The number of the player, shown on the screens as the player ID. */
      id: components['schemas']['PlayerId'];
      /**
       * Format: uuid
       * @description A random public identifier.
       */
      uuid: string;
      /** @description The name the player logs in with. */
      account: string;
      /** @description The specification lists this field, but a server must not return passwords. Absent or empty; the mock server sends it empty. */
      password?: string;
      /** @description How the account was registered; the login type of that time. */
      accountType: components['schemas']['LoginType'];
      /** @description The name that screens show for the player; updateProfile changes it. */
      nickname: components['schemas']['Nickname'];
      /** @description The bound mobile number, without its country code. Empty or absent while none is bound; the mock server sends it empty. */
      mobile?: string;
      /** @description The number of the avatar image, `/static/avatar/avatar_{avatar}.png`; 0 by default. */
      avatar: number;
      /**
       * Format: uri-reference
       * @description The address of the picture from a social login. Empty or absent otherwise; the mock server sends it empty.
       */
      avatarOther?: string;
      /** @description The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
      facebookAccount?: string;
      /** @description The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
      googleAccount?: string;
      /** @description The account of the social login. Empty or absent while none is linked; the mock server sends it empty. */
      lineAccount?: string;
      /** @description The coin balance, in hundredths. */
      coin: components['schemas']['Money'];
      /** @description The lottery points of the player, in hundredths. */
      lottery: components['schemas']['Points'];
      /** @description The coins in the safebox, in hundredths. */
      safebox: components['schemas']['Money'];
      /** @description Everything deposited so far, in hundredths. */
      totalRecharge: components['schemas']['Money'];
      /** @description Everything staked so far, in hundredths; decides the user level (spec 9). */
      bet: components['schemas']['Money'];
      /** @description The VIP level. */
      vip: number;
      /** @description The experience points in the VIP programme. */
      vipExp: number;
      /** @description The index of the player's entry in `appUserLevelConfigList`. */
      userLevel: number;
      /** @description Whole days since registration. */
      regPeriod: number;
      /** @description The superior (inviting player); 0 while there is none. */
      pid: components['schemas']['PlayerId'];
      /** @description 1 after the first deposit. */
      firstRecharge: components['schemas']['Flag'];
      /** @description Whether a member notification is pending. */
      memberDot: components['schemas']['Flag'];
      /** @description Whether the safebox password is set. */
      hasSafeboxPassword: boolean;
      /** @description Whether the identity verification was approved. */
      hasKyc: boolean;
      /** @description Whether the further personal data is filled in. */
      hasUserOther: boolean;
    };
    /** @description A bank card or account number. Answers contain only the last four digits, the rest as asterisks. */
    CardNumber: string;
    /** @description A bound bank card. The specification names only `bankId`; the other fields are inferred. */
    BankCard: {
      /** @description The number of the card; modifyBankInfo takes it. */
      id: components['schemas']['Id'];
      /** @description The bank, an entry of appBankList. A player has at most one card of each bank. */
      bankId: components['schemas']['Id'];
      /** @description The bank's name as shown. */
      bankName: string;
      /** @description The account holder. */
      accountName: string;
      cardNum: components['schemas']['CardNumber'];
    };
    /** @description All bound cards, merged by `bankId` (spec 4). */
    BankCards: components['schemas']['BankCard'][];
    /** @description Game id to flag; 1 marks a favourite. */
    GameLikes: {
      [key: string]: components['schemas']['Flag'];
    };
    /** @description The player's favourites and recent games. */
    GameDataUser: {
      gameLikes: components['schemas']['GameLikes'];
      /** @description The recently played games, newest first. */
      gameHistory: components['schemas']['GameId'][];
    };
    /**
     * @description The values of `ActivityType` that this version of the contract knows.
     * @enum {integer}
     */
    KnownActivityType:
      | 4
      | 8
      | 15
      | 16
      | 17
      | 20
      | 21
      | 22
      | 23
      | 25
      | 26
      | 28
      | 29
      | 30
      | 31
      | 33
      | 35
      | 36
      | 37
      | 38
      | 39
      | 40
      | 41
      | 42
      | 43;
    /** @description The number of a promotion. */
    ActivityType: components['schemas']['KnownActivityType'] | (number & Record<never, never>);
    /** @description When an offer ends, in milliseconds since 1970 UTC by the clock of the server, which the header Date of every answer contains; -1 means it does not (the unit is inferred). */
    ExpireTime: number;
    /** @description The settings of an active promotion. */
    ActivityEntry: {
      /** @description The position among the displayed activities; ascending. */
      sort: number;
      /** @description When the activity ends for the player, in milliseconds since 1970 UTC; -1 or absent if it does not end. The mock server always sends it. */
      expireTime?: components['schemas']['ExpireTime'];
      /** @description The target of an out link (activity 29). Absent for every other activity. */
      url?: components['schemas']['Link'];
      /** @description The reward, if a screen shows the reward before the claim (supply, red packet). Absent for every other activity. */
      propList?: components['schemas']['RewardItems'];
    };
    /** @description Activity type number to its settings. */
    ActivityMap: {
      [key: string]: components['schemas']['ActivityEntry'];
    };
    /** @description The activities in the answer of a login, in one object of this name (spec 3). */
    SessionActivity: {
      /** @description The activities that are active for the player. */
      activityIds: components['schemas']['ActivityType'][];
      activityMap: components['schemas']['ActivityMap'];
    };
    /** @description The state of a signed-in player in addition to the user info. */
    SessionFields: {
      /** @description The default card, which is the first entry of `appUserBankList`. Absent while no card is bound. */
      appUserBank?: components['schemas']['BankCard'];
      appUserBankList: components['schemas']['BankCards'];
      /** @description The `outValue` of share links (spec 7.6). */
      inviteCode: string;
      /** @description The affiliate id of share links. */
      aid: string;
      appGameDataUser: components['schemas']['GameDataUser'];
      activityIds: components['schemas']['SessionActivity'];
    };
    GetAfterLoginInfoWebOk: components['schemas']['OkEnvelope'] &
      components['schemas']['UserInfo'] &
      components['schemas']['SessionFields'] & {
        appWebConfig: components['schemas']['WebConfig'];
        /** @description All games. Absent if the client has the current gameListVersion. */
        gameList?: components['schemas']['Game'][];
        gameListVersion: components['schemas']['GameListVersion'];
      };
    /** @description Identifiers of the device. */
    DeviceIds: {
      /** @description The appsflyer id; empty when there is none. */
      afuid: string;
    };
    /** @description The device information of a sign-in (spec 3, Login payload). */
    PhoneInfo: {
      channel: components['schemas']['Channel'];
      /** @description The app id, the same as in the common fields. */
      appId: string;
      /** @description The operating system, for example Android. */
      os: string;
      /** @description 1 in a browser, 0 in the native app (the type is inferred). */
      isBrowser: components['schemas']['Flag'];
      version: components['schemas']['AppVersion'];
      /** @description The model of the device, for example SM-A546E; an empty string if the client cannot read it. */
      deviceModel: string;
      deviceIdJsonModel: components['schemas']['DeviceIds'];
    };
    /** @description A password encrypted before sending (spec 3): `<kid>.<base64url(ciphertext)>`. The ciphertext is RSA-OAEP-256 over the JSON text `{"p":"<password>","n":"<nonce>","t":<epoch ms>}` with the key and nonce of `appWebConfig.passwordKey`. The encryption is inferred. */
    EncryptedPassword: string;
    /** @description The account and the device of a sign-in. The common fields contain clientReferrer, channel and appId. */
    LoginPayload: {
      /** @description The address the player entered the site by (the meaning is inferred). */
      outUrl: components['schemas']['Link'];
      /** @description The device that signs in. */
      phoneinfoJsonModel: components['schemas']['PhoneInfo'];
      /** @description The telephone prefix of the account's country, digits only; `countryCode` of the web config. */
      countryCode: components['schemas']['CountryCode'];
      /** @description A username or, in the phone modes, a mobile number; at most 50 characters (spec 5). */
      account: string;
      password: components['schemas']['EncryptedPassword'];
    };
    AccountLoginRequest: components['schemas']['CommonFields'] & components['schemas']['LoginPayload'];
    /** @description A new session; the user info, the session fields and the token. */
    Session: components['schemas']['UserInfo'] &
      components['schemas']['SessionFields'] & {
        /** @description Sent as the Authorization header of every further call. */
        token: string;
      };
    AccountLoginOk: components['schemas']['OkEnvelope'] & components['schemas']['Session'];
    /** @description Advertisement parameters in session storage (spec 3), sent with a registration when there are any. */
    AdParameters: {
      /** @description The invite code of the share link the player came by (spec 7.6). When absent or unknown, the account gets no superior. */
      outValue?: string;
      /** @description The affiliate id of the share link. Absent without one. */
      aid?: string;
      /** @description How the player came to the site; web, or the value in the address (h5 for a share link). Absent if it is not known. */
      installReferrer?: string;
      /** @description The agent (proxy) id in the address. Absent without one. */
      proxyId?: string;
      /** @description The browser id of the Facebook pixel. Absent without one. */
      fbp?: string;
      /** @description The click id of a Facebook advertisement. Absent without one. */
      fbc?: string;
      /** @description The click id of a TikTok advertisement. Absent without one. */
      ttclid?: string;
      /** @description The browser id of the TikTok pixel. Absent without one. */
      ttp?: string;
      /** @description The address the player entered by. Absent if there is none or if it is too long. */
      url?: string;
      /** @description The referring page as the browser reports it. Absent if there is none. */
      referrer?: string;
      /** @description The user agent of the browser. Absent if there is none or if it is too long. */
      userAgent?: string;
    };
    /** @description The login payload with the fields of a registration and the stored advertisement parameters, if there are any. */
    RegisterPayload: components['schemas']['LoginPayload'] &
      components['schemas']['AdParameters'] & {
        /**
         * @description Always 0.
         * @constant
         */
        type: 0;
        /** @description The one-time code. Empty or absent if no code is required; then the call is accountRegist. */
        code?: string;
      };
    AccountRegistRequest: components['schemas']['CommonFields'] & components['schemas']['RegisterPayload'];
    AccountRegistOk: components['schemas']['OkEnvelope'] & components['schemas']['Session'];
    /** @description The one-time code of a text message, as typed. */
    SmsCode: string;
    AccountRegist4Request: components['schemas']['CommonFields'] &
      components['schemas']['RegisterPayload'] & {
        code: components['schemas']['SmsCode'];
      };
    AccountRegist4Ok: components['schemas']['OkEnvelope'] & components['schemas']['Session'];
    LineLoginRequest: components['schemas']['CommonFields'] & {
      /** @description The random value that the client created before the redirect. */
      state: string;
      /** @description The code that the authorization page returned. */
      code: string;
      /** @description A random identifier of this attempt. */
      uuid: string;
      phoneinfoJsonModel: components['schemas']['PhoneInfo'];
    };
    LineLoginOk: components['schemas']['OkEnvelope'] & components['schemas']['Session'];
    /** @description A mobile number without its country code. The bounds of the web config (`accountLengthMin`, `accountLengthMax`, `accountRule.mobileStartsWith`) decide what is accepted; a number that does not match them is a business error, not a schema violation. */
    MobileNumber: string;
    SmsSendRequest: components['schemas']['CommonFields'] & {
      countryCode: components['schemas']['CountryCode'];
      /** @description The number to send to, without its country code. */
      mobile: components['schemas']['MobileNumber'];
      /** @description The use of the code; the client sends 0 for every use. */
      type: number;
    };
    /** @description A success without further fields. */
    Ok: components['schemas']['OkEnvelope'];
    ForgetPasswordRequest: components['schemas']['CommonFields'] & {
      /** @description The mobile number of the account. */
      account: string;
      countryCode: components['schemas']['CountryCode'];
      code: components['schemas']['SmsCode'];
      /** @description The new password of the account. */
      password: components['schemas']['EncryptedPassword'];
    };
    /** @description A body with only the common fields. */
    BareRequest: components['schemas']['CommonFields'];
    GetAfterLoginInfoOk: components['schemas']['OkEnvelope'] &
      components['schemas']['UserInfo'] & {
        /** @description The default entry of appUserBankList; absent while no card is bound. */
        appUserBank?: components['schemas']['BankCard'];
        appUserBankList: components['schemas']['BankCards'];
      };
    RefreshDataOk: components['schemas']['OkEnvelope'] & {
      /** @description The coin balance, in hundredths. */
      coin: components['schemas']['Money'];
      /** @description The lottery points of the player, in hundredths. */
      lottery: components['schemas']['Points'];
      /** @description The VIP level. */
      vip: number;
      /** @description The experience points in the VIP programme. */
      vipExp: number;
      /** @description The index of the player's entry in appUserLevelConfigList. */
      userLevel: number;
      /** @description Everything staked so far, in hundredths. */
      bet: components['schemas']['Money'];
    };
    UpdateProfileRequest: components['schemas']['CommonFields'] & {
      /** @description The new name: 1 to 32 user-perceived characters (grapheme clusters) without control characters. The call refuses other names with nicknameNotAccepted; the schema allows more. When absent, the name does not change. */
      nickname?: string;
      /** @description The number of the avatar image. When absent, the avatar does not change. */
      avatar?: number;
    };
    UpdateProfileOk: components['schemas']['OkEnvelope'] & {
      /** @description The current nickname, without surrounding spaces. */
      nickname: components['schemas']['Nickname'];
      /** @description The number of the current avatar image. */
      avatar: number;
    };
    BindAccountRequest: components['schemas']['CommonFields'] & {
      /** @description The number to bind, without its country code. */
      mobile: components['schemas']['MobileNumber'];
      countryCode: components['schemas']['CountryCode'];
      /** @description The one-time code. When absent, the call refuses the binding if otpStatus is 1. Otherwise no code is needed. */
      code?: components['schemas']['SmsCode'];
      /** @description A new password of the account. When absent, the password does not change. */
      password?: components['schemas']['EncryptedPassword'];
    };
    BindAccountOk: components['schemas']['OkEnvelope'] & {
      /** @description The bound number. */
      mobile: components['schemas']['MobileNumber'];
    };
    ModifyPasswordRequest: components['schemas']['CommonFields'] & {
      /** @description The current password of the account. */
      oldPassword: components['schemas']['EncryptedPassword'];
      /** @description The new password of the account. */
      password: components['schemas']['EncryptedPassword'];
    };
    AgentFillRequest: components['schemas']['CommonFields'] & {
      /** @description The player ID of the superior. */
      pid: components['schemas']['Id'];
    };
    AgentFillOk: components['schemas']['OkEnvelope'] & {
      /** @description The player ID of the new superior. */
      pid: components['schemas']['PlayerId'];
    };
    /** @description A day of birth as YYYY-MM-DD. A date that does not exist is refused by a business rule of the call, not by the schema. */
    Birthday: string;
    /** @description Personal data in addition to the user info; a field without a value is an empty string. */
    UserOther: {
      /** @description The name in the player's documents, or empty. */
      realName: string;
      /** @description A mail address, or empty. */
      email: string;
      /** @description As YYYY-MM-DD, or empty; players younger than 21 are refused. */
      birthday: components['schemas']['Birthday'] | string;
      /** @description The home address of the player, in one line, or empty. */
      address: string;
    };
    AppUserOtherOk: components['schemas']['OkEnvelope'] & {
      appUserOther: components['schemas']['UserOther'];
    };
    UpdateAppUserOtherRequest: components['schemas']['CommonFields'] & components['schemas']['UserOther'];
    ShortUrlRequest: components['schemas']['CommonFields'] & {
      /** @description An address of this site. */
      url: components['schemas']['Link'];
    };
    ShortUrlOk: components['schemas']['OkEnvelope'] & {
      /** @description The short address, which redirects to the long one. The same long address always gets the same short address. */
      shortUrl: components['schemas']['Link'];
    };
    StartGameRequest: components['schemas']['CommonFields'] & {
      /** @description The game to start, by its id in the game list. */
      gameId: components['schemas']['Id'];
    };
    StartGameOk: components['schemas']['OkEnvelope'] & {
      /** @description The launch address. */
      gameUrl: components['schemas']['Link'];
    };
    ExitGameRequest: components['schemas']['CommonFields'] & {
      /** @description The game that was left. */
      gameId: components['schemas']['Id'];
    };
    ExitGameOk: components['schemas']['OkEnvelope'] & {
      /** @description The coin balance after the call, in hundredths. */
      coin: components['schemas']['Money'];
    };
    GameLikeRequest: components['schemas']['CommonFields'] & {
      /** @description The game to mark or unmark, by its id in the game list. */
      id: components['schemas']['Id'];
      /** @description 1 marks and 0 unmarks the favourite. */
      like: components['schemas']['Flag'];
    };
    /** @description Flat details of a logged event or action. No personal data and no secrets. */
    LogData: {
      [key: string]: string | number | boolean | null;
    };
    ActionLogRequest: components['schemas']['CommonFields'] & {
      /** @description The name of the action, for example page_view. */
      action: string;
      /** @description The route of the action. */
      page: string;
      /** @description Flat details of the action. Absent without any. */
      data?: components['schemas']['LogData'];
      /** @description The time of the action by the clock of the device, in milliseconds since 1970 UTC. */
      eventTime: components['schemas']['Timestamp'];
    };
    OnlineRequest: components['schemas']['CommonFields'] & {
      /** @description The game that is open on /start; an empty string on other pages (the empty string is inferred). */
      gameId: components['schemas']['Id'] | '';
    };
    /** @description An entry of a log batch (spec 7.1). */
    LoggedEvent: {
      /** @description The unique id of the event. The server counts an event that arrives twice only once. When absent, every arrival counts. */
      eventId?: string;
      channel: components['schemas']['Channel'];
      /** @description The app id, the same as in the common fields. */
      appId: components['schemas']['AppId'];
      version: components['schemas']['AppVersion'];
      /** @description The time of the event by the clock of the device, in milliseconds since 1970 UTC. */
      eventTime: components['schemas']['Timestamp'];
      /** @description The player, or 0 for a visitor. */
      eventUserId: components['schemas']['PlayerId'];
      /** @description The name of the event, for example page_view. Absent for an event without a name. */
      eventName?: string;
      /** @description Flat details of the event. Absent without any. */
      eventData?: components['schemas']['LogData'];
    };
    AppEventLogClientRequest: components['schemas']['CommonFields'] & {
      /** @description The events in the order of their time. */
      eventList: components['schemas']['LoggedEvent'][];
    };
    /** @description An entry of the big-win ticker. */
    BigWin: {
      /** @description Masked by the server; only the first three and last two digits are visible (the form is inferred). */
      phone: string;
      /** @description The game in which the amount was won. */
      gameId: components['schemas']['GameId'];
      /** @description The won amount, in hundredths. */
      amount: components['schemas']['Money'];
      /** @description The time of the win, in milliseconds since 1970 UTC. */
      timestamp: components['schemas']['Timestamp'];
    };
    LobbyTipsOk: components['schemas']['OkEnvelope'] & {
      /** @description The latest big wins. */
      jackpotList: components['schemas']['BigWin'][];
      /** @description The latest wins of the new-year activity. */
      newYearList: components['schemas']['BigWin'][];
    };
    /**
     * @description The values of `TradeType` that this version of the contract knows.
     * @enum {integer}
     */
    KnownTradeType: 1 | 2;
    /** @description The direction of a trade in the notice line of the wallet pages. */
    TradeType: components['schemas']['KnownTradeType'] | (number & Record<never, never>);
    /** @description A deposit or withdrawal of any player, for the notice line of the wallet pages. */
    Trade: {
      /** @description Masked by the server. */
      phone: string;
      type: components['schemas']['TradeType'];
      /** @description The amount of the deposit or withdrawal, in hundredths. */
      amount: components['schemas']['Money'];
      /** @description The time of the trade, in milliseconds since 1970 UTC. */
      timestamp: components['schemas']['Timestamp'];
    };
    TradeInfoOk: components['schemas']['OkEnvelope'] & {
      /** @description The latest deposits and withdrawals of all players, newest first. */
      tradeList: components['schemas']['Trade'][];
    };
    /** @description The activities in the answer of the activity list call, flat (spec 3, Activity data). */
    ActivityData: {
      /** @description The activities that are active for the player. */
      activityIds: components['schemas']['ActivityType'][];
      activityMap: components['schemas']['ActivityMap'];
      /** @description Whether the supply (bankruptcy relief) is open to the player. */
      isBankrupt: boolean;
      /** @description Whether the spin wheel is open to the player. */
      hasTurntable: boolean;
      /** @description Everything the player has deposited so far, in hundredths. */
      totalRecharge: components['schemas']['Money'];
      /** @description Whether the player owns a running login-pay card (has paid on login). */
      loginPaying: boolean;
    };
    GetActivityIdsOk: components['schemas']['OkEnvelope'] & components['schemas']['ActivityData'];
    /** @description A contact of customer service. */
    CustomerService: {
      /** @description The address of the contact; a page, a mail address (mailto) or a phone number (tel). */
      url: components['schemas']['Link'];
      /** @description 1 opens outside the app, 0 inside (the meanings are inferred). */
      isOut: components['schemas']['Flag'];
      /** @description The name shown. The desktop footer leaves out names containing 'Service' (spec 2.3). When absent, the client shows the host name; the mock server always sends it. */
      nickname?: string;
      /** @description A picture of the contact. When absent, the client shows its own picture; the mock server sends none. */
      icon?: components['schemas']['Link'];
    };
    GetCustomerServicesOk: components['schemas']['OkEnvelope'] & {
      /** @description The contacts in display order. */
      appCustomerServiceQueue: components['schemas']['CustomerService'][];
    };
    /**
     * @description The values of `ItemStatus` that this version of the contract knows.
     * @enum {integer}
     */
    KnownItemStatus: 0 | 1 | 2;
    /** @description The state of a reward (spec 4). 0 not yet bought or completed, 1 claimable, 2 claimed. */
    ItemStatus: components['schemas']['KnownItemStatus'] | (number & Record<never, never>);
    /** @description A bonus that the player can receive. */
    BonusTicket: {
      /** @description The number of the ticket; receiveBonusTicker takes it. */
      id: components['schemas']['Id'];
      /** @description The item that the ticket gives. */
      propId: components['schemas']['RewardItemId'];
      /** @description The amount of the item; coins and points in hundredths, everything else in pieces. */
      count: components['schemas']['Count'];
      /** @description How many times the amount must be staked before it can be withdrawn. */
      betRate: number;
      /** @description When the ticket can be received, in milliseconds since 1970 UTC. Absent for a ticket that could be received from the start. */
      startTime?: components['schemas']['Timestamp'];
      expireTime: components['schemas']['ExpireTime'];
      itemStatus: components['schemas']['ItemStatus'];
    };
    GetBonusTickersOk: components['schemas']['OkEnvelope'] & {
      /** @description The tickets that have not expired, received or not. */
      bonusTickers: components['schemas']['BonusTicket'][];
    };
    ReceiveBonusTickerRequest: components['schemas']['CommonFields'] & {
      /** @description The ticket to receive, one of bonusTickers. */
      id: components['schemas']['Id'];
    };
    ReceiveBonusTickerOk: components['schemas']['OkEnvelope'] & {
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description An offer for points. */
    LotterOption: {
      /** @description The number of the option; lotteryExchange takes it. */
      id: components['schemas']['Id'];
      /** @description The price in points. */
      lottery: components['schemas']['Points'];
      /** @description The items of the option. */
      propList: components['schemas']['RewardItems'];
    };
    GetLotterConfigOk: components['schemas']['OkEnvelope'] & {
      /** @description The offers for points, in display order. */
      lotterConfigList: components['schemas']['LotterOption'][];
    };
    LotteryExchangeRequest: components['schemas']['CommonFields'] & {
      /** @description The option to take, one of lotterConfigList. */
      id: components['schemas']['Id'];
    };
    LotteryExchangeOk: components['schemas']['OkEnvelope'] & {
      /** @description The points left, in hundredths. */
      lottery: components['schemas']['Points'];
      /** @description The coin balance after the call, in hundredths. */
      coin: components['schemas']['Money'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description The content of the JSON text `achieveData`; task id to progress. */
    TaskProgress: {
      [key: string]: components['schemas']['Count'];
    };
    /** @description The content of the JSON text `taskData`; task id, or 105 for the first-recharge mark, to state. */
    TaskStates: {
      [key: string]: components['schemas']['ItemStatus'];
    };
    /**
     * @description The values of `TaskId` that this version of the contract knows.
     * @enum {integer}
     */
    KnownTaskId: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17;
    /** @description The number of a task. The specification lists the kinds in this order without numbers; the number of each task is inferred. */
    TaskId: components['schemas']['KnownTaskId'] | (number & Record<never, never>);
    /** @description A task's goal and reward. The client has the text of each task, by id. */
    Task: {
      id: components['schemas']['TaskId'];
      /** @description The progress that completes the task. */
      target: components['schemas']['Count'];
      /** @description The reward of the task. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description The progress of the player in the tasks (spec 3, Task user). */
    TaskUser: {
      /** @description The number of completed tasks, claimed or not; for daily tasks only the tasks of today. */
      achieveNum: components['schemas']['Count'];
      /** @description JSON text with the progress by task id. */
      achieveData: string;
      /** @description JSON text with the state by task id. Key 105 means that the first recharge is done. */
      taskData: string;
      /** @description Whether any task is claimable; a client shows a red dot for it. */
      canReceiveTaskAward: boolean;
      /** @description The goal and reward of each task. */
      taskList: components['schemas']['Task'][];
    };
    GetTaskUserOk: components['schemas']['OkEnvelope'] & components['schemas']['TaskUser'];
    ReceiveTaskAwardRequest: components['schemas']['CommonFields'] & {
      /** @description The task to claim, an entry of taskList. */
      taskId: components['schemas']['Id'];
    };
    ReceiveTaskAwardOk: components['schemas']['OkEnvelope'] &
      components['schemas']['TaskUser'] & {
        /** @description The granted items. */
        propList: components['schemas']['RewardItems'];
      };
    /** @description The red dots of the mail entry (spec 3). The meaning of each dot is inferred. */
    MailRedDots: {
      /** @description An unread mail. */
      red0: components['schemas']['Flag'];
      /** @description An unread notice; an automatic mail, for example after a withdrawal was paid. */
      red1: components['schemas']['Flag'];
      /** @description A mail with an unclaimed reward. */
      red2: components['schemas']['Flag'];
    };
    HasMailUnreadOk: components['schemas']['OkEnvelope'] & components['schemas']['MailRedDots'];
    /** @description The page of a list, starting at 1. */
    Page: number;
    /** @description The number of rows of a page. */
    PageSize: number;
    /** @description Selects one page of a list, newest first. */
    PageRequest: components['schemas']['CommonFields'] & {
      page: components['schemas']['Page'];
      pageSize: components['schemas']['PageSize'];
    };
    /** @description A mail as the list shows it. */
    MailSummary: {
      /** @description The number of the mail among the mails of the player. */
      id: components['schemas']['Id'];
      /** @description The headline of the mail, plain text. */
      title: string;
      /** @description When the mail was delivered, in milliseconds since 1970 UTC. */
      timestamp: components['schemas']['Timestamp'];
      /** @description 1 after the mail was opened. */
      read: components['schemas']['Flag'];
      /** @description 1 after the reward was received, or if the mail has no reward. */
      received: components['schemas']['Flag'];
      /** @description The attached reward; empty when there is none. */
      propList: components['schemas']['RewardItems'];
    };
    GetMail2Ok: components['schemas']['OkEnvelope'] & {
      /** @description The mails of the page, newest first. */
      mailList: components['schemas']['MailSummary'][];
      /** @description The number of mails on all pages. */
      total: components['schemas']['Count'];
    };
    GetMailDetailRequest: components['schemas']['CommonFields'] & {
      /** @description The id of the mail, from getMail2. */
      id: components['schemas']['Id'];
    };
    /** @description A mail with its text. */
    Mail: components['schemas']['MailSummary'] & {
      /** @description Plain text, paragraphs separated by an empty line. */
      content: string;
    };
    GetMailDetailOk: components['schemas']['OkEnvelope'] & {
      mail: components['schemas']['Mail'];
    };
    ReceiveMailRequest: components['schemas']['CommonFields'] & {
      /** @description The id of the mail, from getMail2. */
      id: components['schemas']['Id'];
    };
    ReceiveMailOk: components['schemas']['OkEnvelope'] & {
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
      /** @description The coin balance after the call, in hundredths. */
      coin: components['schemas']['Money'];
    };
    DelMailRequest: components['schemas']['CommonFields'] & {
      /** @description The id of the mail, from getMail2. */
      id: components['schemas']['Id'];
    };
    /**
     * @description The bonus a deposit is made for (`actType` of recharge3). Kinds are numbered 1 to 13 and have no names in the source; 6, 8 and 9 belong to the calls with that number, and so does 3, the login-pay cards of getLoginPayUser3 (inferred). 0 is a plain deposit (inferred).
     * @enum {integer}
     */
    RechargeBonusKind: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
    Recharge3Request: components['schemas']['CommonFields'] & {
      /** @description The deposit in hundredths. */
      amount: components['schemas']['Money'];
      /**
       * @description The protocol version of this call.
       * @constant
       */
      version: 4;
      actType: components['schemas']['RechargeBonusKind'];
      /** @description The id of the chosen entry of appRechargeTypeList. */
      rechargeType: components['schemas']['Id'];
    };
    /** @description The public number of a deposit or withdrawal order. */
    OrderId: string;
    /** @description The order of a deposit. */
    RechargeOrder: {
      /** @description The new order; checkRechargeOrder takes its id. */
      orderId: components['schemas']['OrderId'];
    };
    /** @description The account for a bank transfer (spec 3 calls it vipInfo, the answer of recharge3 appRechargeBankOwn). */
    BankDepositInfo: {
      /** @description The full name of the receiving bank. */
      bankName: string;
      /** @description The short name of the bank, shown after the full name. */
      shortBankName: string;
      /** @description The account holder; the payee of the transfer. */
      accountName: string;
      /** @description The currency of the transfer. When absent, the currency of the site. */
      currency?: components['schemas']['Currency'];
      /** @description The full account number, because the player has to type it into the banking app. */
      cardNum: string;
      /** @description The amount to transfer, in hundredths; the amount of the order. */
      amount: components['schemas']['Money'];
    };
    /** @description The deposit is paid by a bank transfer. */
    BankDepositOk: components['schemas']['OkEnvelope'] &
      components['schemas']['RechargeOrder'] & {
        appRechargeBankOwn: components['schemas']['BankDepositInfo'];
      };
    /** @description The deposit is paid on a payment page. */
    PageDepositOk: components['schemas']['OkEnvelope'] &
      components['schemas']['RechargeOrder'] & {
        /** @description The address of the payment page. */
        payUrl: components['schemas']['Link'];
      };
    /** @description A payment QR code (spec 3, QR deposit info). */
    QrDepositInfo: {
      orderId: components['schemas']['OrderId'];
      /**
       * Format: uri
       * @description The content of the code; an absolute URL, because another device scans it.
       */
      qrCodeText: string;
      /** @description The currency of the payment. When absent, the currency of the site. */
      currency?: components['schemas']['Currency'];
      /** @description When the order was made. The payment window starts at this time. */
      createTime: components['schemas']['Timestamp'];
      /** @description When the code expires. When absent, it expires ten minutes after createTime (spec 9); the mock server always sends it. */
      expireTime?: components['schemas']['Timestamp'];
      /** @description Milliseconds left to pay at the time of the answer. A device counts down from this value, so that a wrong clock of the device has no effect. When absent, ten minutes; the mock server always sends it. */
      timeLeft?: number;
    };
    /** @description The deposit is paid by scanning a code. */
    QrDepositOk: components['schemas']['OkEnvelope'] &
      components['schemas']['RechargeOrder'] & {
        appRechargeQr: components['schemas']['QrDepositInfo'];
      };
    Recharge3Ok:
      | components['schemas']['BankDepositOk']
      | components['schemas']['PageDepositOk']
      | components['schemas']['QrDepositOk'];
    CheckRechargeOrderRequest: components['schemas']['CommonFields'] & {
      /** @description The order id from the answer of recharge3. */
      orderId: components['schemas']['OrderId'];
    };
    CheckRechargeOrderOk: components['schemas']['OkEnvelope'] & {
      /** @description Whether the deposit has arrived and was added to the balance. */
      isRechargeDone: boolean;
    };
    /**
     * @description The values of `RechargeStatus` that this version of the contract knows.
     * @enum {integer}
     */
    KnownRechargeStatus: 0 | 1 | 2 | 3;
    /** @description The state of a deposit order. */
    RechargeStatus: components['schemas']['KnownRechargeStatus'] | (number & Record<never, never>);
    /** @description Selects rows of a history by time and text. */
    HistoryFilter: {
      /** @description Selects rows of this instant and later. When absent, the answer begins with the first row. */
      from?: components['schemas']['Timestamp'];
      /** @description Selects rows before this instant. When absent, the answer ends with the newest row. */
      until?: components['schemas']['Timestamp'];
      /** @description Selects rows with this text in their name or in the number of their order, in upper or lower case. When absent or blank, no row is left out for its text. */
      search?: string;
    };
    GetRechargeRecordRequest: components['schemas']['CommonFields'] & {
      page: components['schemas']['Page'];
      pageSize: components['schemas']['PageSize'];
      /** @description Selects one order of the player; the call refuses an order of another player. When absent, the answer has the whole history. */
      orderId?: components['schemas']['OrderId'];
      /** @description Selects the orders in this state. When absent, the answer has orders in all states. */
      status?: components['schemas']['RechargeStatus'];
    } & components['schemas']['HistoryFilter'];
    /** @description A row of the deposit history. A waiting order contains the payment details of the recharge3 answer, so that the player can continue the payment on any device. */
    RechargeRecord: {
      orderId: components['schemas']['OrderId'];
      /** @description The ordered amount, in hundredths, without the bonus. */
      amount: components['schemas']['Money'];
      /** @description The channel of the order, an entry of appRechargeTypeList. */
      rechargeType: components['schemas']['Id'];
      status: components['schemas']['RechargeStatus'];
      /** @description When the order was made. */
      createTime: components['schemas']['Timestamp'];
      /** @description The bonus that was credited in addition to the amount, such as the bonus of the first deposit; 0 for none. Absent if the server does not provide it; the mock server always sends it. */
      bonus?: components['schemas']['Money'];
      /** @description Why nothing was credited, as text for the player. Absent unless the order failed, or expired and was paid late, and the reason is known. */
      reason?: string;
      /** @description The account to transfer the money to. Absent unless the order is waiting and is paid by bank transfer. */
      appRechargeBankOwn?: components['schemas']['BankDepositInfo'];
      /** @description The payment QR code. Absent unless the order is waiting and is paid by QR code. */
      appRechargeQr?: components['schemas']['QrDepositInfo'];
      /** @description The payment page. Absent unless the order is waiting and is paid on a page. */
      payUrl?: components['schemas']['Link'];
    };
    GetRechargeRecordOk: components['schemas']['OkEnvelope'] & {
      /** @description The orders of the page, newest first. */
      list: components['schemas']['RechargeRecord'][];
      /** @description The number of rows on all pages. */
      total: components['schemas']['Count'];
    };
    /** @description An item of a reward that was already claimed. */
    ReceivedProp: {
      /** @description The reward item that was claimed. */
      propId: components['schemas']['PropId'];
    };
    /** @description The items of a reward that were already claimed. */
    ReceivedProps: components['schemas']['ReceivedProp'][];
    /** @description JSON text with the list of items already claimed, each with `propId` (spec 3). */
    PropReceiveListJson: string;
    /** @description The first-charge state (spec 3). At status 1 the free items are claimed one by one (spec 4). */
    RechargeBonusCollection9: {
      /** @description The bought entry of appRechargeBonusCollection9ConfigList; 0 before. */
      awardId: number;
      itemStatus: components['schemas']['ItemStatus'];
      propReceiveList: components['schemas']['PropReceiveListJson'];
    };
    AppRechargeBonusCollection9Ok: components['schemas']['OkEnvelope'] & {
      appRechargeBonusCollection9: components['schemas']['RechargeBonusCollection9'];
      /** @description The items that this call granted. */
      propList: components['schemas']['RewardItems'];
      expireTime: components['schemas']['ExpireTime'];
    };
    AppRechargeBonusCollection9ReceiveRequest: components['schemas']['CommonFields'] & {
      /** @description The item to claim. */
      propId: components['schemas']['KnownRewardItemId'];
    };
    /** @description Text in one line, without control characters. */
    SingleLineText: string;
    /** @description The data that a player enters to bind or change a card, without its number. */
    BankInfo: {
      /** @description The bank, an entry of appBankList. */
      bankId: components['schemas']['Id'];
      /** @description The name of the bank as shown to the player; the server stores the name that it has for bankId. */
      bankName: components['schemas']['SingleLineText'];
      /** @description The account holder, as printed by the bank. */
      accountName: components['schemas']['SingleLineText'];
    };
    /** @description A full card or account number, as typed. */
    TypedCardNumber: string;
    AddBankInfoRequest: components['schemas']['CommonFields'] &
      components['schemas']['BankInfo'] & {
        /** @description The full card or account number, as typed; the server ignores spaces and hyphens, and requires 6 to 34 digits. */
        cardNum: components['schemas']['TypedCardNumber'];
      };
    AddBankInfoOk: components['schemas']['OkEnvelope'] & {
      /** @description The default entry of appUserBankList. */
      appUserBank: components['schemas']['BankCard'];
      appUserBankList: components['schemas']['BankCards'];
    };
    ModifyBankInfoRequest: components['schemas']['CommonFields'] &
      components['schemas']['BankInfo'] & {
        /** @description The card to change. */
        id: components['schemas']['Id'];
        /** @description The new number. When absent or masked, the number does not change. */
        cardNum?: components['schemas']['TypedCardNumber'];
      };
    /** @description The amounts that a player can withdraw now. */
    ExchangeInfo: {
      /** @description The smallest withdrawal. */
      minAmount: components['schemas']['Money'];
      /** @description The largest withdrawal. */
      maxAmount: components['schemas']['Money'];
      /** @description The part of the balance that can be withdrawn. */
      withdrawable: components['schemas']['Money'];
      /** @description The fee of a withdrawal. */
      fee: components['schemas']['Money'];
      /** @description The number of withdrawals left today. */
      remainCount: components['schemas']['Count'];
      /** @description The amount to stake before the rest of the balance can be withdrawn. */
      turnoverLeft: components['schemas']['Money'];
    };
    GetExchangeOk: components['schemas']['OkEnvelope'] & components['schemas']['ExchangeInfo'];
    ExchangeRequest: components['schemas']['CommonFields'] & {
      /** @description The withdrawal in hundredths. */
      amount: components['schemas']['Money'];
      /** @description The bank of the bound card that receives the money. */
      bankId: components['schemas']['Id'];
      /** @description The safebox password, which withdrawals require; encrypted like the password of the account. */
      safeboxPassword: components['schemas']['EncryptedPassword'];
    };
    ExchangeOk: components['schemas']['OkEnvelope'] & {
      orderId: components['schemas']['OrderId'];
      /** @description The coin balance after the call, in hundredths. */
      coin: components['schemas']['Money'];
    };
    /**
     * @description The values of `ExchangeStatus` that this version of the contract knows.
     * @enum {integer}
     */
    KnownExchangeStatus: 0 | 1 | 2;
    /** @description The state of a withdrawal order. */
    ExchangeStatus: components['schemas']['KnownExchangeStatus'] | (number & Record<never, never>);
    GetExchangeOrderRequest: components['schemas']['CommonFields'] & {
      page: components['schemas']['Page'];
      pageSize: components['schemas']['PageSize'];
      /** @description Selects the orders in this state. When absent, the answer has orders in all states. */
      status?: components['schemas']['ExchangeStatus'];
    } & components['schemas']['HistoryFilter'];
    /** @description A row of the withdrawal history. */
    ExchangeOrder: {
      orderId: components['schemas']['OrderId'];
      /** @description The amount taken from the balance, in hundredths; it includes the fee. */
      amount: components['schemas']['Money'];
      /** @description The name of the receiving bank. */
      bankName: string;
      cardNum: components['schemas']['CardNumber'];
      status: components['schemas']['ExchangeStatus'];
      /** @description When the order was made, in milliseconds since 1970 UTC. */
      createTime: components['schemas']['Timestamp'];
      /** @description The reason of the refusal, as text for the player. Absent unless the order was refused. */
      reason?: string;
    };
    GetExchangeOrderOk: components['schemas']['OkEnvelope'] & {
      /** @description The orders of the page, newest first. */
      list: components['schemas']['ExchangeOrder'][];
      /** @description The number of rows on all pages. */
      total: components['schemas']['Count'];
    };
    /**
     * @description The values of `BalanceChangeKind` that this version of the contract knows.
     * @enum {string}
     */
    KnownBalanceChangeKind: 'game' | 'deposit' | 'withdrawal' | 'bonus' | 'exchange' | 'safebox' | 'other';
    GetBalanceHistoryRequest: components['schemas']['CommonFields'] & {
      page: components['schemas']['Page'];
      pageSize: components['schemas']['PageSize'];
      /** @description Selects the rows of this kind. When absent, the answer has rows of all kinds. */
      kind?: components['schemas']['KnownBalanceChangeKind'];
    } & components['schemas']['HistoryFilter'];
    /** @description What changed a balance. */
    BalanceChangeKind: components['schemas']['KnownBalanceChangeKind'] | (string & Record<never, never>);
    /**
     * @description The values of `BalanceUnit` that this version of the contract knows.
     * @enum {string}
     */
    KnownBalanceUnit: 'coin' | 'points';
    /** @description What a row of the history counts. */
    BalanceUnit: components['schemas']['KnownBalanceUnit'] | (string & Record<never, never>);
    /** @description A row of the history. A round of a game is one row with its bet and its win; if its win came after another change, the win is a further row with the bet 0. */
    BalanceChange: {
      /** @description The number of the row; it is the same in every answer. */
      id: components['schemas']['Id'];
      /** @description When the balance changed, in milliseconds since 1970 UTC. */
      time: components['schemas']['Timestamp'];
      kind: components['schemas']['BalanceChangeKind'];
      unit: components['schemas']['BalanceUnit'];
      /** @description The change of the balance in hundredths, negative if it fell. Of a round, the win without the bet. */
      amount: number;
      /** @description The balance of that unit after the change, in hundredths. */
      balance: number;
      /** @description The cause as short text without personal data: the number of an order, the round of a game, a reward. Not for display, except the number of an order. */
      reference: string;
      /** @description The name of a bonus, a reward or a correction as text for the player, for example "Mail: Welcome gift". Absent for rounds, deposits, withdrawals, exchanges, and moves of the safebox. */
      title?: string;
      /** @description The game of a round. Absent for other rows. */
      gameId?: components['schemas']['GameId'];
      /** @description The bet of a round, in hundredths. Absent for other rows. */
      bet?: components['schemas']['Money'];
      /** @description The win of a round, in hundredths; 0 if nothing was won. Absent for other rows. */
      win?: components['schemas']['Money'];
    };
    /** @description Sums of the chosen time, of all kinds and texts whatever is selected. All sums but `points` count coins. Moves of the safebox are not in any sum. */
    BalanceSums: {
      /** @description The number of rounds. */
      rounds: components['schemas']['Count'];
      /** @description The bets of all rounds. The player lost the difference between bets and wins if it is positive, and won it if it is negative. */
      bets: components['schemas']['Money'];
      /** @description The wins of all rounds. */
      wins: components['schemas']['Money'];
      /** @description The deposits that arrived, without bonuses. */
      deposits: components['schemas']['Money'];
      /** @description The requested withdrawals less the rejected ones that came back; negative if more came back in that time than was requested. */
      withdrawals: number;
      /** @description The coins of bonuses, of claimed rewards and of exchanged points. */
      bonuses: components['schemas']['Money'];
      /** @description The points received, in hundredths; exchanged points are not subtracted. */
      points: components['schemas']['Money'];
      /** @description The time of play in whole minutes, rounded up. Rounds less than 5 minutes apart belong to one visit, which lasts from its first to its last round; a visit counts at least one minute. */
      minutesPlayed: components['schemas']['Count'];
    };
    GetBalanceHistoryOk: components['schemas']['OkEnvelope'] & {
      /** @description The rows of the page, newest first. */
      list: components['schemas']['BalanceChange'][];
      /** @description The number of rows on all pages. */
      total: components['schemas']['Count'];
      sums: components['schemas']['BalanceSums'];
    };
    GetSafeboxOk: components['schemas']['OkEnvelope'] & {
      /** @description The coins in the safebox, in hundredths. */
      safebox: components['schemas']['Money'];
      /** @description Whether the safebox password is set; withdrawals require it. */
      hasSafeboxPassword: boolean;
    };
    SafeboxPasswordInitRequest: components['schemas']['CommonFields'] & {
      /** @description The new safebox password, encrypted like the password of the account. */
      password: components['schemas']['EncryptedPassword'];
    };
    SafeboxPasswordInitOk: components['schemas']['OkEnvelope'] & {
      /** @description True, because the password is set now. */
      hasSafeboxPassword: boolean;
    };
    ModifySafePasswordRequest: components['schemas']['CommonFields'] & {
      /** @description The current safebox password, encrypted like the password of the account. */
      oldPassword: components['schemas']['EncryptedPassword'];
      /** @description The new safebox password, encrypted like the password of the account. */
      password: components['schemas']['EncryptedPassword'];
    };
    /** @description The amount to move, in hundredths. */
    TransferAmount: number;
    SafeboxDepositRequest: components['schemas']['CommonFields'] & {
      amount: components['schemas']['TransferAmount'];
    };
    SafeboxTransferOk: components['schemas']['OkEnvelope'] & {
      /** @description The coins in the safebox after the call, in hundredths. */
      safebox: components['schemas']['Money'];
      /** @description The balance after the call, in hundredths. */
      coin: components['schemas']['Money'];
    };
    SafeboxWithdrawRequest: components['schemas']['CommonFields'] & {
      amount: components['schemas']['TransferAmount'];
      /** @description The safebox password, encrypted like the password of the account. */
      safeboxPassword: components['schemas']['EncryptedPassword'];
    };
    /**
     * @description The content of an uploaded picture.
     * @enum {string}
     */
    KycFileType: 'front' | 'back' | 'selfie';
    UploadKycForm: {
      /**
       * Format: binary
       * @description A JPEG, PNG or WebP picture.
       */
      file: Blob;
      type: components['schemas']['KycFileType'];
    };
    /** @description The number of an uploaded picture. */
    KycFileId: string;
    UploadKycOk: components['schemas']['OkEnvelope'] & {
      fileId: components['schemas']['KycFileId'];
    };
    /** @description The data that a player submits for verification. */
    KycData: {
      /** @description The name as in the document. */
      realName: string;
      /** @description The number of the identity document. */
      idNumber: string;
      /** @description As YYYY-MM-DD; a player must be 21 or older (spec 1). */
      birthday: components['schemas']['Birthday'];
      /** @description The home address of the player, in one line of at least five characters. */
      address: string;
      /** @description The uploaded pictures. */
      fileIds: components['schemas']['KycFileId'][];
    };
    AddKycRequest: components['schemas']['CommonFields'] & components['schemas']['KycData'];
    /**
     * @description The values of `KycStatus` that this version of the contract knows.
     * @enum {integer}
     */
    KnownKycStatus: 0 | 1 | 2 | 3;
    /** @description The state of an identity verification. */
    KycStatus: components['schemas']['KnownKycStatus'] | (number & Record<never, never>);
    AddKycOk: components['schemas']['OkEnvelope'] & {
      /** @description Whether the verification is already approved. */
      hasKyc: boolean;
      /** @description The new state of the verification; 1, because it is waiting. */
      kycStatus: components['schemas']['KycStatus'];
    };
    /** @description The state of the verification, and the submitted data if there is any. */
    KycState: {
      kycStatus: components['schemas']['KycStatus'];
      /** @description The last submitted data. Absent until the first submission. */
      submitted?: components['schemas']['KycData'];
      /** @description The reason of the rejection, as text for the player. Absent unless it was rejected. */
      reason?: string;
    };
    KycOk: components['schemas']['OkEnvelope'] & components['schemas']['KycState'];
    /** @description The number of days of a card. */
    LoginPayData: {
      /** @description The number of days still to be received. */
      days: components['schemas']['Count'];
      /** @description Whether today's part can be received; 1 yes, 2 already received or used up. Absent if the server does not provide it; the mock server always sends it. */
      itemStatus?: components['schemas']['ItemStatus'];
    };
    /** @description A bought card. The player has a card while one of them has days left (spec 4). */
    OwnedLoginPay: {
      /** @description The position among the player's cards, starting at 1. */
      id: components['schemas']['Id'];
      /** @description The card as an item of appPropConfigMap; receiveLoginPay3 takes it. */
      propId: components['schemas']['PropId'];
      loginPayDataJson: components['schemas']['LoginPayData'];
    };
    /** @description The login-pay cards of the player (spec 3, Login-pay user). */
    LoginPayUser: {
      /** @description The cards that the player has bought, including used-up ones. */
      ownList: components['schemas']['OwnedLoginPay'][];
      /** @description The cards that can be bought. */
      buyPropIds: components['schemas']['PropId'][];
      /** @description Whether the player must deposit before buying a card. */
      needRecharge: boolean;
    };
    GetLoginPayUser3Ok: components['schemas']['OkEnvelope'] & components['schemas']['LoginPayUser'];
    ReceiveLoginPay3Request: components['schemas']['CommonFields'] & {
      /** @description The card. */
      propId: components['schemas']['PropId'];
    };
    ReceiveLoginPay3Ok: components['schemas']['OkEnvelope'] &
      components['schemas']['LoginPayUser'] & {
        /** @description The granted items. */
        propList: components['schemas']['RewardItems'];
      };
    /** @description The reward of a day of a sign-in board. */
    DayReward: {
      /** @description The day, starting at 1. */
      day: number;
      /** @description The items that a player gets for the day. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description The sign-up bonus board (activity 15). */
    LoginBonus3User: {
      /** @description The sign-in days list (spec 4); days already received, and -1 once the sign-up bonus is received. */
      days: number[];
      /** @description The position of today on the board, starting at 1. */
      day: number;
      /** @description Whether today's reward can be received. */
      itemStatus: components['schemas']['ItemStatus'];
      /** @description The reward of each day of the board, in order. */
      rewards: components['schemas']['DayReward'][];
    };
    LoginBonus3UserOk: components['schemas']['OkEnvelope'] & {
      loginBonus3User: components['schemas']['LoginBonus3User'];
    };
    LoginBonus3UserReceiveRequest: components['schemas']['CommonFields'] & {
      /** @description The position on the board to receive, starting at 1; only the position of today can be received. */
      day: number;
    };
    LoginBonus3UserReceiveOk: components['schemas']['OkEnvelope'] & {
      loginBonus3User: components['schemas']['LoginBonus3User'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description The seven-day sign-in board (activity 36). */
    FreeSignUser: {
      /** @description The position of today on the board, starting at 1. */
      day: number;
      itemStatus: components['schemas']['ItemStatus'];
      /** @description The reward of each of the seven days, in order. */
      rewards: components['schemas']['DayReward'][];
    };
    AppFreeSignUserOk: components['schemas']['OkEnvelope'] & {
      appFreeSignUser: components['schemas']['FreeSignUser'];
    };
    AppFreeSignUserReceiveOk: components['schemas']['OkEnvelope'] & {
      appFreeSignUser: components['schemas']['FreeSignUser'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description A step of a promotion, with its condition and its reward. */
    RewardStep: {
      /** @description The number of the step; the call that claims it takes it. */
      awardId: components['schemas']['Id'];
      /** @description The condition of the step; deposits in hundredths, days, invited friends or opened boxes, depending on the promotion. */
      target: components['schemas']['Count'];
      itemStatus: components['schemas']['ItemStatus'];
      /** @description The items that a player gets for the step. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description The accumulated-recharge state (activity 28). */
    RechargeBonusCollection6: {
      /** @description The sum of deposits since the promotion started, in hundredths. */
      totalRecharge: components['schemas']['Money'];
      /** @description The current step of the player. */
      awardId: components['schemas']['Id'];
      /** @description The state of that step. */
      itemStatus: components['schemas']['ItemStatus'];
      propReceiveList: components['schemas']['PropReceiveListJson'];
      /** @description The deposits that earn a reward, ascending. */
      steps: components['schemas']['RewardStep'][];
    };
    RechargeBonusCollection6Ok: components['schemas']['OkEnvelope'] & {
      rechargeBonusCollection6: components['schemas']['RechargeBonusCollection6'];
    };
    ReceiverRechargeBonusCollection6Request: components['schemas']['CommonFields'] & {
      /** @description The step. */
      awardId: components['schemas']['Id'];
    };
    ReceiverRechargeBonusCollection6Ok: components['schemas']['OkEnvelope'] & {
      rechargeBonusCollection6: components['schemas']['RechargeBonusCollection6'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description The continuous-recharge state (activity 43). */
    RechargeBonusCollection8: {
      /** @description The number of consecutive days with a deposit. */
      dayCount: components['schemas']['Count'];
      /** @description The current step of the player. */
      awardId: components['schemas']['Id'];
      /** @description The state of that step. */
      itemStatus: components['schemas']['ItemStatus'];
      propReceiveList: components['schemas']['PropReceiveListJson'];
      /** @description The numbers of days that earn a reward, ascending. */
      steps: components['schemas']['RewardStep'][];
      /** @description The reward after all days. */
      extra: components['schemas']['RewardStep'];
    };
    RechargeBonusCollection8Ok: components['schemas']['OkEnvelope'] & {
      rechargeBonusCollection8: components['schemas']['RechargeBonusCollection8'];
    };
    ReceiverRechargeBonusCollection8Request: components['schemas']['CommonFields'] & {
      /** @description The step. */
      awardId: components['schemas']['Id'];
    };
    ReceiverRechargeBonusCollection8Ok: components['schemas']['OkEnvelope'] & {
      rechargeBonusCollection8: components['schemas']['RechargeBonusCollection8'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    BankruptBonusOk: components['schemas']['OkEnvelope'] & {
      /** @description Whether the supply is still open to the player; false, because it is granted once a day. */
      isBankrupt: boolean;
      /** @description The coin balance after the call, in hundredths. */
      coin: components['schemas']['Money'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description The available VIP rebate for the player. */
    VipRebateUser: {
      /** @description In hundredths of a percent of the stakes. */
      rate: number;
      /** @description The amount that can be paid out, in hundredths. */
      amount: components['schemas']['Money'];
      /** @description How many times the amount must be staked before it can be withdrawn. When absent, it does not have to be staked. */
      betRate?: number;
      itemStatus: components['schemas']['ItemStatus'];
    };
    VipRebateUserOk: components['schemas']['OkEnvelope'] & {
      vipRebateUser: components['schemas']['VipRebateUser'];
    };
    VipRebateUserReceiveOk: components['schemas']['OkEnvelope'] & {
      vipRebateUser: components['schemas']['VipRebateUser'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description A round of the invite spin (activity 20). Spins add up to an amount until it reaches a target. At the end of the round an amount that was not exchanged expires, and the next round starts. */
    InviteUser: {
      /** @description The number of spins left. */
      spinCount: components['schemas']['Count'];
      /** @description The sum of the spins, in hundredths; 0 after the exchange. */
      amount: components['schemas']['Money'];
      /** @description The amount that the spins must reach before it can be exchanged, in hundredths. */
      targetAmount: components['schemas']['Money'];
      /** @description How many times the amount must be staked before it can be withdrawn. When absent, it does not have to be staked. */
      betRate?: number;
      itemStatus: components['schemas']['ItemStatus'];
      expireTime: components['schemas']['ExpireTime'];
      /** @description The fields of the wheel, in order. */
      wheel: components['schemas']['RewardItem'][];
      /** @description The chances of the fields, one entry for each field in the same order. The chance of a field is its weight divided by the sum of the weights. When absent, the chances are not stated. */
      weights?: {
        /** @description The weight for a spin that every player has. */
        free: components['schemas']['Count'];
        /** @description The weight for a spin that a friend brought. */
        friend: components['schemas']['Count'];
      }[];
      /** @description The number of friends who are still needed if each spin stops on the smallest field and each friend brings the fewest spins; 0 once the target is reached. When absent, the number is not stated. */
      friendsNeeded?: components['schemas']['Count'];
    };
    ActInviteUserOk: components['schemas']['OkEnvelope'] & {
      actInviteUser: components['schemas']['InviteUser'];
    };
    /** @description A friend who was invited, or whose spin added to the amount. */
    InviteRecord: {
      /** @description Masked by the server. */
      nickname: string;
      /** @description The amount that spins of this friend have added, in hundredths. */
      amount: components['schemas']['Money'];
      /** @description When the friend registered or qualified, in milliseconds since 1970 UTC. */
      timestamp: components['schemas']['Timestamp'];
    };
    ActInviteUserRecordOk: components['schemas']['OkEnvelope'] & {
      /** @description The rows of the page, newest first; only rows of the current round. */
      list: components['schemas']['InviteRecord'][];
      /** @description The number of rows on all pages. */
      total: components['schemas']['Count'];
    };
    /** @description The short state of the invite spin, for its badge. */
    InviteUserStatus: {
      itemStatus: components['schemas']['ItemStatus'];
      expireTime: components['schemas']['ExpireTime'];
    };
    ActInviteUserStatusOk: components['schemas']['OkEnvelope'] & {
      actInviteUserStatus: components['schemas']['InviteUserStatus'];
    };
    ActInviteUserExchangeOk: components['schemas']['OkEnvelope'] & {
      actInviteUser: components['schemas']['InviteUser'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
      /** @description The coin balance after the call, in hundredths. */
      coin: components['schemas']['Money'];
    };
    /** @description The field at which a wheel stops, starting at 0. */
    WheelIndex: number;
    ActInviteUserSpinOk: components['schemas']['OkEnvelope'] & {
      index: components['schemas']['WheelIndex'];
      actInviteUser: components['schemas']['InviteUser'];
      /** @description The amount of the field, in hundredths. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description The invite-friends state (spec 3). */
    InviteBonus1User: {
      /** @description The current step of the player, an entry of appInviteBonus1ConfigList. */
      awardId: components['schemas']['Id'];
      /** @description The number of friends whom the player invited. */
      inviteCount: components['schemas']['Count'];
      itemStatus: components['schemas']['ItemStatus'];
    };
    AppInviteBonus1UserOk: components['schemas']['OkEnvelope'] & {
      appInviteBonus1User: components['schemas']['InviteBonus1User'];
      /** @description The items that this call granted. */
      propList: components['schemas']['RewardItems'];
    };
    AppInviteBonus1UserReceiveRequest: components['schemas']['CommonFields'] & {
      /** @description The item to claim. */
      propId: components['schemas']['KnownRewardItemId'];
    };
    /** @description The income from one invited player on one day. */
    AgentIncome: {
      /** @description Masked by the server. */
      nickname: string;
      /** @description The amount, in hundredths. */
      income: components['schemas']['Money'];
      /** @description When the latest part of it was earned, in milliseconds since 1970 UTC. */
      timestamp: components['schemas']['Timestamp'];
    };
    /** @description The agent programme (activity 26). */
    AgentData: {
      /** @description The number of players whom the player invited. */
      inviteCount: components['schemas']['Count'];
      /** @description The income from invited players so far, in hundredths, paid out or not. */
      totalIncome: components['schemas']['Money'];
      /** @description The amount that agent3Exchange pays out, in hundredths. */
      availableIncome: components['schemas']['Money'];
      /** @description How many times the income must be staked before it can be withdrawn. When absent, it does not have to be staked. */
      betRate?: number;
      /** @description The latest income entries, newest first. */
      rows: components['schemas']['AgentIncome'][];
    };
    AgentDataOk: components['schemas']['OkEnvelope'] & {
      agentData: components['schemas']['AgentData'];
    };
    Agent3ExchangeOk: components['schemas']['OkEnvelope'] & {
      agentData: components['schemas']['AgentData'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
      /** @description The coin balance after the call, in hundredths. */
      coin: components['schemas']['Money'];
    };
    /** @description The agent5 programme (activity 41). */
    Agent5User: {
      /** @description The number of players whom the player invited. */
      inviteCount: components['schemas']['Count'];
      /** @description The number of qualified invited players. */
      inviteValidCount: components['schemas']['Count'];
      /** @description The amount that appAgent5UserReceive pays out, in hundredths. */
      amount: components['schemas']['Money'];
      /** @description How many times the amount must be staked before it can be withdrawn. When absent, it does not have to be staked. */
      betRate?: number;
      /** @description The state of that amount. */
      itemStatus: components['schemas']['ItemStatus'];
      /** @description Awards for numbers of valid invitations. */
      steps: components['schemas']['RewardStep'][];
    };
    AppAgent5UserOk: components['schemas']['OkEnvelope'] & {
      appAgent5User: components['schemas']['Agent5User'];
    };
    /**
     * @description The values of `Agent5LogType` that this version of the contract knows.
     * @enum {integer}
     */
    KnownAgent5LogType: 1 | 2 | 3;
    /** @description The source of an agent5 income. */
    Agent5LogType: components['schemas']['KnownAgent5LogType'] | (number & Record<never, never>);
    /** @description The income of one kind from one invited player on one day. */
    Agent5Log: {
      /** @description Masked by the server. */
      nickname: string;
      /** @description The amount, in hundredths. */
      amount: components['schemas']['Money'];
      type: components['schemas']['Agent5LogType'];
      /** @description When the latest part of it was earned, in milliseconds since 1970 UTC. */
      timestamp: components['schemas']['Timestamp'];
    };
    AppAgent5UserLogOk: components['schemas']['OkEnvelope'] & {
      /** @description The rows of the page, newest first; the server stores the latest hundred. */
      list: components['schemas']['Agent5Log'][];
      /** @description The number of rows on all pages. */
      total: components['schemas']['Count'];
    };
    AppAgent5UserReceiveOk: components['schemas']['OkEnvelope'] & {
      appAgent5User: components['schemas']['Agent5User'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    AppAgent5UserInviteValidReceiveRequest: components['schemas']['CommonFields'] & {
      /** @description The step. */
      awardId: components['schemas']['Id'];
    };
    AppAgent5UserInviteValidReceiveOk: components['schemas']['OkEnvelope'] & {
      appAgent5User: components['schemas']['Agent5User'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description The agent-count programme (activity 31); invited players earn scratch cards, draws and awards for the player. */
    Agent4Data: {
      /** @description The number of invited players who deposited enough; the steps require this number. */
      inviteCount: components['schemas']['Count'];
      /** @description The number of scratch cards left. */
      scratchCount: components['schemas']['Count'];
      /** @description The number of draws left. */
      lotteryCount: components['schemas']['Count'];
      /** @description The state of the step awardId. */
      itemStatus: components['schemas']['ItemStatus'];
      /** @description The current step of the player. */
      awardId: components['schemas']['Id'];
      /** @description The awards for numbers of qualified invited players, ascending. */
      steps: components['schemas']['RewardStep'][];
      /** @description The fields of the draw, in order. */
      prizes: components['schemas']['RewardItem'][];
    };
    Agent4DataOk: components['schemas']['OkEnvelope'] & {
      agent4Data: components['schemas']['Agent4Data'];
    };
    /** @description An invited player of the agent-count programme. */
    Agent4InviteRow: {
      /** @description Masked by the server. */
      nickname: string;
      /** @description 1 if the invited player is qualified, that is, deposited enough. */
      valid: components['schemas']['Flag'];
      /** @description When the player was invited, in milliseconds since 1970 UTC. */
      timestamp: components['schemas']['Timestamp'];
    };
    Agent4InviteRowsOk: components['schemas']['OkEnvelope'] & {
      /** @description The rows of the page, newest first. */
      rows: components['schemas']['Agent4InviteRow'][];
      /** @description The number of rows on all pages. */
      total: components['schemas']['Count'];
    };
    Agent4ScratchOk: components['schemas']['OkEnvelope'] & {
      agent4Data: components['schemas']['Agent4Data'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    Agent4LotteryOk: components['schemas']['OkEnvelope'] & {
      index: components['schemas']['WheelIndex'];
      agent4Data: components['schemas']['Agent4Data'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    Agent4AwardRequest: components['schemas']['CommonFields'] & {
      /** @description The step to claim, one of `steps`. */
      awardId: components['schemas']['Id'];
    };
    Agent4AwardOk: components['schemas']['OkEnvelope'] & {
      agent4Data: components['schemas']['Agent4Data'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description A task within a promotion. The client has the text of each task, by id. */
    ActivityTask: {
      /** @description The number of the task; the call that claims it takes it. */
      id: components['schemas']['Id'];
      /** @description The progress so far. */
      num: components['schemas']['Count'];
      /** @description The progress that completes the task. */
      target: components['schemas']['Count'];
      itemStatus: components['schemas']['ItemStatus'];
      /** @description The reward of the task. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description The tasks of an agent. */
    ProxyUser4TaskUser: {
      /** @description The tasks with their progress, in display order. */
      tasks: components['schemas']['ActivityTask'][];
    };
    AppProxyUser4TaskUserOk: components['schemas']['OkEnvelope'] & {
      appProxyUser4TaskUser: components['schemas']['ProxyUser4TaskUser'];
    };
    AppProxyUser4TaskUserShareRequest: components['schemas']['CommonFields'] & {
      /** @description An entry of `tasks` that counts shares. */
      id: components['schemas']['Id'];
    };
    AppProxyUser4TaskUserShareOk: components['schemas']['OkEnvelope'] & {
      appProxyUser4TaskUser: components['schemas']['ProxyUser4TaskUser'];
    };
    AppProxyUser4TaskUserReceiveRequest: components['schemas']['CommonFields'] & {
      /** @description The entry of `tasks` to claim. */
      id: components['schemas']['Id'];
    };
    AppProxyUser4TaskUserReceiveOk: components['schemas']['OkEnvelope'] & {
      appProxyUser4TaskUser: components['schemas']['ProxyUser4TaskUser'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description Christmas (activity 37); boxes of a tree, daily sign-in, awards and an extra reward. */
    ChristmasUser: {
      /** @description The day of the promotion, starting at 1. */
      day: number;
      /** @description The days on which the player signed in. */
      signDays: number[];
      /** @description The number of boxes that can be opened. */
      openCount: components['schemas']['Count'];
      /** @description The number of boxes opened so far. */
      opened: components['schemas']['Count'];
      /** @description The state of the step awardId. */
      itemStatus: components['schemas']['ItemStatus'];
      /** @description The current step of the player. */
      awardId: components['schemas']['Id'];
      /** @description Awards for numbers of opened boxes. */
      steps: components['schemas']['RewardStep'][];
      /** @description The reward of the sign-in of each day. */
      rewards: components['schemas']['DayReward'][];
      /** @description The extra reward for signing in on all days. */
      extra: components['schemas']['RewardStep'];
      expireTime: components['schemas']['ExpireTime'];
    };
    AppChristmasUserOk: components['schemas']['OkEnvelope'] & {
      appChristmasUser: components['schemas']['ChristmasUser'];
    };
    AppChristmasUserOpenOk: components['schemas']['OkEnvelope'] & {
      appChristmasUser: components['schemas']['ChristmasUser'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    AppChristmasUserReceiveRequest: components['schemas']['CommonFields'] & {
      /** @description The step to claim, one of `steps`. */
      awardId: components['schemas']['Id'];
    };
    AppChristmasUserReceiveOk: components['schemas']['OkEnvelope'] & {
      appChristmasUser: components['schemas']['ChristmasUser'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    AppChristmasUserExtraOk: components['schemas']['OkEnvelope'] & {
      appChristmasUser: components['schemas']['ChristmasUser'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    AppChristmasUserSignOk: components['schemas']['OkEnvelope'] & {
      appChristmasUser: components['schemas']['ChristmasUser'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description New Year (activity 38); tasks give items, items open boxes and pay for draws. */
    NewYearUser: {
      /** @description The number of items of the player, by item id 40001 (active), 40002 (box), 40003 (lottery) and 40004 (firework). */
      items: components['schemas']['RewardItems'];
      /** @description They restart every day. */
      tasks: components['schemas']['ActivityTask'][];
      /** @description The extra reward for collecting active points. Claiming does not use up the points. */
      extra: components['schemas']['RewardStep'];
      expireTime: components['schemas']['ExpireTime'];
    };
    AppNewYearUserOk: components['schemas']['OkEnvelope'] & {
      appNewYearUser: components['schemas']['NewYearUser'];
    };
    AppNewYearUserShareOk: components['schemas']['OkEnvelope'] & {
      appNewYearUser: components['schemas']['NewYearUser'];
    };
    AppNewYearUserReceiveTaskRequest: components['schemas']['CommonFields'] & {
      /** @description The entry of `tasks` to claim. */
      id: components['schemas']['Id'];
    };
    AppNewYearUserReceiveTaskOk: components['schemas']['OkEnvelope'] & {
      appNewYearUser: components['schemas']['NewYearUser'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    AppNewYearUserBoxOpenOk: components['schemas']['OkEnvelope'] & {
      appNewYearUser: components['schemas']['NewYearUser'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    AppNewYearUserExtraOk: components['schemas']['OkEnvelope'] & {
      appNewYearUser: components['schemas']['NewYearUser'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    AppNewYearUserOpenRequest: components['schemas']['CommonFields'] & {
      /** @description The item to use; 40003 or 40004. */
      propId: components['schemas']['KnownRewardItemId'];
    };
    AppNewYearUserOpenOk: components['schemas']['OkEnvelope'] & {
      appNewYearUser: components['schemas']['NewYearUser'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description A festival (activity 35); rewards staged by deposits. */
    FestivalUser: {
      /** @description The sum of deposits since the festival started, in hundredths. */
      totalRecharge: components['schemas']['Money'];
      /** @description The current step of the player. */
      awardId: components['schemas']['Id'];
      /** @description The state of that step. */
      itemStatus: components['schemas']['ItemStatus'];
      propReceiveList: components['schemas']['PropReceiveListJson'];
      /** @description The deposits that earn a reward, ascending. */
      steps: components['schemas']['RewardStep'][];
      expireTime: components['schemas']['ExpireTime'];
    };
    AppFestivalUserOk: components['schemas']['OkEnvelope'] & {
      appFestivalUser: components['schemas']['FestivalUser'];
    };
    AppFestivalUserReceiveRequest: components['schemas']['CommonFields'] & {
      /** @description The item to claim. */
      propId: components['schemas']['KnownRewardItemId'];
    };
    AppFestivalUserReceiveOk: components['schemas']['OkEnvelope'] & {
      appFestivalUser: components['schemas']['FestivalUser'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description A winner of the weekend lottery. */
    WeekendWinner: {
      /** @description Masked by the server. */
      nickname: string;
      prize: components['schemas']['RewardItem'];
      /** @description The time of the draw, in milliseconds since 1970 UTC. */
      timestamp: components['schemas']['Timestamp'];
    };
    /** @description The weekend lottery (activity 33); open on Saturday and Sunday. */
    WeekendLotteryUser: {
      /** @description The number of draws left. */
      drawCount: components['schemas']['Count'];
      /** @description 0 closed or no draw left, 1 a draw can be made, 2 all draws of this weekend made. */
      itemStatus: components['schemas']['ItemStatus'];
      /** @description The fields of the wheel, in order. */
      prizes: components['schemas']['RewardItem'][];
      /** @description The latest winners, newest first. */
      winners: components['schemas']['WeekendWinner'][];
      /** @description When the next weekend starts; in the past while the lottery is open. */
      opensAt: components['schemas']['Timestamp'];
    };
    WeekendLotteryUserOk: components['schemas']['OkEnvelope'] & {
      weekendLotteryUser: components['schemas']['WeekendLotteryUser'];
    };
    WeekendLotteryUserDrawOk: components['schemas']['OkEnvelope'] & {
      index: components['schemas']['WheelIndex'];
      weekendLotteryUser: components['schemas']['WeekendLotteryUser'];
      /** @description The granted items. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description The call did not reach a business rule. `code` repeats the HTTP status. */
    TransportError: {
      /** @description The HTTP status. */
      code: number;
      /** @description The same number as `code`. */
      errcode: number;
      /** @description Details for developers. Absent from a 401, unless the account of its token is disabled; then the name is accountDisabled. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appConfig. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppConfigRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getAfterLoginInfoWeb. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetAfterLoginInfoWebRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected accountLogin. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AccountLoginRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 101 | 102 | 1018 | 1019 | 1020 | 1043 | 1047 | 1049 | 2110 | 103;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected accountRegist. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AccountRegistRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 101 | 102 | 1018 | 1019 | 1020 | 1043 | 1047 | 1049 | 2110 | 103;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected accountRegist4. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AccountRegist4Refusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 101 | 102 | 1018 | 1019 | 1020 | 1043 | 1045 | 1047 | 1049 | 2110 | 103;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected lineLogin. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    LineLoginRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 102 | 1043 | 1047 | 1049 | 2117 | 103;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected smsSend. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    SmsSendRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2101 | 2102 | 2103 | 2104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected forgetPassword. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ForgetPasswordRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2111 | 2106 | 2120 | 2109 | 2110 | 1043 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected accountLogout. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AccountLogoutRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getAfterLoginInfo. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetAfterLoginInfoRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 1043 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected refreshData. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    RefreshDataRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected updateProfile. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    UpdateProfileRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2112 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected bindAccount. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    BindAccountRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2105 | 2106 | 2120 | 2107 | 2108 | 2109 | 2110 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected modifyPassword. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ModifyPasswordRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2121 | 1047 | 2109 | 2122 | 2110 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected agentFill. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AgentFillRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2113 | 2114 | 2115 | 2116 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appUserOther. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppUserOtherRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected updateAppUserOther. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    UpdateAppUserOtherRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2118 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected shortUrl. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ShortUrlRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2119 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected startGame. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    StartGameRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2201 | 2202 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected exitGame. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ExitGameRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2201 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected gameLike. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GameLikeRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 1004 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected actionLog. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ActionLogRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected online. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    OnlineRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appEventLogClient. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppEventLogClientRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected lobbyTips. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    LobbyTipsRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected tradeInfo. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    TradeInfoRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected anonymousTradeInfo. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AnonymousTradeInfoRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getActivityIds. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetActivityIdsRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getCustomerServices. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetCustomerServicesRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getBonusTickers. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetBonusTickersRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected receiveBonusTicker. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ReceiveBonusTickerRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2911 | 2912 | 2913 | 2914 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getLotterConfig. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetLotterConfigRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected lotteryExchange. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    LotteryExchangeRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2901 | 2902 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getTaskUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetTaskUserRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected receiveTaskAward. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ReceiveTaskAwardRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3001 | 3002 | 3003 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected hasMailUnread. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    HasMailUnreadRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getMail2. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetMail2Refusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getMailDetail. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetMailDetailRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2801 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected receiveMail. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ReceiveMailRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2801 | 2802 | 2803 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected delMail. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    DelMailRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2801 | 2804 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected recharge3. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    Recharge3Refusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2301 | 2302 | 2303 | 2304 | 2305 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected checkRechargeOrder. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    CheckRechargeOrderRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2306 | 2307 | 2308 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getRechargeRecord. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetRechargeRecordRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2306 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appRechargeBonusCollection9. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppRechargeBonusCollection9Refusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1010;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appRechargeBonusCollection9Receive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppRechargeBonusCollection9ReceiveRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1010 | 103;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected addBankInfo. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AddBankInfoRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2401 | 2402 | 2404 | 2405 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected modifyBankInfo. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ModifyBankInfoRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2401 | 2403 | 2402 | 2405 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getExchange. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetExchangeRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected exchange. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ExchangeRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2501 | 2502 | 2503 | 2504 | 2403 | 2602 | 2603 | 2604 | 2110 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getExchangeOrder. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetExchangeOrderRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getBalanceHistory. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetBalanceHistoryRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getSafebox. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetSafeboxRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected safeboxPasswordInit. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    SafeboxPasswordInitRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2601 | 2109 | 2122 | 2110 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected modifySafePassword. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ModifySafePasswordRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2602 | 2603 | 2604 | 2109 | 2122 | 2110 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected safeboxDeposit. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    SafeboxDepositRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2602 | 2605 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected safeboxWithdraw. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    SafeboxWithdrawRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2602 | 2603 | 2604 | 2605 | 2110 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected uploadKyc. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    UploadKycRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2705 | 2706 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected addKyc. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AddKycRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 2701 | 2702 | 2703 | 2704 | 2707 | 2708 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected kyc. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    KycRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected getLoginPayUser3. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    GetLoginPayUser3Refusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected receiveLoginPay3. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ReceiveLoginPay3Refusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3110 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected loginBonus3User. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    LoginBonus3UserRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected loginBonus3UserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    LoginBonus3UserReceiveRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appFreeSignUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppFreeSignUserRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appFreeSignUserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppFreeSignUserReceiveRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected rechargeBonusCollection6. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    RechargeBonusCollection6Refusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected receiverRechargeBonusCollection6. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ReceiverRechargeBonusCollection6Refusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected rechargeBonusCollection8. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    RechargeBonusCollection8Refusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected receiverRechargeBonusCollection8. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ReceiverRechargeBonusCollection8Refusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected receiverRechargeBonusCollection8Extra. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ReceiverRechargeBonusCollection8ExtraRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected bankruptBonus. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    BankruptBonusRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3109 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected vipRebateUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    VipRebateUserRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected vipRebateUserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    VipRebateUserReceiveRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected actInviteUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ActInviteUserRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected actInviteUserRecord. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ActInviteUserRecordRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected actInviteUserStatus. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ActInviteUserStatusRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected actInviteUserExchange. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ActInviteUserExchangeRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected actInviteUserSpin. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    ActInviteUserSpinRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3105 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appInviteBonus1User. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppInviteBonus1UserRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appInviteBonus1UserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppInviteBonus1UserReceiveRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected agentData. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AgentDataRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected agent3Exchange. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    Agent3ExchangeRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3107 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appAgent5User. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppAgent5UserRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appAgent5UserLog. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppAgent5UserLogRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appAgent5UserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppAgent5UserReceiveRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3107 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appAgent5UserInviteValidReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppAgent5UserInviteValidReceiveRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected agent4Data. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    Agent4DataRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected agent4InviteRows. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    Agent4InviteRowsRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected agent4Scratch. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    Agent4ScratchRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3105 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected agent4Lottery. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    Agent4LotteryRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3105 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected agent4Award. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    Agent4AwardRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appProxyUser4TaskUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppProxyUser4TaskUserRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appProxyUser4TaskUserShare. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppProxyUser4TaskUserShareRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3102 | 3108 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appProxyUser4TaskUserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppProxyUser4TaskUserReceiveRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appChristmasUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppChristmasUserRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appChristmasUserOpen. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppChristmasUserOpenRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3105 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appChristmasUserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppChristmasUserReceiveRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appChristmasUserExtra. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppChristmasUserExtraRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appChristmasUserSign. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppChristmasUserSignRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appNewYearUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppNewYearUserRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appNewYearUserShare. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppNewYearUserShareRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3108 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appNewYearUserReceiveTask. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppNewYearUserReceiveTaskRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appNewYearUserBoxOpen. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppNewYearUserBoxOpenRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3106 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appNewYearUserExtra. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppNewYearUserExtraRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appNewYearUserOpen. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppNewYearUserOpenRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3102 | 3106 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appFestivalUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppFestivalUserRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected appFestivalUserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    AppFestivalUserReceiveRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected weekendLotteryUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    WeekendLotteryUserRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected weekendLotteryUserDraw. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
    WeekendLotteryUserDrawRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      /**
       * @description The number of the refusal. Its meaning depends on the call.
       * @enum {integer}
       */
      errcode: 3101 | 3111 | 3105 | 103 | 104;
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /** @description A business rule rejected the call with an errcode that this version of the contract does not list for the call. Nothing was done. Treat the call as failed and show the general error text of the call. */
    UndeclaredRefusal: {
      /**
       * @description The response code; 200, because the call reached the business rules.
       * @enum {integer}
       */
      code: 200;
      errcode: components['schemas']['UndeclaredErrcode'];
      /** @description Details for developers. Absent if the server does not provide them. */
      error?: components['schemas']['ErrorDetail'];
    };
    /**
     * @description An errcode that the call does not list: an errcode of another call, or of a later version. Later versions use the reserved numbers of this list. The list does not change within a major version.
     * @enum {integer}
     */
    UndeclaredErrcode:
      | 101
      | 102
      | 103
      | 104
      | 105
      | 106
      | 107
      | 108
      | 109
      | 110
      | 111
      | 112
      | 113
      | 114
      | 1001
      | 1002
      | 1003
      | 1004
      | 1005
      | 1006
      | 1007
      | 1008
      | 1009
      | 1010
      | 1018
      | 1019
      | 1020
      | 1043
      | 1045
      | 1047
      | 1049
      | 1050
      | 1051
      | 1052
      | 1053
      | 1054
      | 1055
      | 1056
      | 1057
      | 1058
      | 1059
      | 2101
      | 2102
      | 2103
      | 2104
      | 2105
      | 2106
      | 2107
      | 2108
      | 2109
      | 2110
      | 2111
      | 2112
      | 2113
      | 2114
      | 2115
      | 2116
      | 2117
      | 2118
      | 2119
      | 2120
      | 2121
      | 2122
      | 2123
      | 2124
      | 2125
      | 2126
      | 2127
      | 2128
      | 2129
      | 2130
      | 2201
      | 2202
      | 2203
      | 2204
      | 2205
      | 2206
      | 2207
      | 2208
      | 2209
      | 2210
      | 2211
      | 2212
      | 2301
      | 2302
      | 2303
      | 2304
      | 2305
      | 2306
      | 2307
      | 2308
      | 2309
      | 2310
      | 2311
      | 2312
      | 2313
      | 2314
      | 2315
      | 2316
      | 2317
      | 2318
      | 2401
      | 2402
      | 2403
      | 2404
      | 2405
      | 2406
      | 2407
      | 2408
      | 2409
      | 2410
      | 2411
      | 2412
      | 2413
      | 2414
      | 2415
      | 2501
      | 2502
      | 2503
      | 2504
      | 2505
      | 2506
      | 2507
      | 2508
      | 2509
      | 2510
      | 2511
      | 2512
      | 2513
      | 2514
      | 2601
      | 2602
      | 2603
      | 2604
      | 2605
      | 2606
      | 2607
      | 2608
      | 2609
      | 2610
      | 2611
      | 2612
      | 2613
      | 2614
      | 2615
      | 2701
      | 2702
      | 2703
      | 2704
      | 2705
      | 2706
      | 2707
      | 2708
      | 2709
      | 2710
      | 2711
      | 2712
      | 2713
      | 2714
      | 2715
      | 2716
      | 2717
      | 2718
      | 2801
      | 2802
      | 2803
      | 2804
      | 2805
      | 2806
      | 2807
      | 2808
      | 2809
      | 2810
      | 2811
      | 2812
      | 2813
      | 2814
      | 2901
      | 2902
      | 2911
      | 2912
      | 2913
      | 2914
      | 2915
      | 2916
      | 2917
      | 2918
      | 2919
      | 2920
      | 2921
      | 2922
      | 2923
      | 2924
      | 3001
      | 3002
      | 3003
      | 3004
      | 3005
      | 3006
      | 3007
      | 3008
      | 3009
      | 3010
      | 3011
      | 3012
      | 3013
      | 3101
      | 3102
      | 3103
      | 3104
      | 3105
      | 3106
      | 3107
      | 3108
      | 3109
      | 3110
      | 3111
      | 3112
      | 3113
      | 3114
      | 3115
      | 3116
      | 3117
      | 3118
      | 3119
      | 3120
      | 3121;
  };
  responses: {
    /** @description The body does not match the schema of the call. Nothing was done. */
    SchemaViolation: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportError'];
      };
    };
    /** @description The token is missing, expired or revoked, or its account is disabled (`error.name` is accountDisabled). If the call has no public flag, the client ends its session. */
    Unauthenticated: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportError'];
      };
    };
    /** @description No call has this path. */
    CallUnknown: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportError'];
      };
    };
    /** @description The call was not made with POST. */
    MethodNotAllowed: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        Allow: components['headers']['Allow'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportError'];
      };
    };
    /** @description Another call with the same Idempotency-Key is still running. A later repeat gets the answer of that call. */
    RequestInProgress: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportError'];
      };
    };
    /** @description The body is larger than the server accepts. */
    BodyTooLarge: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportError'];
      };
    };
    /** @description The body is neither JSON nor, for an upload, a form. */
    MediaTypeUnsupported: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportError'];
      };
    };
    /** @description The caller made too many calls in a short time. Nothing was done. */
    RateLimited: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportError'];
      };
    };
    /** @description The server failed; the outcome of the call is unknown. */
    InternalError: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportError'];
      };
    };
    /** @description The server does not serve this call. */
    NotImplemented: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportError'];
      };
    };
    /** @description The server does not take calls at the moment; the outcome of the call is unknown. */
    Unavailable: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportError'];
      };
    };
    /** @description Any other HTTP status, for example from a gateway in front of the server. The body is not necessarily JSON. If the status is 500 or higher, the outcome of the call is unknown. */
    OtherFailure: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportError'];
      };
    };
  };
  parameters: {
    /**
     * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
     *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
     *
     *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
     *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
     *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
     *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
     *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
     *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
     *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
     *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
     *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
     *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
     *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
     *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
     *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
     *       done.
     *
     *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
     * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
     */
    IdempotencyKey: string;
    /**
     * @description The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
     * @example 1
     */
    XPublic: '1';
  };
  requestBodies: never;
  headers: {
    /**
     * @description Identifies the request in logs and in the journal of the mock server. If the request has an X-Request-Id, the answer has the same one.
     * @example req-2f
     */
    RequestId: string;
    /**
     * @description The time of the server as an HTTP date. Clients use it for the countdowns of offers. The mock server sends the time of its world.
     * @example Fri, 21 Nov 2025 07:46:40 GMT
     */
    Date: string;
    /**
     * @description The number of calls that a caller may make in one window. Absent if the server has no rate limit.
     * @example 60
     */
    RateLimitLimit: number;
    /**
     * @description The number of calls left in this window. Absent if the server has no rate limit.
     * @example 59
     */
    RateLimitRemaining: number;
    /**
     * @description Whole seconds until the window ends. Absent if the server has no rate limit.
     * @example 10
     */
    RateLimitReset: number;
    /**
     * @description The answer repeats the first answer for this Idempotency-Key, and nothing was done this time. Absent if the call was done.
     * @example true
     */
    IdempotencyReplayed: 'true';
    /**
     * @description Identifies the content of the answer. Two answers with the same tag have the same body. The server never answers 304, because every call is a POST.
     * @example "2Hq3n0pU1cZk9w8xJt4b5A"
     */
    ETag: string;
    /**
     * @description The method that the path supports.
     * @example POST
     */
    Allow: string;
    /**
     * @description Whole seconds to wait before the same call can succeed; `error.retryAfterMs` has the same time in milliseconds.
     * @example 1
     */
    RetryAfter: number;
  };
  pathItems: never;
}
export interface operations {
  appConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppConfigRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppConfigOk']
            | components['schemas']['AppConfigRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getAfterLoginInfoWeb: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GetAfterLoginInfoWebRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetAfterLoginInfoWebOk']
            | components['schemas']['GetAfterLoginInfoWebRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  accountLogin: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountLoginRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AccountLoginOk']
            | components['schemas']['AccountLoginRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  accountRegist: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountRegistRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AccountRegistOk']
            | components['schemas']['AccountRegistRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  accountRegist4: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountRegist4Request'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AccountRegist4Ok']
            | components['schemas']['AccountRegist4Refusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  lineLogin: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LineLoginRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['LineLoginOk']
            | components['schemas']['LineLoginRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  smsSend: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SmsSendRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Ok']
            | components['schemas']['SmsSendRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  forgetPassword: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ForgetPasswordRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Ok']
            | components['schemas']['ForgetPasswordRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  accountLogout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Ok']
            | components['schemas']['AccountLogoutRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getAfterLoginInfo: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
         * @example 1
         */
        'X-Public'?: components['parameters']['XPublic'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetAfterLoginInfoOk']
            | components['schemas']['GetAfterLoginInfoRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  refreshData: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
         * @example 1
         */
        'X-Public'?: components['parameters']['XPublic'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['RefreshDataOk']
            | components['schemas']['RefreshDataRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  updateProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateProfileRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['UpdateProfileOk']
            | components['schemas']['UpdateProfileRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  bindAccount: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BindAccountRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['BindAccountOk']
            | components['schemas']['BindAccountRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  modifyPassword: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ModifyPasswordRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Ok']
            | components['schemas']['ModifyPasswordRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agentFill: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentFillRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AgentFillOk']
            | components['schemas']['AgentFillRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appUserOther: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppUserOtherOk']
            | components['schemas']['AppUserOtherRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  updateAppUserOther: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateAppUserOtherRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppUserOtherOk']
            | components['schemas']['UpdateAppUserOtherRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  shortUrl: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ShortUrlRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ShortUrlOk']
            | components['schemas']['ShortUrlRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  startGame: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StartGameRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['StartGameOk']
            | components['schemas']['StartGameRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  exitGame: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
         * @example 1
         */
        'X-Public'?: components['parameters']['XPublic'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ExitGameRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ExitGameOk']
            | components['schemas']['ExitGameRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  gameLike: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLikeRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Ok']
            | components['schemas']['GameLikeRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  actionLog: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ActionLogRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Ok']
            | components['schemas']['ActionLogRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  online: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OnlineRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Ok']
            | components['schemas']['OnlineRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appEventLogClient: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppEventLogClientRequest'];
        'text/plain': string;
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Ok']
            | components['schemas']['AppEventLogClientRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  lobbyTips: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['LobbyTipsOk']
            | components['schemas']['LobbyTipsRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  tradeInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['TradeInfoOk']
            | components['schemas']['TradeInfoRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  anonymousTradeInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['TradeInfoOk']
            | components['schemas']['AnonymousTradeInfoRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getActivityIds: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
         * @example 1
         */
        'X-Public'?: components['parameters']['XPublic'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetActivityIdsOk']
            | components['schemas']['GetActivityIdsRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getCustomerServices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetCustomerServicesOk']
            | components['schemas']['GetCustomerServicesRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getBonusTickers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetBonusTickersOk']
            | components['schemas']['GetBonusTickersRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  receiveBonusTicker: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReceiveBonusTickerRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ReceiveBonusTickerOk']
            | components['schemas']['ReceiveBonusTickerRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getLotterConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetLotterConfigOk']
            | components['schemas']['GetLotterConfigRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  lotteryExchange: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LotteryExchangeRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['LotteryExchangeOk']
            | components['schemas']['LotteryExchangeRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getTaskUser: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
         * @example 1
         */
        'X-Public'?: components['parameters']['XPublic'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetTaskUserOk']
            | components['schemas']['GetTaskUserRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  receiveTaskAward: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReceiveTaskAwardRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ReceiveTaskAwardOk']
            | components['schemas']['ReceiveTaskAwardRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  hasMailUnread: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
         * @example 1
         */
        'X-Public'?: components['parameters']['XPublic'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['HasMailUnreadOk']
            | components['schemas']['HasMailUnreadRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getMail2: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PageRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetMail2Ok']
            | components['schemas']['GetMail2Refusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getMailDetail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GetMailDetailRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetMailDetailOk']
            | components['schemas']['GetMailDetailRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  receiveMail: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReceiveMailRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ReceiveMailOk']
            | components['schemas']['ReceiveMailRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  delMail: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DelMailRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Ok']
            | components['schemas']['DelMailRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  recharge3: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Recharge3Request'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Recharge3Ok']
            | components['schemas']['Recharge3Refusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  checkRechargeOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckRechargeOrderRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['CheckRechargeOrderOk']
            | components['schemas']['CheckRechargeOrderRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getRechargeRecord: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GetRechargeRecordRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetRechargeRecordOk']
            | components['schemas']['GetRechargeRecordRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appRechargeBonusCollection9: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppRechargeBonusCollection9Ok']
            | components['schemas']['AppRechargeBonusCollection9Refusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appRechargeBonusCollection9Receive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppRechargeBonusCollection9ReceiveRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppRechargeBonusCollection9Ok']
            | components['schemas']['AppRechargeBonusCollection9ReceiveRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  addBankInfo: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddBankInfoRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AddBankInfoOk']
            | components['schemas']['AddBankInfoRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  modifyBankInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ModifyBankInfoRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AddBankInfoOk']
            | components['schemas']['ModifyBankInfoRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getExchange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetExchangeOk']
            | components['schemas']['GetExchangeRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  exchange: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ExchangeRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ExchangeOk']
            | components['schemas']['ExchangeRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getExchangeOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GetExchangeOrderRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetExchangeOrderOk']
            | components['schemas']['GetExchangeOrderRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getBalanceHistory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GetBalanceHistoryRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetBalanceHistoryOk']
            | components['schemas']['GetBalanceHistoryRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getSafebox: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetSafeboxOk']
            | components['schemas']['GetSafeboxRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  safeboxPasswordInit: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SafeboxPasswordInitRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['SafeboxPasswordInitOk']
            | components['schemas']['SafeboxPasswordInitRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  modifySafePassword: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ModifySafePasswordRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Ok']
            | components['schemas']['ModifySafePasswordRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  safeboxDeposit: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SafeboxDepositRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['SafeboxTransferOk']
            | components['schemas']['SafeboxDepositRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  safeboxWithdraw: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SafeboxWithdrawRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['SafeboxTransferOk']
            | components['schemas']['SafeboxWithdrawRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  uploadKyc: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['UploadKycForm'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['UploadKycOk']
            | components['schemas']['UploadKycRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  addKyc: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddKycRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AddKycOk']
            | components['schemas']['AddKycRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  kyc: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['KycOk']
            | components['schemas']['KycRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getLoginPayUser3: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
         * @example 1
         */
        'X-Public'?: components['parameters']['XPublic'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['GetLoginPayUser3Ok']
            | components['schemas']['GetLoginPayUser3Refusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  receiveLoginPay3: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReceiveLoginPay3Request'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ReceiveLoginPay3Ok']
            | components['schemas']['ReceiveLoginPay3Refusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  loginBonus3User: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['LoginBonus3UserOk']
            | components['schemas']['LoginBonus3UserRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  loginBonus3UserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginBonus3UserReceiveRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['LoginBonus3UserReceiveOk']
            | components['schemas']['LoginBonus3UserReceiveRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appFreeSignUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppFreeSignUserOk']
            | components['schemas']['AppFreeSignUserRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appFreeSignUserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppFreeSignUserReceiveOk']
            | components['schemas']['AppFreeSignUserReceiveRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  rechargeBonusCollection6: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['RechargeBonusCollection6Ok']
            | components['schemas']['RechargeBonusCollection6Refusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  receiverRechargeBonusCollection6: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReceiverRechargeBonusCollection6Request'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ReceiverRechargeBonusCollection6Ok']
            | components['schemas']['ReceiverRechargeBonusCollection6Refusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  rechargeBonusCollection8: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['RechargeBonusCollection8Ok']
            | components['schemas']['RechargeBonusCollection8Refusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  receiverRechargeBonusCollection8: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReceiverRechargeBonusCollection8Request'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ReceiverRechargeBonusCollection8Ok']
            | components['schemas']['ReceiverRechargeBonusCollection8Refusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  receiverRechargeBonusCollection8Extra: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ReceiverRechargeBonusCollection8Ok']
            | components['schemas']['ReceiverRechargeBonusCollection8ExtraRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  bankruptBonus: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['BankruptBonusOk']
            | components['schemas']['BankruptBonusRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  vipRebateUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['VipRebateUserOk']
            | components['schemas']['VipRebateUserRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  vipRebateUserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['VipRebateUserReceiveOk']
            | components['schemas']['VipRebateUserReceiveRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  actInviteUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ActInviteUserOk']
            | components['schemas']['ActInviteUserRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  actInviteUserRecord: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PageRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ActInviteUserRecordOk']
            | components['schemas']['ActInviteUserRecordRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  actInviteUserStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ActInviteUserStatusOk']
            | components['schemas']['ActInviteUserStatusRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  actInviteUserExchange: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ActInviteUserExchangeOk']
            | components['schemas']['ActInviteUserExchangeRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  actInviteUserSpin: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ActInviteUserSpinOk']
            | components['schemas']['ActInviteUserSpinRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appInviteBonus1User: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppInviteBonus1UserOk']
            | components['schemas']['AppInviteBonus1UserRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appInviteBonus1UserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppInviteBonus1UserReceiveRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppInviteBonus1UserOk']
            | components['schemas']['AppInviteBonus1UserReceiveRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agentData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AgentDataOk']
            | components['schemas']['AgentDataRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agent3Exchange: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Agent3ExchangeOk']
            | components['schemas']['Agent3ExchangeRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appAgent5User: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppAgent5UserOk']
            | components['schemas']['AppAgent5UserRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appAgent5UserLog: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PageRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppAgent5UserLogOk']
            | components['schemas']['AppAgent5UserLogRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appAgent5UserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppAgent5UserReceiveOk']
            | components['schemas']['AppAgent5UserReceiveRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appAgent5UserInviteValidReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppAgent5UserInviteValidReceiveRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppAgent5UserInviteValidReceiveOk']
            | components['schemas']['AppAgent5UserInviteValidReceiveRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agent4Data: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Agent4DataOk']
            | components['schemas']['Agent4DataRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agent4InviteRows: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PageRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Agent4InviteRowsOk']
            | components['schemas']['Agent4InviteRowsRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agent4Scratch: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Agent4ScratchOk']
            | components['schemas']['Agent4ScratchRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agent4Lottery: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Agent4LotteryOk']
            | components['schemas']['Agent4LotteryRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agent4Award: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Agent4AwardRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Agent4AwardOk']
            | components['schemas']['Agent4AwardRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appProxyUser4TaskUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppProxyUser4TaskUserOk']
            | components['schemas']['AppProxyUser4TaskUserRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appProxyUser4TaskUserShare: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppProxyUser4TaskUserShareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppProxyUser4TaskUserShareOk']
            | components['schemas']['AppProxyUser4TaskUserShareRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appProxyUser4TaskUserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppProxyUser4TaskUserReceiveRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppProxyUser4TaskUserReceiveOk']
            | components['schemas']['AppProxyUser4TaskUserReceiveRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appChristmasUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppChristmasUserOk']
            | components['schemas']['AppChristmasUserRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appChristmasUserOpen: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppChristmasUserOpenOk']
            | components['schemas']['AppChristmasUserOpenRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appChristmasUserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppChristmasUserReceiveRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppChristmasUserReceiveOk']
            | components['schemas']['AppChristmasUserReceiveRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appChristmasUserExtra: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppChristmasUserExtraOk']
            | components['schemas']['AppChristmasUserExtraRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appChristmasUserSign: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppChristmasUserSignOk']
            | components['schemas']['AppChristmasUserSignRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appNewYearUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppNewYearUserOk']
            | components['schemas']['AppNewYearUserRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appNewYearUserShare: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppNewYearUserShareOk']
            | components['schemas']['AppNewYearUserShareRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appNewYearUserReceiveTask: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppNewYearUserReceiveTaskRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppNewYearUserReceiveTaskOk']
            | components['schemas']['AppNewYearUserReceiveTaskRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appNewYearUserBoxOpen: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppNewYearUserBoxOpenOk']
            | components['schemas']['AppNewYearUserBoxOpenRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appNewYearUserExtra: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppNewYearUserExtraOk']
            | components['schemas']['AppNewYearUserExtraRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appNewYearUserOpen: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppNewYearUserOpenRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppNewYearUserOpenOk']
            | components['schemas']['AppNewYearUserOpenRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appFestivalUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppFestivalUserOk']
            | components['schemas']['AppFestivalUserRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appFestivalUserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppFestivalUserReceiveRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['AppFestivalUserReceiveOk']
            | components['schemas']['AppFestivalUserReceiveRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  weekendLotteryUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['WeekendLotteryUserOk']
            | components['schemas']['WeekendLotteryUserRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  weekendLotteryUserDraw: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BareRequest'];
      };
    };
    responses: {
      /** @description Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['WeekendLotteryUserDrawOk']
            | components['schemas']['WeekendLotteryUserDrawRefusal']
            | components['schemas']['UndeclaredRefusal'];
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
}
