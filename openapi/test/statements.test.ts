import { describe, expect, it } from 'vitest';
import { callsOf, catalogue, contract, examplesOf, propertiesOf, resolve } from './document.ts';
import type { Operation, Schema } from './document.ts';

/** Entities of the specification by subject: a schema, and its fields as `name:type`; `?` marks optional fields. */
const entities: Record<string, [schema: string, fields: string][]> = {
  // spec 1-09, 1-10, 1-11, 1-17, 1-32, 3-001, 3-002, 3-004, 3-005, 3-006, 3-007, 3-008, 3-010, 3-011, 3-012
  // spec 3-013, 3-014, 3-015, 3-016, 3-017, 3-020
  'the fields of a player and of the session': [
    [
      'UserInfo',
      'id:PlayerId uuid:string account:string password?:string accountType:LoginType nickname:Nickname mobile?:string avatar:integer avatarOther?:string facebookAccount?:string googleAccount?:string lineAccount?:string coin:Money lottery:Points safebox:Money totalRecharge:Money bet:Money vip:integer vipExp:integer userLevel:integer regPeriod:integer pid:PlayerId firstRecharge:Flag memberDot:Flag hasSafeboxPassword:boolean hasKyc:boolean hasUserOther:boolean',
    ],
    [
      'Session',
      'token:string appUserBank?:BankCard appUserBankList:BankCards inviteCode:string aid:string appGameDataUser:GameDataUser activityIds:SessionActivity',
    ],
    ['BankCard', 'id:Id bankId:Id bankName:string accountName:string cardNum:CardNumber'],
    ['GameDataUser', 'gameLikes:GameLikes gameHistory:GameId[]'],
    ['SessionActivity', 'activityIds:ActivityType[] activityMap:ActivityMap'],
    ['UserOther', 'realName:string email:string birthday:Birthday|string address:string'],
  ],
  // spec 1-15, 2.2-080, 2.5-27, 2.5-48, 2.5-49, 3-022, 3-023, 3-024, 3-028, 3-029, 3-032, 3-033, 3-034, 4-36
  'the fields of games and their types': [
    [
      'Game',
      'id:GameId brandId:Id typeId:GameCategory platformId:Id name:string hot:Flag hotSort:integer showType:GameShowType sort:integer status:Flag version:integer maintain:Flag maintainUntil?:Timestamp badge?:GameBadge returnToPlayer?:integer minBet?:Money maxBet?:Money volatility?:GameVolatility features?:GameFeature[] oddsUrl?:Link params:GameParams recent?:Flag like?:Flag',
    ],
    ['GameParams', 'brandMaintain:Flag'],
    ['GameType', 'id:GameCategory name:string sort:integer status:Flag'],
    ['GameBrand', 'id:Id name:string sort:integer status:boolean icon3:Link'],
    ['GamePlatform', 'id:Id sort:integer'],
  ],
  // spec 2.2-072, 2.4-05, 2.5-10, 2.5-46, 2.7-13, 2.7-15, 2.8-02, 3-030, 3-031, 3-035, 3-036, 3-037, 3-038
  // spec 3-039, 3-040, 3-041, 3-042, 3-043, 3-044, 3-045, 3-046, 3-047, 3-048, 3-049, 3-050, 3-051, 3-052
  // spec 3-053, 3-054, 3-055, 3-056, 3-057, 3-058, 3-059, 3-060, 3-094, 4-54, 5-17, 9-86
  'the fields of the site configuration': [
    [
      'WebConfig',
      'mode:SiteMode region:Region currency?:Currency registerType:LoginType otpStatus:Flag countryCode:CountryCode accountLengthMin:LengthBound accountLengthMax:LengthBound usernameLengthMin:LengthBound usernameLengthMax:LengthBound passwordLengthMin:LengthBound passwordLengthMax:LengthBound accountRule:AccountRule isDepositBank:Flag userRegisterCoin:Money gameResourceUrl:Link appGameTypeList:GameType[] appGamePlatformList:GamePlatform[] appGameBrandList:GameBrand[] appRechargeTypeMap:Map<RechargeTypeSort> appRechargeTypeList:RechargeType[] appBankList?:Bank[] appUserLevelConfigList:UserLevelConfig[] appGenericImgList:GenericImg[] appGenericImg:GenericImgSet socialMedia:JSON<SocialMediaLinks> appNoticeConfigList:Notice[] appLobbyAdConfigList:LobbyAd[] appPromotionalVideoList:HomeVideo[] appPropConfigMap:Map<PropConfig> loginPayConfig:LoginPayConfig appRechargeBonusCollection9ConfigList:FirstChargeConfig[] appInviteBonus1ConfigList:InviteBonusConfig[] actInviteConditionModelClient2List:InviteCondition[] h5:H5Block passwordKey:PasswordKey socialLogin?:SocialLoginConfig',
    ],
    ['RechargeTypeSort', 'sort:integer'],
    [
      'RechargeType',
      'id:Id iconH5:Link bankId?:Id name?:string kind?:RechargeKind minAmount?:Money maxAmount?:Money',
    ],
    ['UserLevelConfig', 'betAmount:Money'],
    ['GenericImg', 'uniqueKey:string img:Link'],
    [
      'GenericImgSet',
      'NewYear_icon?:GenericImgEntry recharge_activities_entry?:GenericImgEntry download_icon?:GenericImgEntry',
    ],
    ['GenericImgEntry', 'imgUrl:Link'],
    ['AccountRule', 'mobileStartsWith?:string'],
    ['SocialMediaLink', 'id:SocialMediaId url:Link'],
    [
      'Notice',
      'id:Id sort:integer imgUrl2:Link isH5Pop:Flag clickType:ClickType clickAction:ClickTarget title?:string content?:string timestamp?:Timestamp',
    ],
    ['LobbyAd', 'id:Id sort:integer imgUrl2:Link clickType:ClickType clickAction:ClickTarget'],
    ['HomeVideo', 'id:Id clickType:ClickType clickAction:ClickTarget coverImg:Link path:Link'],
    ['PropConfig', 'num:Count price:Money paramStr?:PropParams'],
    ['PropParams', 'limitAmount?:Money'],
    ['LoginPayConfig', 'propIds:PropId[]'],
    ['InviteCondition', 'bonusAmount:Money inviteCount?:Count'],
    ['H5Block', 'downloadType:DownloadType downloadUrl:Link url:Link'],
    ['PasswordKey', 'kid:string jwk:RsaPublicJwk nonce:string'],
    ['SocialLoginConfig', 'authorizeUrl:Link clientId:string'],
  ],
  // spec 2.3-62, 3-064
  'the fields of customer service': [['CustomerService', 'url:Link isOut:Flag nickname?:string icon?:Link']],
  // spec 2.2-073, 3-061, 3-062, 3-067, 3-069, 3-070, 3-071
  'the fields of activities, tasks and mail': [
    [
      'ActivityData',
      'activityIds:ActivityType[] activityMap:ActivityMap isBankrupt:boolean hasTurntable:boolean totalRecharge:Money loginPaying:boolean',
    ],
    ['ActivityEntry', 'sort:integer expireTime?:ExpireTime'],
    ['LoginPayUser', 'ownList:OwnedLoginPay[] buyPropIds:PropId[] needRecharge:boolean'],
    ['OwnedLoginPay', 'id:Id propId:PropId loginPayDataJson:LoginPayData'],
    ['LoginPayData', 'days:Count'],
    [
      'TaskUser',
      'achieveNum:Count achieveData:JSON<TaskProgress> taskData:JSON<TaskStates> canReceiveTaskAward:boolean taskList:Task[]',
    ],
    ['Task', 'id:TaskId target:Count propList:RewardItems'],
    ['MailRedDots', 'red0:Flag red1:Flag red2:Flag'],
    ['MailSummary', 'id:Id title:string timestamp:Timestamp read:Flag received:Flag propList:RewardItems'],
    ['Mail', 'content:string'],
  ],
  // spec 1-12, 1-13, 3-074, 3-078, 7.4-04
  'the fields of deposits and withdrawals': [
    [
      'BankDepositInfo',
      'bankName:string shortBankName:string accountName:string currency?:Currency cardNum:string amount:Money',
    ],
    [
      'QrDepositInfo',
      'orderId:OrderId qrCodeText:string currency?:Currency createTime:Timestamp expireTime?:Timestamp timeLeft?:integer',
    ],
    [
      'RechargeRecord',
      'orderId:OrderId amount:Money rechargeType:Id status:RechargeStatus createTime:Timestamp bonus?:Money appRechargeBankOwn?:BankDepositInfo appRechargeQr?:QrDepositInfo payUrl?:Link',
    ],
    [
      'ExchangeInfo',
      'minAmount:Money maxAmount:Money withdrawable:Money fee:Money remainCount:Count turnoverLeft:Money',
    ],
    [
      'ExchangeOrder',
      'orderId:OrderId amount:Money bankName:string cardNum:CardNumber status:ExchangeStatus createTime:Timestamp reason?:string',
    ],
    ['BankInfo', 'bankId:Id bankName:SingleLineText accountName:SingleLineText'],
    ['KycData', 'realName:string idNumber:string birthday:Birthday address:string fileIds:KycFileId[]'],
    ['KycState', 'kycStatus:KycStatus submitted?:KycData reason?:string'],
  ],
  // spec 3-079, 3-080, 3-083, 3-086, 3-087, 3-088, 3-093, 4-67
  'the fields of rewards and offers': [
    ['RewardItem', 'id:RewardItemId count:Count betRate?:integer'],
    ['FirstChargeConfig', 'id:Id price:Money award:AwardJson showType:FirstChargeShowType'],
    ['RechargeBonusCollection9', 'awardId:integer itemStatus:ItemStatus propReceiveList:PropReceiveListJson'],
    ['ReceivedProp', 'propId:PropId'],
    ['InviteBonusConfig', 'id:Id award:RewardItems inviteCount:Count'],
    ['InviteBonus1User', 'awardId:Id inviteCount:Count itemStatus:ItemStatus'],
    [
      'BonusTicket',
      'id:Id propId:RewardItemId count:Count betRate:integer expireTime:ExpireTime itemStatus:ItemStatus',
    ],
    ['LotterOption', 'id:Id lottery:Points propList:RewardItems'],
    ['RewardStep', 'awardId:Id target:Count itemStatus:ItemStatus propList:RewardItems'],
    ['DayReward', 'day:integer propList:RewardItems'],
    ['ActivityTask', 'id:Id num:Count target:Count itemStatus:ItemStatus propList:RewardItems'],
  ],
  // spec 3-095, 3-096, 3-097, 3-098, 3-101, 3-103
  'the fields of what a log-in and a registration send': [
    ['CommonFields', 'clientReferrer:string channel:Channel appId:AppId platform:Platform'],
    [
      'LoginPayload',
      'outUrl:Link phoneinfoJsonModel:PhoneInfo countryCode:CountryCode account:string password:EncryptedPassword',
    ],
    [
      'PhoneInfo',
      'channel:Channel appId:string os:string isBrowser:Flag version:AppVersion deviceModel:string deviceIdJsonModel:DeviceIds',
    ],
    ['DeviceIds', 'afuid:string'],
    [
      'RegisterPayload',
      'outUrl:Link phoneinfoJsonModel:PhoneInfo countryCode:CountryCode account:string password:EncryptedPassword outValue?:string aid?:string installReferrer?:string proxyId?:string fbp?:string fbc?:string ttclid?:string ttp?:string url?:string referrer?:string userAgent?:string type:0 code?:string',
    ],
  ],
  // spec 3-089, 7.1-13, 7.1-14, 7.3-02
  'the fields of big wins and of what is logged': [
    ['BigWin', 'phone:string gameId:GameId amount:Money timestamp:Timestamp'],
    ['Trade', 'phone:string type:TradeType amount:Money timestamp:Timestamp'],
    [
      'LoggedEvent',
      'eventId?:string channel:Channel appId:AppId version:AppVersion eventTime:Timestamp eventUserId:PlayerId eventName?:string eventData?:LogData',
    ],
  ],
  // spec 4-46, 7.5-02, 7.5-03, 7.5-04, 7.5-05, 7.5-06, 7.5-08, 7.5-09, 7.5-10, 7.5-14, 7.5-15, 7.5-16, 7.5-17
  // spec 7.5-18, 7.5-19, 7.5-20, 7.5-21, 7.5-22, 7.5-23, 7.5-24, 7.5-25, 7.5-26, 7.5-27, 7.5-28, 7.5-29
  // spec 7.5-30, 7.5-31, 7.5-32, 7.5-33, 7.5-34, 7.5-35, 7.5-36, 7.5-37, 7.5-38, 7.5-39, 7.5-40
  'the fields of promotions': [
    ['LoginBonus3User', 'days:integer[] day:integer itemStatus:ItemStatus rewards:DayReward[]'],
    ['FreeSignUser', 'day:integer itemStatus:ItemStatus rewards:DayReward[]'],
    [
      'RechargeBonusCollection6',
      'totalRecharge:Money awardId:Id itemStatus:ItemStatus propReceiveList:PropReceiveListJson steps:RewardStep[]',
    ],
    [
      'RechargeBonusCollection8',
      'dayCount:Count awardId:Id itemStatus:ItemStatus propReceiveList:PropReceiveListJson steps:RewardStep[] extra:RewardStep',
    ],
    ['VipRebateUser', 'rate:integer amount:Money itemStatus:ItemStatus'],
    [
      'InviteUser',
      'spinCount:Count amount:Money targetAmount:Money itemStatus:ItemStatus expireTime:ExpireTime wheel:RewardItem[]',
    ],
    ['InviteRecord', 'nickname:string amount:Money timestamp:Timestamp'],
    ['InviteUserStatus', 'itemStatus:ItemStatus expireTime:ExpireTime'],
    ['AgentData', 'inviteCount:Count totalIncome:Money availableIncome:Money rows:AgentIncome[]'],
    ['AgentIncome', 'nickname:string income:Money timestamp:Timestamp'],
    [
      'Agent5User',
      'inviteCount:Count inviteValidCount:Count amount:Money itemStatus:ItemStatus steps:RewardStep[]',
    ],
    ['Agent5Log', 'nickname:string amount:Money type:Agent5LogType timestamp:Timestamp'],
    [
      'Agent4Data',
      'inviteCount:Count scratchCount:Count lotteryCount:Count itemStatus:ItemStatus awardId:Id steps:RewardStep[] prizes:RewardItem[]',
    ],
    ['Agent4InviteRow', 'nickname:string valid:Flag timestamp:Timestamp'],
    ['ProxyUser4TaskUser', 'tasks:ActivityTask[]'],
    [
      'ChristmasUser',
      'day:integer signDays:integer[] openCount:Count opened:Count itemStatus:ItemStatus awardId:Id steps:RewardStep[] rewards:DayReward[] extra:RewardStep expireTime:ExpireTime',
    ],
    ['NewYearUser', 'items:RewardItems tasks:ActivityTask[] extra:RewardStep expireTime:ExpireTime'],
    [
      'FestivalUser',
      'totalRecharge:Money awardId:Id itemStatus:ItemStatus propReceiveList:PropReceiveListJson steps:RewardStep[] expireTime:ExpireTime',
    ],
    [
      'WeekendLotteryUser',
      'drawCount:Count itemStatus:ItemStatus prizes:RewardItem[] winners:WeekendWinner[] opensAt:Timestamp',
    ],
    ['WeekendWinner', 'nickname:string prize:RewardItem timestamp:Timestamp'],
  ],
};

