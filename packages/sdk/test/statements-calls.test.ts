import { describe, expect, it } from 'vitest';
import type { Path } from '../src/index.ts';
import { exampleOf, operations, type Operation } from './every-call.ts';
import { COMMON, createSignedInSdk } from './fixtures.ts';
import { contract } from './mock.ts';

/** Calls by subject: the path below /app/v1/, a body, and fields of the contract's own example. */
const calls: Record<string, [path: string, body: object, answer: object][]> = {
  'the call of logging out': [['accountLogout', {}, {}]],
  // spec 7.1-01, 7.1-02, 7.1-03
  'the calls of start-up': [
    [
      'anonymous/appConfig',
      { gameListVersion: 0 },
      { gameListVersion: 7, appWebConfig: { mode: 'normal', registerType: 2 } },
    ],
    [
      'getAfterLoginInfoWeb',
      { gameListVersion: 7, os: 'Android', version: '1.0.28', deviceModel: 'Pixel 7' },
      { id: 100001, account: 'demoplayer', coin: 100000, gameListVersion: 7 },
    ],
  ],
  // spec 1-15, 2.2-080, 7.1-06, 7.1-07, 7.1-08, 7.1-09
  'the calls of games': [
    ['startGame', { gameId: 1001 }, { gameUrl: '/__games/play?gameId=1001&launch=9b1c2f0d4e' }],
    ['exitGame', { gameId: 1001 }, { coin: 98750 }],
    ['gameLike', { id: 1001, like: 1 }, {}],
  ],
  // spec 7.1-10, 7.1-20
  'the calls of presence and logs': [
    [
      'actionLog',
      { action: 'page_view', page: '/lobby/home', data: { tab: 0 }, eventTime: 1763712000000 },
      {},
    ],
    ['online', { gameId: 1001 }, {}],
    [
      'anonymous/appEventLogClient',
      {
        eventList: [
          {
            channel: 'WEB',
            appId: 'tara-demo',
            version: '1.0.28',
            eventTime: 1763712000000,
            eventUserId: 0,
            eventName: 'page_view',
            eventData: { page: '/lobby/home' },
          },
        ],
      },
      {},
    ],
  ],
  // spec 2.2-093, 7.2-02, 7.2-04, 7.2-06, 7.2-08, 7.2-14, 7.2-15, 7.2-16, 7.2-25, 7.2-46, 8-15
  'the calls of signing in': [
    [
      'accountLogin',
      {
        outUrl: 'https://tara.example/',
        phoneinfoJsonModel: {
          channel: 'WEB',
          appId: 'tara-demo',
          os: 'Android',
          isBrowser: 1,
          version: '1.0.28',
          deviceModel: 'Pixel 7',
          deviceIdJsonModel: { afuid: '' },
        },
        countryCode: '92',
        account: 'demoplayer',
        password: 'dev1.ciphertext',
      },
      {
        id: 100001,
        account: 'demoplayer',
        nickname: 'Demo Player',
        coin: 100000,
        vip: 0,
        token: 'tk_3f9a1c77d0b54e2a9c18e6b2',
        inviteCode: 'TARA7Q',
      },
    ],
    [
      'accountRegist',
      {
        outUrl: 'https://tara.example/?outValue=TARA7Q&install_referrer=h5',
        phoneinfoJsonModel: {
          channel: 'WEB',
          appId: 'tara-demo',
          os: 'iOS',
          isBrowser: 1,
          version: '1.0.28',
          deviceModel: 'iPhone',
          deviceIdJsonModel: { afuid: '' },
        },
        countryCode: '92',
        account: 'moonlight7',
        password: 'dev1.ciphertext',
        type: 0,
        code: '',
        outValue: 'TARA7Q',
        installReferrer: 'h5',
      },
      {
        id: 100001,
        account: 'demoplayer',
        nickname: 'Demo Player',
        coin: 100000,
        vip: 0,
        token: 'tk_3f9a1c77d0b54e2a9c18e6b2',
        inviteCode: 'TARA7Q',
      },
    ],
    [
      'accountRegist4',
      {
        outUrl: 'https://tara.example/',
        phoneinfoJsonModel: {
          channel: 'WEB',
          appId: 'tara-demo',
          os: 'Android',
          isBrowser: 1,
          version: '1.0.28',
          deviceModel: 'Galaxy A24',
          deviceIdJsonModel: { afuid: '' },
        },
        countryCode: '92',
        account: '3001234567',
        password: 'dev1.ciphertext',
        type: 0,
        code: '123456',
      },
      {
        id: 100001,
        account: 'demoplayer',
        nickname: 'Demo Player',
        coin: 100000,
        vip: 0,
        token: 'tk_3f9a1c77d0b54e2a9c18e6b2',
        inviteCode: 'TARA7Q',
      },
    ],
    [
      'lineLogin',
      {
        state: '5b1f0c9e7a2d',
        code: 'auth-4f8c21',
        uuid: '0c7f2d1e-9a54-4c1b-8d3e-2b6a7f90c1d2',
        phoneinfoJsonModel: {
          channel: 'WEB',
          appId: 'tara-demo',
          os: 'Android',
          isBrowser: 1,
          version: '1.0.28',
          deviceModel: 'Pixel 7',
          deviceIdJsonModel: { afuid: '' },
        },
      },
      {
        id: 100001,
        account: 'demoplayer',
        nickname: 'Demo Player',
        coin: 100000,
        vip: 0,
        token: 'tk_3f9a1c77d0b54e2a9c18e6b2',
        inviteCode: 'TARA7Q',
      },
    ],
    ['smsSend', { countryCode: '92', mobile: '3001234567', type: 0 }, {}],
    [
      'forgetPassword',
      { account: '3001234567', countryCode: '92', code: '123456', password: 'dev1.ciphertext' },
      {},
    ],
  ],
  // spec 1-22, 2.2-082, 2.2-086, 2.2-092, 2.3-45, 3-021, 7.2-20, 7.2-22, 7.2-23, 7.2-24, 7.2-35, 7.2-36
  // spec 7.2-43, 7.2-44, 7.2-45, 7.2-46, 7.4-11
  'the calls of the player’s account': [
    [
      'getAfterLoginInfo',
      {},
      {
        id: 100001,
        account: 'demoplayer',
        nickname: 'Demo Player',
        coin: 150000,
        vip: 1,
        appUserBankList: [],
      },
    ],
    ['refreshData', {}, { coin: 100000, lottery: 2500, vip: 0, vipExp: 0, userLevel: 0, bet: 0 }],
    ['bindAccount', { mobile: '3001234567', countryCode: '92', code: '123456' }, { mobile: '3001234567' }],
    ['agentFill', { pid: 100002 }, { pid: 100002 }],
    ['updateProfile', { nickname: 'Moonlight', avatar: 4 }, { nickname: 'Moonlight', avatar: 4 }],
    ['appUserOther', {}, { appUserOther: { realName: '', email: '', birthday: '', address: '' } }],
    [
      'updateAppUserOther',
      {
        realName: 'Amina Khan',
        email: 'amina@mail.example',
        birthday: '1994-03-21',
        address: 'House 7, Sitara Road',
      },
      {
        appUserOther: {
          realName: 'Amina Khan',
          email: 'amina@mail.example',
          birthday: '1994-03-21',
          address: 'House 7, Sitara Road',
        },
      },
    ],
    [
      'shortUrl',
      { url: 'https://tara.example/?outValue=TARA7Q&install_referrer=h5&aid=&share_referrer=8' },
      { shortUrl: 'https://tara.example/s/Q7K2' },
    ],
  ],
  // spec 1-23, 2.2-079, 7.2-28, 7.2-29, 7.2-46
  'the calls of bank cards': [
    [
      'addBankInfo',
      { bankId: 3, bankName: 'Bank of Sitara', accountName: 'Demo Player', cardNum: '4000123412344821' },
      {
        appUserBank: {
          id: 1,
          bankId: 3,
          bankName: 'Bank of Sitara',
          accountName: 'Demo Player',
          cardNum: '************4821',
        },
        appUserBankList: [
          {
            id: 1,
            bankId: 3,
            bankName: 'Bank of Sitara',
            accountName: 'Demo Player',
            cardNum: '************4821',
          },
        ],
      },
    ],
    [
      'modifyBankInfo',
      {
        id: 1,
        bankId: 3,
        bankName: 'Bank of Sitara',
        accountName: 'Demo Player',
        cardNum: '4000123412347710',
      },
      {
        appUserBank: {
          id: 1,
          bankId: 3,
          bankName: 'Bank of Sitara',
          accountName: 'Demo Player',
          cardNum: '************7710',
        },
        appUserBankList: [
          {
            id: 1,
            bankId: 3,
            bankName: 'Bank of Sitara',
            accountName: 'Demo Player',
            cardNum: '************7710',
          },
        ],
      },
    ],
  ],
  // spec 1-14, 2.2-069, 2.2-091, 7.2-26, 7.2-27, 7.4-09
  'the calls of withdrawals': [
    [
      'getExchange',
      {},
      {
        minAmount: 20000,
        maxAmount: 5000000,
        withdrawable: 80000,
        fee: 0,
        remainCount: 3,
        turnoverLeft: 20000,
      },
    ],
    [
      'exchange',
      { amount: 50000, bankId: 3, safeboxPassword: 'dev1.ciphertext' },
      { orderId: 'E20251121000004', coin: 50000 },
    ],
    [
      'getExchangeOrder',
      { page: 1, pageSize: 20 },
      {
        list: [
          {
            orderId: 'E20251121000004',
            amount: 50000,
            bankName: 'Bank of Sitara',
            cardNum: '************4821',
            status: 0,
            createTime: 1763712000000,
          },
        ],
        total: 1,
      },
    ],
  ],
  // spec 2.2-083, 2.3-46, 7.2-37, 7.2-38, 7.2-39
  'the calls of the safebox': [
    ['getSafebox', {}, { safebox: 0, hasSafeboxPassword: false }],
    ['safeboxPasswordInit', { password: 'dev1.ciphertext' }, { hasSafeboxPassword: true }],
    ['modifySafePassword', { oldPassword: 'dev1.ciphertext', password: 'dev1.ciphertext' }, {}],
  ],
  // spec 1-24, 2.3-46, 7.2-41, 7.2-42
  'the calls of the verification': [
    [
      'addKyc',
      {
        realName: 'Amina Khan',
        idNumber: '35202-1234567-8',
        birthday: '1994-03-21',
        address: 'House 7, Sitara Road',
        fileIds: ['f-3a91c7e0'],
      },
      { hasKyc: false, kycStatus: 1 },
    ],
    [
      'kyc',
      {},
      {
        kycStatus: 1,
        submitted: {
          realName: 'Amina Khan',
          idNumber: '35202-1234567-8',
          birthday: '1994-03-21',
          address: 'House 7, Sitara Road',
        },
      },
    ],
  ],
  // spec 1-21, 2.2-085, 2.3-45, 7.2-30, 7.2-31, 7.2-32, 7.2-33, 7.2-34, 7.2-46, 7.3-18
  'the calls of mail': [
    [
      'getMail2',
      { page: 1, pageSize: 20 },
      {
        mailList: [
          { id: 12, title: 'Welcome to Tara Slots', timestamp: 1763683200000, read: 0, received: 0 },
        ],
        total: 1,
      },
    ],
    [
      'getMailDetail',
      { id: 12 },
      {
        mail: {
          id: 12,
          title: 'Welcome to Tara Slots',
          timestamp: 1763683200000,
          read: 1,
          received: 0,
          content: 'Good to have you here. A small gift is attached.',
        },
      },
    ],
    ['receiveMail', { id: 12 }, { propList: [{ id: 4001, count: 20 }], coin: 100000 }],
    ['delMail', { id: 12 }, {}],
    ['hasMailUnread', {}, { red0: 1, red1: 0, red2: 1 }],
  ],
  // spec 7.2-47, 7.2-48
  'the call of customer service': [['getCustomerServices', {}, {}]],
  // spec 7.1-20, 7.3-01, 7.3-02, 7.3-05, 7.3-06, 7.3-10, 7.3-11
  'the calls of the lobby': [
    [
      'anonymous/lobbyTips',
      {},
      {
        jackpotList: [{ phone: '300*****67', gameId: 1001, amount: 1250000, timestamp: 1763711940000 }],
        newYearList: [],
      },
    ],
    [
      'tradeInfo',
      {},
      { tradeList: [{ phone: '301*****12', type: 1, amount: 200000, timestamp: 1763711900000 }] },
    ],
    [
      'anonymous/tradeInfo',
      {},
      { tradeList: [{ phone: '302*****45', type: 2, amount: 350000, timestamp: 1763711800000 }] },
    ],
    [
      'getActivityIds',
      {},
      {
        activityIds: [15, 39, 42],
        activityMap: { '15': { sort: 1 }, '39': { sort: 2, expireTime: 1767225600000 }, '42': { sort: 3 } },
        isBankrupt: false,
        hasTurntable: true,
        totalRecharge: 0,
        loginPaying: false,
      },
    ],
  ],
  // spec 1-18, 1-27, 1-28, 2.2-077, 2.2-098, 7.1-20, 7.3-07, 7.3-08, 7.3-09
  'the calls of bonus tickets and points': [
    [
      'getBonusTickers',
      {},
      {
        bonusTickers: [
          { id: 31, propId: 2001, count: 1000, betRate: 1, expireTime: 1763769600000, itemStatus: 1 },
        ],
      },
    ],
    ['receiveBonusTicker', { id: 31 }, { propList: [{ id: 2001, count: 1000, betRate: 1 }] }],
    ['getLotterConfig', {}, { lotterConfigList: [{ id: 1, lottery: 100000 }] }],
    [
      'lotteryExchange',
      { id: 1 },
      { lottery: 2500, coin: 105000, propList: [{ id: 2001, count: 5000, betRate: 1 }] },
    ],
  ],
  // spec 1-18, 1-19, 1-41, 2.2-075, 2.2-103, 2.3-45, 7.3-16, 7.3-17
  'the calls of tasks': [
    [
      'getTaskUser',
      {},
      {
        achieveNum: 2,
        achieveData: '{"1":1,"3":1,"4":6}',
        taskData: '{"1":2,"3":1,"4":0,"105":0}',
        canReceiveTaskAward: true,
      },
    ],
    [
      'receiveTaskAward',
      { taskId: 4 },
      {
        achieveNum: 3,
        achieveData: '{"1":1,"3":1,"4":10}',
        taskData: '{"1":2,"3":2,"4":2,"105":0}',
        canReceiveTaskAward: false,
        propList: [{ id: 2001, count: 1000, betRate: 1 }],
      },
    ],
  ],
  // spec 2.2-091, 4-81, 7.4-01, 7.4-06, 7.4-07, 7.4-08
  'the calls of deposits': [
    [
      'recharge3',
      { amount: 50000, version: 4, actType: 0, rechargeType: 2 },
      {
        orderId: 'R20251121000017',
        appRechargeQr: {
          orderId: 'R20251121000017',
          qrCodeText: 'http://127.0.0.1:4010/__pay/R20251121000017',
          createTime: 1763712000000,
          expireTime: 1763712600000,
          timeLeft: 600000,
        },
      },
    ],
    ['checkRechargeOrder', { orderId: 'R20251121000017' }, { isRechargeDone: true }],
    [
      'getRechargeRecord',
      { page: 1, pageSize: 20 },
      {
        list: [
          {
            orderId: 'R20251121000017',
            amount: 50000,
            rechargeType: 2,
            status: 1,
            createTime: 1763712000000,
            bonus: 30000,
          },
        ],
        total: 1,
      },
    ],
  ],
  // spec 1-39, 2.2-113, 7.4-12, 7.4-13, 7.4-14
  'the calls of the first charge': [
    [
      'appRechargeBonusCollection9',
      {},
      {
        appRechargeBonusCollection9: { awardId: 0, itemStatus: 0, propReceiveList: '[]' },
        propList: [],
        expireTime: 1767225600000,
      },
    ],
    [
      'appRechargeBonusCollection9Receive',
      { propId: 2001 },
      {
        appRechargeBonusCollection9: { awardId: 1, itemStatus: 1, propReceiveList: '[{"propId":2001}]' },
        propList: [{ id: 2001, count: 30000, betRate: 3 }],
        expireTime: -1,
      },
    ],
  ],
  // spec 1-30, 2.2-113, 7.4-15, 7.4-16, 7.4-17, 7.5-41
  'the calls of the invite bonus': [
    [
      'appInviteBonus1User',
      {},
      { appInviteBonus1User: { awardId: 1, inviteCount: 1, itemStatus: 1 }, propList: [] },
    ],
    [
      'appInviteBonus1UserReceive',
      { propId: 2001 },
      {
        appInviteBonus1User: { awardId: 1, inviteCount: 1, itemStatus: 2 },
        propList: [{ id: 2001, count: 5000, betRate: 3 }],
      },
    ],
  ],
  // spec 2.2-112, 7.3-12, 7.3-14, 7.5-01, 7.5-07
  'the calls of login-pay cards': [
    ['getLoginPayUser3', {}, { ownList: [{ id: 1, propId: 501 }], buyPropIds: [502], needRecharge: false }],
    [
      'receiveLoginPay3',
      { propId: 501 },
      {
        ownList: [{ id: 1, propId: 501 }],
        buyPropIds: [502],
        needRecharge: false,
        propList: [{ id: 2001, count: 4000, betRate: 1 }],
      },
    ],
  ],
  // spec 1-26, 2.2-111, 4-46, 7.5-01, 7.5-14, 7.5-15
  'the calls of the sign-up bonus': [
    ['loginBonus3User', {}, { loginBonus3User: { day: 2, itemStatus: 1 } }],
    [
      'loginBonus3UserReceive',
      { day: 2 },
      { loginBonus3User: { day: 2, itemStatus: 2 }, propList: [{ id: 2001, count: 1500, betRate: 1 }] },
    ],
  ],
  // spec 1-36, 2.2-107
  'the calls of the free sign': [
    ['appFreeSignUser', {}, { appFreeSignUser: { day: 3, itemStatus: 1 } }],
    [
      'appFreeSignUserReceive',
      {},
      { appFreeSignUser: { day: 3, itemStatus: 2 }, propList: [{ id: 4001, count: 10 }] },
    ],
  ],
  // spec 1-40, 1-42, 2.2-110, 7.5-01, 7.5-08, 7.5-09
  'the calls of accumulated recharge': [
    [
      'rechargeBonusCollection6',
      {},
      {
        rechargeBonusCollection6: { totalRecharge: 60000, awardId: 1, itemStatus: 1, propReceiveList: '[]' },
      },
    ],
    [
      'receiverRechargeBonusCollection6',
      { awardId: 1 },
      {
        rechargeBonusCollection6: {
          totalRecharge: 60000,
          awardId: 2,
          itemStatus: 0,
          propReceiveList: '[{"propId":2001}]',
        },
        propList: [{ id: 2001, count: 1500, betRate: 1 }],
      },
    ],
  ],
  // spec 1-40, 1-43, 2.2-110, 7.5-01, 7.5-10, 7.5-11, 7.5-12
  'the calls of continuous recharge': [
    [
      'rechargeBonusCollection8',
      {},
      { rechargeBonusCollection8: { dayCount: 1, awardId: 1, itemStatus: 1, propReceiveList: '[]' } },
    ],
    [
      'receiverRechargeBonusCollection8',
      { awardId: 1 },
      {
        rechargeBonusCollection8: {
          dayCount: 1,
          awardId: 2,
          itemStatus: 0,
          propReceiveList: '[{"propId":2001}]',
        },
        propList: [{ id: 2001, count: 1000, betRate: 1 }],
      },
    ],
    [
      'receiverRechargeBonusCollection8Extra',
      {},
      {
        rechargeBonusCollection8: {
          dayCount: 7,
          awardId: 7,
          itemStatus: 2,
          propReceiveList: '[{"propId":2001}]',
        },
        propList: [{ id: 2001, count: 20000, betRate: 1 }],
      },
    ],
  ],
  // spec 1-33, 2.2-104, 7.5-01, 7.5-13
  'the call of the supply': [
    [
      'bankruptBonus',
      {},
      { isBankrupt: false, coin: 2000, propList: [{ id: 2001, count: 2000, betRate: 1 }] },
    ],
  ],
  // spec 1-32, 2.2-102
  'the calls of the VIP rebate': [
    ['vipRebateUser', {}, { vipRebateUser: { rate: 20, amount: 2400, itemStatus: 1 } }],
    [
      'vipRebateUserReceive',
      {},
      {
        vipRebateUser: { rate: 20, amount: 0, itemStatus: 2 },
        propList: [{ id: 2001, count: 2400, betRate: 1 }],
      },
    ],
  ],
  // spec 1-29, 2.2-097, 7.5-01, 7.5-02, 7.5-03, 7.5-04, 7.5-05, 7.5-06
  'the calls of the invite spin': [
    [
      'actInviteUser',
      {},
      {
        actInviteUser: {
          spinCount: 2,
          amount: 48250,
          targetAmount: 50000,
          itemStatus: 0,
          expireTime: 1764000000000,
        },
      },
    ],
    [
      'actInviteUserRecord',
      { page: 1, pageSize: 20 },
      { list: [{ nickname: 'Ay***an', amount: 250, timestamp: 1763711000000 }], total: 1 },
    ],
    ['actInviteUserStatus', {}, { actInviteUserStatus: { itemStatus: 0, expireTime: 1764000000000 } }],
    [
      'actInviteUserExchange',
      {},
      {
        actInviteUser: {
          spinCount: 0,
          amount: 0,
          targetAmount: 50000,
          itemStatus: 2,
          expireTime: 1764000000000,
        },
        propList: [{ id: 2001, count: 50000, betRate: 1 }],
        coin: 150000,
      },
    ],
    [
      'actInviteUserSpin',
      {},
      {
        index: 1,
        actInviteUser: {
          spinCount: 1,
          amount: 50250,
          targetAmount: 50000,
          itemStatus: 1,
          expireTime: 1764000000000,
        },
        propList: [{ id: 2001, count: 2000 }],
      },
    ],
  ],
  // spec 1-31, 2.2-099, 7.5-01, 7.5-16, 7.5-17
  'the calls of the agent programme': [
    ['agentData', {}, { agentData: { inviteCount: 4, totalIncome: 12500, availableIncome: 500 } }],
    [
      'agent3Exchange',
      {},
      {
        agentData: { inviteCount: 4, totalIncome: 12500, availableIncome: 0 },
        propList: [{ id: 2001, count: 500, betRate: 1 }],
        coin: 100500,
      },
    ],
  ],
  // spec 1-31, 2.2-100, 7.5-01, 7.5-18, 7.5-19, 7.5-20, 7.5-21, 7.5-22, 7.5-27, 7.5-28, 7.5-29
  'the calls of agent count': [
    [
      'agent4Data',
      {},
      { agent4Data: { inviteCount: 3, scratchCount: 1, lotteryCount: 1, itemStatus: 1, awardId: 1 } },
    ],
    [
      'agent4Scratch',
      {},
      {
        agent4Data: { inviteCount: 3, scratchCount: 0, lotteryCount: 1, itemStatus: 1, awardId: 1 },
        propList: [{ id: 2001, count: 500, betRate: 1 }],
      },
    ],
    [
      'agent4InviteRows',
      { page: 1, pageSize: 20 },
      { rows: [{ nickname: 'Bi***al', valid: 1, timestamp: 1763711000000 }], total: 1 },
    ],
    [
      'agent4Lottery',
      {},
      {
        index: 0,
        agent4Data: { inviteCount: 3, scratchCount: 0, lotteryCount: 0, itemStatus: 1, awardId: 1 },
        propList: [{ id: 2001, count: 500, betRate: 1 }],
      },
    ],
    [
      'agent4Award',
      { awardId: 1 },
      {
        agent4Data: { inviteCount: 3, scratchCount: 0, lotteryCount: 0, itemStatus: 2, awardId: 1 },
        propList: [{ id: 2001, count: 500, betRate: 1 }],
      },
    ],
    ['appProxyUser4TaskUser', {}, { appProxyUser4TaskUser: {} }],
    ['appProxyUser4TaskUserShare', { id: 1 }, { appProxyUser4TaskUser: {} }],
    [
      'appProxyUser4TaskUserReceive',
      { id: 1 },
      { appProxyUser4TaskUser: {}, propList: [{ id: 2001, count: 500, betRate: 1 }] },
    ],
  ],
  // spec 1-31, 2.2-101, 7.5-01, 7.5-23, 7.5-24, 7.5-25, 7.5-26
  'the calls of agent5': [
    [
      'appAgent5User',
      {},
      { appAgent5User: { inviteCount: 5, inviteValidCount: 2, amount: 500, itemStatus: 1 } },
    ],
    [
      'appAgent5UserLog',
      { page: 1, pageSize: 20 },
      { list: [{ nickname: 'Bi***al', amount: 500, type: 1, timestamp: 1763711000000 }], total: 1 },
    ],
    [
      'appAgent5UserReceive',
      {},
      {
        appAgent5User: { inviteCount: 5, inviteValidCount: 2, amount: 0, itemStatus: 2 },
        propList: [{ id: 2001, count: 500, betRate: 1 }],
      },
    ],
    [
      'appAgent5UserInviteValidReceive',
      { awardId: 1 },
      {
        appAgent5User: { inviteCount: 5, inviteValidCount: 2, amount: 0, itemStatus: 2 },
        propList: [{ id: 2001, count: 500, betRate: 1 }],
      },
    ],
  ],
  // spec 1-37, 2.2-108, 7.5-01, 7.5-30, 7.5-31, 7.5-32, 7.5-33, 7.5-34
  'the calls of Christmas': [
    [
      'appChristmasUser',
      {},
      {
        appChristmasUser: {
          day: 2,
          signDays: [1],
          openCount: 2,
          opened: 1,
          itemStatus: 0,
          awardId: 1,
          expireTime: 1766966400000,
        },
      },
    ],
    [
      'appChristmasUserOpen',
      {},
      {
        appChristmasUser: {
          day: 2,
          openCount: 1,
          opened: 2,
          itemStatus: 0,
          awardId: 1,
          expireTime: 1766966400000,
        },
        propList: [{ id: 2001, count: 500, betRate: 1 }],
      },
    ],
    [
      'appChristmasUserReceive',
      { awardId: 1 },
      {
        appChristmasUser: {
          day: 2,
          openCount: 0,
          opened: 3,
          itemStatus: 2,
          awardId: 1,
          expireTime: 1766966400000,
        },
        propList: [{ id: 2001, count: 500, betRate: 1 }],
      },
    ],
    [
      'appChristmasUserExtra',
      {},
      {
        appChristmasUser: {
          day: 2,
          openCount: 0,
          opened: 3,
          itemStatus: 2,
          awardId: 1,
          expireTime: 1766966400000,
        },
        propList: [{ id: 2001, count: 500, betRate: 1 }],
      },
    ],
    [
      'appChristmasUserSign',
      {},
      {
        appChristmasUser: {
          day: 2,
          openCount: 3,
          opened: 1,
          itemStatus: 0,
          awardId: 1,
          expireTime: 1766966400000,
        },
        propList: [{ id: 2001, count: 500, betRate: 1 }],
      },
    ],
  ],
  // spec 1-38, 2.2-109, 7.5-01, 7.5-35, 7.5-36, 7.5-37, 7.5-38, 7.5-39, 7.5-40
  'the calls of New Year': [
    ['appNewYearUser', {}, { appNewYearUser: { expireTime: 1768262400000 } }],
    ['appNewYearUserShare', {}, { appNewYearUser: { expireTime: 1768262400000 } }],
    [
      'appNewYearUserReceiveTask',
      { id: 1 },
      { appNewYearUser: { expireTime: 1768262400000 }, propList: [{ id: 2001, count: 500, betRate: 1 }] },
    ],
    [
      'appNewYearUserBoxOpen',
      {},
      { appNewYearUser: { expireTime: 1768262400000 }, propList: [{ id: 2001, count: 500, betRate: 1 }] },
    ],
    [
      'appNewYearUserExtra',
      {},
      { appNewYearUser: { expireTime: 1768262400000 }, propList: [{ id: 2001, count: 500, betRate: 1 }] },
    ],
    [
      'appNewYearUserOpen',
      { propId: 40003 },
      { appNewYearUser: { expireTime: 1768262400000 }, propList: [{ id: 2001, count: 500, betRate: 1 }] },
    ],
  ],
  // spec 1-35, 2.2-105
  'the calls of the festival': [
    [
      'appFestivalUser',
      {},
      {
        appFestivalUser: {
          totalRecharge: 60000,
          awardId: 1,
          itemStatus: 1,
          propReceiveList: '[]',
          expireTime: 1764547200000,
        },
      },
    ],
    [
      'appFestivalUserReceive',
      { propId: 2001 },
      {
        appFestivalUser: {
          totalRecharge: 60000,
          awardId: 1,
          itemStatus: 2,
          propReceiveList: '[{"propId":2001}]',
          expireTime: 1764547200000,
        },
        propList: [{ id: 2001, count: 500, betRate: 1 }],
      },
    ],
  ],
  // spec 1-34, 2.2-106
  'the calls of the weekend lottery': [
    [
      'weekendLotteryUser',
      {},
      { weekendLotteryUser: { drawCount: 1, itemStatus: 1, opensAt: 1763769600000 } },
    ],
    [
      'weekendLotteryUserDraw',
      {},
      {
        index: 0,
        weekendLotteryUser: { drawCount: 0, itemStatus: 2, opensAt: 1763769600000 },
        propList: [{ id: 2001, count: 500, betRate: 1 }],
      },
    ],
  ],
};

