import * as z from 'zod';
import { GameCategory, TaskId } from '@tara/contract/constants';

/** Schemas of the seed's data files. An invalid file stops the start with the path of the wrong value. */
const id = z.int().positive();
const flag = z.literal([0, 1]);
const money = z.int().min(0);
const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
const picture = z.string().regex(/^\/(content|static)\/[\w./-]+$/);
const bank = { bankId: id, bankName: z.string() };

export const catalogueSchema = z.object({
  platforms: z.array(z.object({ id, sort: z.int() })),
  types: z.array(
    z.object({ id: z.literal(Object.values(GameCategory)), name: z.string(), sort: z.int(), status: flag }),
  ),
  brands: z.array(
    z.object({
      id,
      slug: z.string().regex(/^[a-z0-9-]+$/),
      name: z.string(),
      sort: z.int(),
      status: z.boolean(),
      maintain: flag,
      theme: z.object({ hi: colour, deep: colour, from: colour, to: colour }),
    }),
  ),
  games: z.array(
    z.object({
      id: z.int().min(1001),
      name: z.string(),
      brandId: id,
      typeId: z.literal(Object.values(GameCategory)),
      platformId: id,
      hot: flag,
      hotSort: z.int(),
      showType: flag,
      sort: z.int(),
      status: flag,
      maintain: flag,
      /** Minutes from the world's start until maintenance ends; omitted if unknown. */
      maintainUntil: z.int().positive().exactOptional(),
    }),
  ),
});

/** The target of a tap: an activity number, 10000 (tasks), a game id or a URL, as text (spec 3). */
const click = { clickType: z.literal([0, 1, 2, 3]), clickAction: z.string() };

/** Whether it promises coins; green mode hides it (spec 2.5: no rewards). */
const notInGreen = z.boolean();

export const lobbySchema = z.strictObject({
  notices: z.array(
    z.strictObject({
      id,
      sort: z.int(),
      imgUrl2: picture,
      notInGreen,
      isH5Pop: flag,
      ...click,
      daysAgo: z.int().min(0),
      title: z.string(),
      content: z.string(),
    }),
  ),
  carousel: z.array(
    z.strictObject({
      id,
      notInGreen,
      sort: z.int(),
      imgUrl2: picture,
      imgUrl2Wide: picture,
      ...click,
      kicker: z.string(),
      title: z.string(),
      text: z.string(),
      action: z.string(),
    }),
  ),
  videos: z.array(
    z.strictObject({ id, ...click, coverImg: picture, path: z.union([picture, z.literal('')]) }),
  ),
  images: z.array(z.strictObject({ uniqueKey: z.string(), img: picture })),
  fixedImages: z.strictObject({
    NewYear_icon: picture,
    recharge_activities_entry: picture,
    download_icon: picture,
  }),
  socialMedia: z.array(z.strictObject({ id: z.string(), url: z.url() })),
  customerServices: z.array(z.strictObject({ url: z.url(), isOut: flag, nickname: z.string() })),
});

const other = { phone: z.string().regex(/^\d{6,}$/), amount: money, minutesAgo: z.int().positive() };