/** The values of the enumerations, with their names. */
const enumerations: [name: string, values: string][] = [
  ['SiteMode', 'green green, normal normal'],
  ['Region', 'pk pk, ph ph, th th'],
  ['Platform', '0 mobile, 1 desktop'],
  ['GameCategory', '1 slots, 2 fish, 3 poker, 4 sports, 5 live, 6 games'],
  ['GameShowType', '0 normal, 1 new'],
  ['GameBadge', 'none none, hot hot, new new'],
  ['GameVolatility', 'low low, medium medium, high high'],
  ['GameFeature', 'wild wild, scatter scatter, lines20 lines20, choice choice'],
  ['LoginType', '1 phone, 2 account, 3 phoneWithoutOtp'],
  ['Flag', '0 no, 1 yes'],
  ['ClickType', '0 none, 1 activity, 2 game, 3 url'],
  ['DownloadType', '0 none, 1 banner, 2 page, 3 bannerAndPage'],
  ['FirstChargeShowType', '1 pageAndPopup, 2 popupOnly, 3 pageOnly'],
  ['ItemStatus', '0 open, 1 claimable, 2 claimed'],
  ['RechargeKind', 'bank bank, qr qr, page page'],
  [
    'SocialMediaId',
    'facebook facebook, instagram instagram, telegram telegram, whatsapp whatsapp, youtube youtube, tiktok tiktok, twitter twitter',
  ],
  [
    'ActivityType',
    '4 bind, 8 vip, 15 signUpBonus, 16 fund, 17 ladderRecharge, 20 inviteSpin, 21 followRewards, 22 redPacket, 23 freeLoginBonus, 25 notice, 26 agent, 28 accumulatedRecharge, 29 outLink, 30 supply, 31 agentCount, 33 weekendLottery, 35 festival, 36 freeSign, 37 christmas, 38 newYear, 39 firstCharge, 40 inviteFriend, 41 agent5, 42 tasks, 43 continuousRecharge',
  ],
  [
    'TaskId',
    '1 login, 2 bind, 3 playOnce, 4 playTen, 5 playFifty, 6 followFacebook, 7 followTelegram, 8 followInstagram, 9 followYoutube, 10 shareFacebook, 11 shareWhatsapp, 12 shareTelegram, 13 firstPay, 14 shop, 15 todayPaySmall, 16 todayPayLarge, 17 shareSpin',
  ],
  [
    'NamedRewardItem',
    '2001 coin, 2002 points, 4001 pointItem, 40001 newYearActive, 40002 newYearBox, 40003 newYearLottery, 40004 newYearFirework',
  ],
  ['KycStatus', '0 none, 1 pending, 2 approved, 3 rejected'],
  ['TradeType', '1 deposit, 2 withdraw'],
  ['RechargeStatus', '0 pending, 1 done, 2 failed, 3 expired'],
  ['ExchangeStatus', '0 pending, 1 paid, 2 refused'],
];