const pathOf = (path: string) => `/app/v1/${path}` as Path;

/** Calls that a visitor makes, and calls with the public header flag. */
const FOR_VISITORS = new Set([
  'accountLogin',
  'accountRegist',
  'accountRegist4',
  'lineLogin',
  'smsSend',
  'forgetPassword',
  'getCustomerServices',
]);
const WITH_PUBLIC_FLAG = new Set([
  'refreshData',
  'getAfterLoginInfo',
  'getTaskUser',
  'hasMailUnread',
  'getActivityIds',
  'getLoginPayUser3',
  'exitGame',
]);

interface Example {
  $ref?: string;
  value?: Record<string, unknown>;
}
const { examples: shared = {} } = contract<{ components: { examples?: Record<string, Example> } }>()
  .components;

/** The first example of a successful answer. */
function exampleAnswer(post: Operation): Record<string, unknown> {
  const { responses } = post as unknown as {
    responses: Record<string, { content: Record<string, { examples: Record<string, Example> }> }>;
  };
  const [first] = Object.values(responses['200']?.content['application/json']?.examples ?? {});
  const named = first?.$ref === undefined ? first : shared[first.$ref.split('/').at(-1) ?? ''];
  if (named?.value === undefined) throw new Error(`${post.operationId} has no example`);
  return named.value;
}

describe.each(Object.entries(calls))('%s', (_, rows) => {
  it.each(rows)('%s', async (name, body, answer) => {
    const operation = operations.find(({ path }) => path === pathOf(name));
    if (!operation) throw new Error(`no call ${name}`);
    const example = exampleAnswer(operation.post);
    expect(Object.keys(exampleOf(operation.post))).toEqual(expect.arrayContaining(Object.keys(body)));
    const { sdk, server } = await createSignedInSdk();
    server.on(name, example);
    const post = sdk.post as unknown as (path: string, body: object) => Promise<object>;
    const answered = await post(pathOf(name), body);
    expect(answered).toEqual(example);
    expect(answered).toMatchObject(answer);
    const [sent] = server.of(name);
    expect(sent?.url).toBe(`https://api.test/app/v1/${name}`);
    expect(sent?.body).toEqual({ ...COMMON, ...body });
    const isForVisitors = name.startsWith('anonymous/') || FOR_VISITORS.has(name);
    expect(sent?.headers.get('authorization')).toBe(isForVisitors ? null : 'tok-1');
    expect(sent?.headers.get('x-public')).toBe(WITH_PUBLIC_FLAG.has(name) ? '1' : null);
  });
});