export const walletSchema = z.strictObject({
  rechargeTypes: z.array(
    z.strictObject({
      id,
      sort: z.int(),
      /** `{bank}` stands for the name of its bank. */
      name: z.string(),
      kind: z.enum(['bank', 'qr', 'page']),
      iconH5: picture,
      /** The bank of the required card and of the receiving account; omitted if any card is accepted. */
      bankId: id.exactOptional(),
      minAmount: money,
      maxAmount: money,
      /** Only offered in green mode (spec 1: two local mobile wallets). */
      greenOnly: z.boolean(),
    }),
  ),
  banks: z.array(z.strictObject({ ...bank, shortBankName: z.string() })),
  /** Our own accounts, the recipients of bank transfers; the first for channels without a bank. */
  ownAccounts: z.array(z.strictObject({ bankId: id, accountName: z.string(), cardNum: z.string() })).min(1),
  withdrawal: z.strictObject({
    minAmount: money,
    maxAmount: money,
    /** Deducted from the payout; the amount that leaves the balance is always the requested one. */
    fee: money,
    /** Maximum of withdrawals per player and day. */
    perDay: z.int().positive(),
    /** Business days by amount, rising; the last step has no limit (spec 1, terms). */
    processing: z.array(z.strictObject({ upTo: money.exactOptional(), days: z.int().min(0) })).min(1),
    /** The bank refuses account numbers with this ending, so that tests can provoke a refused withdrawal. */
    refusedCardEnding: z.string().regex(/^\d{2,}$/),
    /** The default reason that a player sees. */
    refusedReason: z.string().min(1),
  }),
  /** Other players' deposits (1) and withdrawals (2) before the world's start. */
  trades: z.array(z.strictObject({ ...other, type: z.literal([1, 2]) })),
});

/** A reward item in the data files. */
export const rewardSchema = z.strictObject({
  id,
  count: z.int().positive(),
  betRate: z.int().min(0).exactOptional(),
});

const win = z.strictObject({ ...other, gameId: id });

export const rewardsSchema = z.strictObject({
  vipLevels: z.array(
    z.strictObject({
      level: z.int().min(0),
      betAmount: money,
      rebateRate: z.int(),
      propList: z.array(rewardSchema),
    }),
  ),
  props: z.record(
    z.string().regex(/^\d+$/),
    z.strictObject({
      num: z.int().min(0),
      price: money,
      paramStr: z.strictObject({ limitAmount: money }).exactOptional(),
    }),
  ),
  loginPayPropIds: z.array(id),
  firstCharge: z.array(
    z.strictObject({ id, price: money, award: z.array(rewardSchema), showType: z.literal([1, 2, 3]) }),
  ),
  inviteBonus: z.array(z.strictObject({ id, award: z.array(rewardSchema), inviteCount: z.int().positive() })),
  inviteConditions: z.array(z.strictObject({ bonusAmount: money, inviteCount: z.int().positive() })),
  tickers: z.array(
    z.strictObject({
      id,
      propId: id,
      count: z.int().positive(),
      betRate: z.int().min(0),
      /** Days after the registration on which it lapses. */
      daysLeft: z.int().positive(),
      /** Days after the registration from which it can be received; omitted for immediately. */
      readyAfterDays: z.int().positive().exactOptional(),
    }),
  ),
  bigWins: z.array(win),
  newYearWins: z.array(win),
  tasks: z.array(
    z.strictObject({
      id: z.literal(Object.values(TaskId)),
      title: z.string(),
      /** The action that advances it; see `countTaskAction`. */
      taskAction: z.string(),
      target: z.int().positive(),
      daily: z.literal(true).exactOptional(),
      propList: z.array(rewardSchema),
    }),
  ),
});

export const peopleSchema = z.strictObject({
  demo: z.strictObject({
    account: z.string(),
    nickname: z.string(),
    avatar: z.int().min(0).max(9),
    passwordHash: z.string(),
    coin: money,
    lottery: money,
    bet: money,
    totalRecharge: money,
    likes: z.array(id),
    history: z.array(id),
    cards: z.array(z.strictObject({ id, ...bank, accountName: z.string(), cardNum: z.string() })),
  }),
  /** The invited players of the demo player, in the scenarios that have some. */
  friends: z.array(
    z.strictObject({
      account: z.string(),
      nickname: z.string(),
      avatar: z.int().min(0).max(9),
      deposits: z.array(money),
      stakes: z.array(money),
    }),
  ),
  /** The identities on the authorization page of the social login. */
  socialIdentities: z
    .array(z.strictObject({ id: z.string().regex(/^[a-z0-9]{1,12}$/), name: z.string(), picture }))
    .min(1),
});