/** The types of the named values. */
const values: [name: string, type: string][] = [
  ['Money', 'integer'],
  ['Points', 'integer'],
  ['Timestamp', 'integer'],
  ['ExpireTime', 'integer'],
  ['Count', 'integer'],
  ['Id', 'integer'],
  ['GameId', 'integer'],
  ['PlayerId', 'integer'],
  ['GameListVersion', 'integer'],
  ['LengthBound', 'integer'],
  ['CountryCode', 'string'],
  ['Link', 'string'],
  ['ClickTarget', 'string'],
  ['EncryptedPassword', 'string'],
  ['SmsCode', 'string'],
  ['OrderId', 'string'],
  ['ActivityMap', 'Map<ActivityEntry>'],
  ['GameLikes', 'Map<Flag>'],
  ['AwardJson', 'JSON<RewardItems>'],
  ['PropReceiveListJson', 'JSON<ReceivedProps>'],
  ['RewardItems', 'RewardItem[]'],
  ['TaskProgress', 'Map<Count>'],
  ['TaskStates', 'Map<ItemStatus>'],
  ['ReceivedProps', 'ReceivedProp[]'],
  ['SocialMediaLinks', 'SocialMediaLink[]'],
  ['Birthday', 'string'],
  ['LogData', 'Map<string|number|boolean|null>'],
];

/** Parts of the description of a schema or of one of its fields. */
const meanings: [schema: string, field: string, words: string][] = [
  ['Money', '', 'hundredths'],
  ['Points', '', 'hundredths'],
  ['ExpireTime', '', 'milliseconds since 1970'],
  ['ExpireTime', '', '-1 means it does not'],
  ['UserInfo', 'regPeriod', 'Whole days since registration'],
  ['UserInfo', 'uuid', 'A random public identifier'],
  ['UserInfo', 'userLevel', 'index of the player’s entry in `appUserLevelConfigList`'],
  ['UserInfo', 'accountType', 'the login type of that time'],
  ['UserInfo', 'password', 'Absent or empty'],
  ['UserInfo', 'lottery', 'lottery points'],
  ['UserInfo', 'vipExp', 'experience'],
  ['UserInfo', 'pid', 'superior'],
  ['Game', '', '`gameResourceUrl` + id + `.webp`'],
  ['Game', 'badge', 'follows hot and showType'],
  ['Game', 'maintain', 'in maintenance'],
  ['GameBrand', '', 'types it belongs to follow from its games'],
  ['GameLikes', '', 'Game id to flag; 1 marks a favourite'],
  ['WebConfig', 'appRechargeTypeMap', 'Recharge type id'],
  ['WebConfig', 'isDepositBank', 'needs a bound bank card'],
  ['WebConfig', 'otpStatus', 'asks for a one-time code'],
  ['LengthBound', '', 'number of characters'],
  ['CustomerService', 'isOut', '1 opens outside the app, 0 inside'],
  ['CustomerService', 'nickname', 'leaves out names containing ‘Service’'],
  ['Notice', 'title', 'headline of the notice detail'],
  ['MailRedDots', 'red0', 'unread mail'],
  ['MailRedDots', 'red1', 'unread notice'],
  ['MailRedDots', 'red2', 'unclaimed reward'],
  ['ActivityData', 'hasTurntable', 'spin wheel is open'],
  ['ActivityData', 'loginPaying', 'running login-pay card'],
  ['ActivityMap', '', 'Activity type number'],
  ['SessionActivity', '', 'in one object of this name'],
  ['TaskUser', 'taskData', 'Key 105 means that the first recharge is done'],
  ['BankDepositInfo', '', 'spec 3 calls it vipInfo, the answer of recharge3 appRechargeBankOwn'],
  ['RechargeType', 'minAmount', 'The smallest deposit'],
  ['Recharge3Request', 'amount', 'hundredths'],
  ['Recharge3Request', 'rechargeType', 'appRechargeTypeList'],
  ['LoginPayload', 'outUrl', 'address the player entered the site by'],
  ['PhoneInfo', 'isBrowser', '1 in a browser, 0 in the native app'],
  ['EncryptedPassword', '', 'RSA-OAEP-256'],
  ['SmsSendRequest', 'type', '0 for every use'],
  ['LoginBonus3User', '', 'sign-up bonus'],
  ['AgentData', '', 'agent'],
];

/** Calls by subject: the path below /app/v1/, who calls it, the fields of its body beside the common ones, fields of its answer. */
const calls: Record<string, [path: string, who: string, body: string, answer: string][]> = {
  // spec 4-16
  'the call of logging out': [['accountLogout', 'player', '', '']],
  // spec 7.1-01, 7.1-02, 7.1-03
  'the calls of start-up': [
    [
      'anonymous/appConfig',
      'visitor',
      'gameListVersion:GameListVersion',
      'appWebConfig:WebConfig gameList?:Game[] gameListVersion:GameListVersion',
    ],
    [
      'getAfterLoginInfoWeb',
      'player',
      'gameListVersion:GameListVersion os:string version:AppVersion deviceModel:string',
      'id:PlayerId coin:Money appWebConfig:WebConfig gameList?:Game[] gameListVersion:GameListVersion',
    ],
  ],
  // spec 1-15, 1-16, 2.2-080, 6-19, 7.1-06, 7.1-07, 7.1-08, 7.1-09
  'the calls of games': [
    ['startGame', 'player', 'gameId:Id', 'gameUrl:Link'],
    ['exitGame', 'player, public', 'gameId:Id', 'coin:Money'],
    ['gameLike', 'player', 'id:Id like:Flag', ''],
  ],
  // spec 7.1-10, 7.1-11, 7.1-12
  'the calls of presence and logs': [
    ['actionLog', 'player', 'action:string page:string data?:LogData eventTime:Timestamp', ''],
    ['online', 'player', 'gameId:Id|""', ''],
    ['anonymous/appEventLogClient', 'visitor', 'eventList:LoggedEvent[]', ''],
  ],
  // spec 2.2-093, 2.7-15, 3-011, 3-095, 3-096, 3-097, 3-098, 3-103, 7.2-01, 7.2-02, 7.2-03, 7.2-04, 7.2-05
  // spec 7.2-06, 7.2-07, 7.2-08, 7.2-13
  'the calls of signing in': [
    [
      'accountLogin',
      'visitor',
      'outUrl:Link phoneinfoJsonModel:PhoneInfo countryCode:CountryCode account:string password:EncryptedPassword',
      'id:PlayerId account:string nickname:Nickname coin:Money vip:integer token:string appUserBankList:BankCards',
    ],
    [
      'accountRegist',
      'visitor',
      'outUrl:Link phoneinfoJsonModel:PhoneInfo countryCode:CountryCode account:string password:EncryptedPassword outValue?:string aid?:string installReferrer?:string proxyId?:string fbp?:string fbc?:string ttclid?:string ttp?:string url?:string referrer?:string userAgent?:string type:0 code?:string',
      'id:PlayerId account:string nickname:Nickname coin:Money vip:integer token:string appUserBankList:BankCards',
    ],
    [
      'accountRegist4',
      'visitor',
      'outUrl:Link phoneinfoJsonModel:PhoneInfo countryCode:CountryCode account:string password:EncryptedPassword outValue?:string aid?:string installReferrer?:string proxyId?:string fbp?:string fbc?:string ttclid?:string ttp?:string url?:string referrer?:string userAgent?:string type:0 code?:string code:SmsCode',
      'id:PlayerId account:string nickname:Nickname coin:Money vip:integer token:string appUserBankList:BankCards',
    ],
    [
      'lineLogin',
      'visitor',
      'state:string code:string uuid:string phoneinfoJsonModel:PhoneInfo',
      'id:PlayerId account:string nickname:Nickname coin:Money vip:integer token:string appUserBankList:BankCards',
    ],
    ['smsSend', 'visitor', 'countryCode:CountryCode mobile:MobileNumber type:integer', ''],
    [
      'forgetPassword',
      'visitor',
      'account:string countryCode:CountryCode code:SmsCode password:EncryptedPassword',
      '',
    ],
  ],
  // spec 1-22, 2.2-082, 2.2-086, 2.2-092, 2.3-45, 3-021, 7.2-23, 7.2-24, 7.2-35, 7.2-36, 7.2-43, 7.2-44
  // spec 7.2-45
  'the calls of the player’s account': [
    [
      'getAfterLoginInfo',
      'player, public',
      '',
      'id:PlayerId account:string coin:Money vip:integer appUserBank?:BankCard appUserBankList:BankCards',
    ],
    [
      'refreshData',
      'player, public',
      '',
      'coin:Money lottery:Points vip:integer vipExp:integer userLevel:integer bet:Money',
    ],
    [
      'bindAccount',
      'player',
      'mobile:MobileNumber countryCode:CountryCode code?:SmsCode password?:EncryptedPassword',
      'mobile:MobileNumber',
    ],
    ['agentFill', 'player', 'pid:Id', 'pid:PlayerId'],
    ['updateProfile', 'player', 'nickname?:string avatar?:integer', 'nickname:Nickname avatar:integer'],
    ['appUserOther', 'player', '', 'appUserOther:UserOther'],
    [
      'updateAppUserOther',
      'player',
      'realName:string email:string birthday:Birthday|string address:string',
      'appUserOther:UserOther',
    ],
    ['shortUrl', 'player', 'url:Link', 'shortUrl:Link'],
  ],
  // spec 1-23, 2.2-079, 7.2-28, 7.2-29
  'the calls of bank cards': [
    [
      'addBankInfo',
      'player',
      'bankId:Id bankName:SingleLineText accountName:SingleLineText cardNum:TypedCardNumber',
      'appUserBank:BankCard appUserBankList:BankCards',
    ],
    [
      'modifyBankInfo',
      'player',
      'bankId:Id bankName:SingleLineText accountName:SingleLineText id:Id cardNum?:TypedCardNumber',
      'appUserBank:BankCard appUserBankList:BankCards',
    ],
  ],
  // spec 1-14, 2.2-069, 2.2-091, 7.2-26, 7.2-27, 7.4-09
  'the calls of withdrawals': [
    [
      'getExchange',
      'player',
      '',
      'minAmount:Money maxAmount:Money withdrawable:Money fee:Money remainCount:Count turnoverLeft:Money',
    ],
    [
      'exchange',
      'player',
      'amount:Money bankId:Id safeboxPassword:EncryptedPassword',
      'orderId:OrderId coin:Money',
    ],
    [
      'getExchangeOrder',
      'player',
      'page:Page pageSize:PageSize status?:ExchangeStatus from?:Timestamp until?:Timestamp search?:string',
      'list:ExchangeOrder[] total:Count',
    ],
  ],
  // spec 2.2-083, 2.3-46, 7.2-37, 7.2-38, 7.2-39
  'the calls of the safebox': [
    ['getSafebox', 'player', '', 'safebox:Money hasSafeboxPassword:boolean'],
    ['safeboxPasswordInit', 'player', 'password:EncryptedPassword', 'hasSafeboxPassword:boolean'],
    ['modifySafePassword', 'player', 'oldPassword:EncryptedPassword password:EncryptedPassword', ''],
  ],
  // spec 1-24, 2.3-46, 7.2-41, 7.2-42
  'the calls of the verification': [
    ['uploadKyc', 'player', 'file:string type:KycFileType', 'fileId:KycFileId'],
    [
      'addKyc',
      'player',
      'realName:string idNumber:string birthday:Birthday address:string fileIds:KycFileId[]',
      'hasKyc:boolean kycStatus:KycStatus',
    ],
    ['kyc', 'player', '', 'kycStatus:KycStatus submitted?:KycData reason?:string'],
  ],
  // spec 1-21, 2.2-085, 2.3-45, 7.2-30, 7.2-31, 7.2-32, 7.2-33, 7.3-18
  'the calls of mail': [
    ['getMail2', 'player', 'page:Page pageSize:PageSize', 'mailList:MailSummary[] total:Count'],
    ['getMailDetail', 'player', 'id:Id', 'mail:Mail'],
    ['receiveMail', 'player', 'id:Id', 'propList:RewardItems coin:Money'],
    ['delMail', 'player', 'id:Id', ''],
    ['hasMailUnread', 'player, public', '', 'red0:Flag red1:Flag red2:Flag'],
  ],
  // spec 1-25, 7.2-47
  'the call of customer service': [
    ['getCustomerServices', 'visitor', '', 'appCustomerServiceQueue:CustomerService[]'],
  ],
  // spec 3-092, 7.3-02, 7.3-04, 7.3-05, 7.3-10
  'the calls of the lobby': [
    ['anonymous/lobbyTips', 'visitor', '', 'jackpotList:BigWin[] newYearList:BigWin[]'],
    ['tradeInfo', 'player', '', 'tradeList:Trade[]'],
    ['anonymous/tradeInfo', 'visitor', '', 'tradeList:Trade[]'],
    [
      'getActivityIds',
      'player, public',
      '',
      'activityIds:ActivityType[] activityMap:ActivityMap isBankrupt:boolean hasTurntable:boolean totalRecharge:Money loginPaying:boolean',
    ],
  ],
  // spec 1-18, 1-27, 1-28, 2.2-077, 2.2-098, 7.3-07, 7.3-08, 7.3-09
  'the calls of bonus tickets and points': [
    ['getBonusTickers', 'player', '', 'bonusTickers:BonusTicket[]'],
    ['receiveBonusTicker', 'player', 'id:Id', 'propList:RewardItems'],
    ['getLotterConfig', 'player', '', 'lotterConfigList:LotterOption[]'],
    ['lotteryExchange', 'player', 'id:Id', 'lottery:Points coin:Money propList:RewardItems'],
  ],
  // spec 1-18, 1-19, 1-41, 2.2-103, 2.3-45, 7.3-16
  'the calls of tasks': [
    [
      'getTaskUser',
      'player, public',
      '',
      'achieveNum:Count achieveData:JSON<TaskProgress> taskData:JSON<TaskStates> canReceiveTaskAward:boolean taskList:Task[]',
    ],
    [
      'receiveTaskAward',
      'player',
      'taskId:Id',
      'achieveNum:Count achieveData:JSON<TaskProgress> taskData:JSON<TaskStates> canReceiveTaskAward:boolean taskList:Task[] propList:RewardItems',
    ],
  ],
  // spec 1-12, 1-13, 2.2-091, 3-077, 7.4-04, 7.4-07, 7.4-08
  'the calls of deposits': [
    [
      'recharge3',
      'player',
      'amount:Money version:4 actType:RechargeBonusKind rechargeType:Id',
      'orderId:OrderId appRechargeBankOwn:BankDepositInfo payUrl:Link appRechargeQr:QrDepositInfo',
    ],
    ['checkRechargeOrder', 'player', 'orderId:OrderId', 'isRechargeDone:boolean'],
    [
      'getRechargeRecord',
      'player',
      'page:Page pageSize:PageSize orderId?:OrderId status?:RechargeStatus from?:Timestamp until?:Timestamp search?:string',
      'list:RechargeRecord[] total:Count',
    ],
  ],
  // spec 1-39, 2.2-113, 3-084, 4-67, 7.4-13
  'the calls of the first charge': [
    [
      'appRechargeBonusCollection9',
      'player',
      '',
      'appRechargeBonusCollection9:RechargeBonusCollection9 propList:RewardItems expireTime:ExpireTime',
    ],
    [
      'appRechargeBonusCollection9Receive',
      'player',
      'propId:KnownRewardItemId',
      'appRechargeBonusCollection9:RechargeBonusCollection9 propList:RewardItems expireTime:ExpireTime',
    ],
  ],
  // spec 1-30, 2.2-113, 7.4-16
  'the calls of the invite bonus': [
    ['appInviteBonus1User', 'player', '', 'appInviteBonus1User:InviteBonus1User propList:RewardItems'],
    [
      'appInviteBonus1UserReceive',
      'player',
      'propId:KnownRewardItemId',
      'appInviteBonus1User:InviteBonus1User propList:RewardItems',
    ],
  ],
  // spec 2.2-112, 7.3-12, 7.5-07
  'the calls of login-pay cards': [
    [
      'getLoginPayUser3',
      'player, public',
      '',
      'ownList:OwnedLoginPay[] buyPropIds:PropId[] needRecharge:boolean',
    ],
    [
      'receiveLoginPay3',
      'player',
      'propId:PropId',
      'ownList:OwnedLoginPay[] buyPropIds:PropId[] needRecharge:boolean propList:RewardItems',
    ],
  ],
  // spec 1-26, 2.2-111, 4-46, 7.5-14, 7.5-15
  'the calls of the sign-up bonus': [
    ['loginBonus3User', 'player', '', 'loginBonus3User:LoginBonus3User'],
    [
      'loginBonus3UserReceive',
      'player',
      'day:integer',
      'loginBonus3User:LoginBonus3User propList:RewardItems',
    ],
  ],
  // spec 1-36, 2.2-107
  'the calls of the free sign': [
    ['appFreeSignUser', 'player', '', 'appFreeSignUser:FreeSignUser'],
    ['appFreeSignUserReceive', 'player', '', 'appFreeSignUser:FreeSignUser propList:RewardItems'],
  ],
  // spec 1-40, 1-42, 2.2-110, 7.5-08, 7.5-09
  'the calls of accumulated recharge': [
    ['rechargeBonusCollection6', 'player', '', 'rechargeBonusCollection6:RechargeBonusCollection6'],
    [
      'receiverRechargeBonusCollection6',
      'player',
      'awardId:Id',
      'rechargeBonusCollection6:RechargeBonusCollection6 propList:RewardItems',
    ],
  ],
  // spec 1-40, 1-43, 2.2-110, 7.5-10, 7.5-12
  'the calls of continuous recharge': [
    ['rechargeBonusCollection8', 'player', '', 'rechargeBonusCollection8:RechargeBonusCollection8'],
    [
      'receiverRechargeBonusCollection8',
      'player',
      'awardId:Id',
      'rechargeBonusCollection8:RechargeBonusCollection8 propList:RewardItems',
    ],
    [
      'receiverRechargeBonusCollection8Extra',
      'player',
      '',
      'rechargeBonusCollection8:RechargeBonusCollection8 propList:RewardItems',
    ],
  ],
  // spec 1-33, 2.2-104, 7.5-13
  'the call of the supply': [
    ['bankruptBonus', 'player', '', 'isBankrupt:boolean coin:Money propList:RewardItems'],
  ],
  // spec 1-32, 2.2-102
  'the calls of the VIP rebate': [
    ['vipRebateUser', 'player', '', 'vipRebateUser:VipRebateUser'],
    ['vipRebateUserReceive', 'player', '', 'vipRebateUser:VipRebateUser propList:RewardItems'],
  ],
  // spec 1-29, 2.2-097, 7.5-02, 7.5-03, 7.5-04, 7.5-05, 7.5-06
  'the calls of the invite spin': [
    ['actInviteUser', 'player', '', 'actInviteUser:InviteUser'],
    ['actInviteUserRecord', 'player', 'page:Page pageSize:PageSize', 'list:InviteRecord[] total:Count'],
    ['actInviteUserStatus', 'player', '', 'actInviteUserStatus:InviteUserStatus'],
    ['actInviteUserExchange', 'player', '', 'actInviteUser:InviteUser propList:RewardItems coin:Money'],
    ['actInviteUserSpin', 'player', '', 'index:WheelIndex actInviteUser:InviteUser propList:RewardItems'],
  ],
  // spec 1-31, 2.2-099, 7.5-16, 7.5-17
  'the calls of the agent programme': [
    ['agentData', 'player', '', 'agentData:AgentData'],
    ['agent3Exchange', 'player', '', 'agentData:AgentData propList:RewardItems coin:Money'],
  ],
  // spec 1-31, 2.2-100, 7.5-18, 7.5-19, 7.5-20, 7.5-21, 7.5-22, 7.5-27, 7.5-28, 7.5-29
  'the calls of agent count': [
    ['agent4Data', 'player', '', 'agent4Data:Agent4Data'],
    ['agent4Scratch', 'player', '', 'agent4Data:Agent4Data propList:RewardItems'],
    ['agent4InviteRows', 'player', 'page:Page pageSize:PageSize', 'rows:Agent4InviteRow[] total:Count'],
    ['agent4Lottery', 'player', '', 'index:WheelIndex agent4Data:Agent4Data propList:RewardItems'],
    ['agent4Award', 'player', 'awardId:Id', 'agent4Data:Agent4Data propList:RewardItems'],
    ['appProxyUser4TaskUser', 'player', '', 'appProxyUser4TaskUser:ProxyUser4TaskUser'],
    ['appProxyUser4TaskUserShare', 'player', 'id:Id', 'appProxyUser4TaskUser:ProxyUser4TaskUser'],
    [
      'appProxyUser4TaskUserReceive',
      'player',
      'id:Id',
      'appProxyUser4TaskUser:ProxyUser4TaskUser propList:RewardItems',
    ],
  ],
  // spec 1-31, 2.2-101, 7.5-23, 7.5-24, 7.5-25, 7.5-26
  'the calls of agent5': [
    ['appAgent5User', 'player', '', 'appAgent5User:Agent5User'],
    ['appAgent5UserLog', 'player', 'page:Page pageSize:PageSize', 'list:Agent5Log[] total:Count'],
    ['appAgent5UserReceive', 'player', '', 'appAgent5User:Agent5User propList:RewardItems'],
    [
      'appAgent5UserInviteValidReceive',
      'player',
      'awardId:Id',
      'appAgent5User:Agent5User propList:RewardItems',
    ],
  ],
  // spec 1-37, 2.2-108, 7.5-30, 7.5-31, 7.5-32, 7.5-33, 7.5-34
  'the calls of Christmas': [
    ['appChristmasUser', 'player', '', 'appChristmasUser:ChristmasUser'],
    ['appChristmasUserOpen', 'player', '', 'appChristmasUser:ChristmasUser propList:RewardItems'],
    [
      'appChristmasUserReceive',
      'player',
      'awardId:Id',
      'appChristmasUser:ChristmasUser propList:RewardItems',
    ],
    ['appChristmasUserExtra', 'player', '', 'appChristmasUser:ChristmasUser propList:RewardItems'],
    ['appChristmasUserSign', 'player', '', 'appChristmasUser:ChristmasUser propList:RewardItems'],
  ],
  // spec 1-38, 2.2-109, 7.5-35, 7.5-36, 7.5-37, 7.5-38, 7.5-39, 7.5-40
  'the calls of New Year': [
    ['appNewYearUser', 'player', '', 'appNewYearUser:NewYearUser'],
    ['appNewYearUserShare', 'player', '', 'appNewYearUser:NewYearUser'],
    ['appNewYearUserReceiveTask', 'player', 'id:Id', 'appNewYearUser:NewYearUser propList:RewardItems'],
    ['appNewYearUserBoxOpen', 'player', '', 'appNewYearUser:NewYearUser propList:RewardItems'],
    ['appNewYearUserExtra', 'player', '', 'appNewYearUser:NewYearUser propList:RewardItems'],
    [
      'appNewYearUserOpen',
      'player',
      'propId:KnownRewardItemId',
      'appNewYearUser:NewYearUser propList:RewardItems',
    ],
  ],
  // spec 1-35, 2.2-105
  'the calls of the festival': [
    ['appFestivalUser', 'player', '', 'appFestivalUser:FestivalUser'],
    [
      'appFestivalUserReceive',
      'player',
      'propId:KnownRewardItemId',
      'appFestivalUser:FestivalUser propList:RewardItems',
    ],
  ],
  // spec 1-34, 2.2-106
  'the calls of the weekend lottery': [
    ['weekendLotteryUser', 'player', '', 'weekendLotteryUser:WeekendLotteryUser'],
    [
      'weekendLotteryUserDraw',
      'player',
      '',
      'index:WheelIndex weekendLotteryUser:WeekendLotteryUser propList:RewardItems',
    ],
  ],
};

/** Parts of the description of a value of an enumeration. */
const valueMeanings: [name: string, value: string, words: string][] = [
  ['ClickType', '1', 'Opens an activity, or a game'],
  ['ClickType', '2', 'Opens a game'],
  ['ClickType', '3', 'Opens an address'],
  ['ActivityType', '8', 'The VIP levels and their rebate'],
  ['ActivityType', '22', 'red packet'],
  ['ActivityType', '23', 'free login bonus'],
  ['DownloadType', '0', 'None'],
  ['DownloadType', '1', 'banner only'],
  ['DownloadType', '2', 'download page'],
  ['DownloadType', '3', 'Banner and download page'],
  ['FirstChargeShowType', '1', 'On the page and in the popup'],
  ['FirstChargeShowType', '2', 'In the popup only'],
  ['FirstChargeShowType', '3', 'On the page only'],
  ['SiteMode', 'green', 'agree to the terms'],
  ['SiteMode', 'normal', 'The whole site'],
  ['RechargeBonusKind', '0', 'A plain deposit'],
  ['RechargeBonusKind', '3', 'login-pay card'],
  ['RechargeBonusKind', '6', 'accumulated-recharge'],
  ['RechargeBonusKind', '8', 'continuous-recharge'],
  ['RechargeBonusKind', '9', 'first-charge offer'],
  ['RechargeKind', 'bank', 'bank transfer'],
  ['RechargeKind', 'qr', 'QR code'],
  ['RechargeKind', 'page', 'payment page'],
];

const schemas = contract.components.schemas;

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';
const schemaOf = (name: string): Schema => resolve(contract, `#/components/schemas/${name}`);

/** The short form of a type: `Money`, `Game[]`, `Map<Flag>`, `JSON<RewardItems>`, `0`. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.contentSchema) return `JSON<${typeOf(schema.contentSchema)}>`;
  const parts = schema.oneOf ?? schema.anyOf;
  if (parts) return parts.map(typeOf).join('|');
  if (schema.items) return `${typeOf(schema.items)}[]`;
  if (typeof schema.additionalProperties === 'object') return `Map<${typeOf(schema.additionalProperties)}>`;
  return [schema.type ?? []].flat().join('|');
}

/** The fields of a schema as `name:type`, those of its parts included, except of the parts left out. */
function fieldsOf(schema: Schema, without = ''): string[] {
  if (schema.$ref)
    return nameOf(schema.$ref) === without ? [] : fieldsOf(resolve(contract, schema.$ref), without);
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => `${name}${schema.required?.includes(name) ? '' : '?'}:${typeOf(property)}`,
  );
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  return [...new Set([...parts.flatMap((part) => fieldsOf(part, without)), ...own])];
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

describe.each(Object.entries(entities))('%s', (_, rows) => {
  it.each(rows)('%s', (name, fields) => {
    expect(fieldsOf(schemaOf(name))).toEqual(expect.arrayContaining(words(fields)));
  });
});

// spec 1-41, 1-44, 1-54, 2.2-103, 2.5-35, 2.5-47, 2.5-63, 2.5-64, 3-035, 3-081, 3-123, 3-155
describe('the values of an enumeration', () => {
  it.each(enumerations)('%s', (name, named) => {
    const { enum: numbers = [], 'x-enum-varnames': names = [] } = schemas[`Known${name}`] ?? schemaOf(name);
    expect(numbers.map((number, at) => `${String(number)} ${names[at]}`).join(', ')).toBe(named);
  });
});

// spec 3-008, 3-019, 3-050, 3-062, 3-071, 3-080, 3-083, 3-088, 3-100, 9-12
describe('the type of a named value', () => {
  it.each(values)('%s is %s', (name, type) => {
    expect(typeOf(schemaOf(name))).toBe(type);
  });
});

// spec 2.2-072, 2.3-62, 2.5-08, 2.5-43, 3-009, 3-010, 3-016, 3-019, 3-034, 3-035, 3-050, 3-063, 3-065, 3-068
// spec 3-072, 3-073, 3-077, 3-084, 3-085, 3-100, 3-101, 5-17, 7.2-16, 7.4-03, 9-12, 9-86
describe('the meaning of a field', () => {
  it.each(meanings)('%s %s: %s', (name, field, said) => {
    const schema = schemaOf(name);
    const { description = '' } = field === '' ? schema : (propertiesOf(contract, schema)[field] ?? {});
    expect(description.replaceAll(/['"]/g, '’')).toContain(said.replaceAll(/['"‘’]/g, '’'));
  });
});

// spec 1-54, 2.5-35, 2.5-63, 2.5-64, 3-082, 3-153, 3-154, 3-155, 4-54, 7.4-03
describe('the meaning of a value', () => {
  it.each(valueMeanings)('%s %s: %s', (name, value, said) => {
    const { enum: numbers = [], 'x-enum-descriptions': told = [] } =
      schemas[`Known${name}`] ?? schemaOf(name);
    expect(told[numbers.map(String).indexOf(value)]).toContain(said);
  });
});

/** The call of a path below /app/v1/. */
function callOf(path: string): Operation {
  const call = contract.paths[`/app/v1/${path}`]?.['post'];
  if (!call) throw new Error(`no POST /app/v1/${path}`);
  return call;
}

/** Whether a call needs a token, and whether it carries the public header flag. */
function callerOf({ security, parameters = [], 'x-public': isPublic }: Operation): string {
  const hasFlag = parameters.some(({ $ref }) => $ref === '#/components/parameters/XPublic');
  expect(hasFlag).toBe(isPublic === true);
  return `${security?.length === 0 ? 'visitor' : 'player'}${hasFlag ? ', public' : ''}`;
}

function bodyOf({ requestBody }: Operation): string[] {
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
  return fieldsOf((json ?? form)?.schema ?? {}, 'CommonFields');
}

function answerOf({ responses }: Operation): string[] {
  const { schema = {} } = responses['200']?.content?.['application/json'] ?? {};
  return fieldsOf(schema.anyOf?.[0] ?? schema);
}

describe.each(Object.entries(calls))('%s', (_, rows) => {
  it.each(rows)('POST %s', (path, who, body, answer) => {
    const call = callOf(path);
    expect(callerOf(call)).toBe(who);
    expect(bodyOf(call).toSorted()).toEqual(words(body).toSorted());
    expect(answerOf(call)).toEqual(
      expect.arrayContaining(['code:integer', 'errcode:integer', ...words(answer)]),
    );
  });
});

describe('the contract as a whole', () => {
  const { servers, security, components } = contract as typeof contract & {
    servers: { url: string }[];
    security: object[];
    components: { securitySchemes: Record<string, object> };
  };

  // spec 7-06, 7-07
  it('has the token without a scheme in the header Authorization, which visitors do not send', () => {
    expect(components.securitySchemes).toEqual({
      token: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: expect.stringMatching(/token.*without a scheme.*Visitors do not send the header/),
      },
    });
    expect(security).toEqual([{ token: [] }]);
  });

  // spec 1-01, 6-01
  it('requires a token for all calls except these', () => {
    const open = callsOf(contract).filter(({ operation }) => operation.security?.length === 0);
    expect(open.map(({ path }) => path.replace('/app/v1/', '')).toSorted()).toEqual([
      'accountLogin',
      'accountRegist',
      'accountRegist4',
      'anonymous/appConfig',
      'anonymous/appEventLogClient',
      'anonymous/lobbyTips',
      'anonymous/tradeInfo',
      'forgetPassword',
      'getCustomerServices',
      'lineLogin',
      'smsSend',
    ]);
    expect(callsOf(contract).filter(({ operation }) => (operation.security ?? security).length > 1)).toEqual(
      [],
    );
  });

  // spec 6-09, 6-10, 6-11, 6-12, 6-13, 6-14, 6-15, 6-16, 6-18
  it.each([
    'refreshData',
    'getAfterLoginInfo',
    'getTaskUser',
    'hasMailUnread',
    'getActivityIds',
    'getLoginPayUser3',
    'exitGame',
  ])('%s carries the header X-Public: 1, and needs the token', (path) => {
    expect(callerOf(callOf(path))).toBe('player, public');
    expect(callOf(path).responses).toHaveProperty('401');
    const flag = contract.components.parameters?.['XPublic'];
    expect(flag).toMatchObject({ name: 'X-Public', in: 'header', schema: { const: '1' } });
  });

  // spec 7-09
  it('answers an invalid token with HTTP 401 and the code 401 in the body', () => {
    for (const { operation } of callsOf(contract)) {
      const isOpen = operation.security?.length === 0;
      expect(operation.responses['401']?.$ref).toBe(
        isOpen ? undefined : '#/components/responses/Unauthenticated',
      );
    }
    const media = contract.components.responses['Unauthenticated']?.content?.['application/json'];
    expect(media?.example).toEqual({ code: 401, errcode: 401 });
  });

  // spec 7.3-15
  it('has no amount in the answer of the login-pay user call', () => {
    expect(answerOf(callOf('getLoginPayUser3')).toSorted()).toEqual(
      [
        'code:integer',
        'errcode:integer',
        'ownList:OwnedLoginPay[]',
        'buyPropIds:PropId[]',
        'needRecharge:boolean',
      ].toSorted(),
    );
  });

  // spec 7-11
  it('is served by the same origin or by a world of the mock server', () => {
    expect(servers.map(({ url }) => url)).toEqual(['/', '/w/{world}']);
  });

  // spec 7.1-19
  it('takes logged events as text too, which beacons send', () => {
    const { requestBody, security: needs } = callOf('anonymous/appEventLogClient');
    expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/json', 'text/plain']);
    expect(needs).toEqual([]);
  });

  // spec 9-11
  it('has examples with the referrer ph and the channel WEB', () => {
    const bodies = callsOf(contract).flatMap(({ operation }) => {
      const media = operation.requestBody?.content['application/json'];
      return media ? examplesOf(contract, media).map(([, body]) => body) : [];
    });
    expect(bodies.length).toBeGreaterThan(80);
    for (const body of bodies) expect(body).toMatchObject({ clientReferrer: 'ph', channel: 'WEB' });
  });

  // spec 1-59, 7.4-05
  it.each([
    ['exchange', '2501 kycRequired'],
    ['recharge3', '2301 rechargeChannelUnknown'],
    ['recharge3', '2302 rechargeAmountOutOfRange'],
    ['recharge3', '2303 bankCardRequired'],
    ['recharge3', '2304 rechargeBonusUnavailable'],
    ['recharge3', '2305 rechargeOrdersPending'],
  ])('%s may be refused with %s', (path, refusal) => {
    const declared = callOf(path)['x-errcodes'] ?? [];
    expect(declared.map(({ code, name }) => `${code} ${name}`)).toContain(refusal);
    expect(catalogue.map(({ code, name }) => `${code} ${name}`)).toContain(refusal);
  });
});
