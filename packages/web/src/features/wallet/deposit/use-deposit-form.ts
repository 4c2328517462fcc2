import {
  checkDepositAmount,
  FIRST_DEPOSIT_HINT_COINS,
  formatCoinsShort,
  parseAmount,
  sortedChannels,
  type Message,
} from '@tara/sdk/rules';
import { useEffect, useState } from 'react';
import { useConfig, type WebConfig } from '#api/config.ts';
import { useFirstDepositHint } from '#api/activities.ts';
import { usePlayer } from '#api/session.ts';
import { keepDraft, readDraft } from '#forms/drafts.ts';
import { useOpenOrders } from '#shared/open-orders/use-open-orders.ts';
import { useMoney } from '#ui/money/use-money.ts';
import type { Order } from './order.ts';
import { useChosenOffer, type ChosenOffer } from './use-chosen-offer.ts';

export type Channel = WebConfig['appRechargeTypeList'][number];

/** Quick amounts, in hundredths. */
const QUICK = [300_00, 500_00, 1_000_00, 2_000_00, 5_000_00, 10_000_00];
const FIRST_QUICK = 1_000_00;

/** Name of the draft of the amount. */
export const DEPOSIT_DRAFT = 'deposit';

/** The stored amount, e.g. from before the session ended. */
function getDraft(player: number): string | undefined {
  const { text } = readDraft(DEPOSIT_DRAFT, player);
  return typeof text === 'string' ? text : undefined;
}

export interface DepositForm {
  /** False until the payment methods are known. */
  ready: boolean;
  channels: readonly Channel[];
  channel: Channel | undefined;
  choose: (channel: Channel) => void;
  quick: readonly number[];
  /** As typed. */
  text: string;
  type: (text: string) => void;
  /** Hundredths; null if the text is not an amount. */
  amount: number | null;
  /** First deposit bonus in hundredths. */
  bonus: number;
  /** The chosen offer or card, and whether this amount buys it. */
  offer: (ChosenOffer & { fits: boolean }) | null;
  /** Why the amount does not fit the channel. */
  error: Message | null;
}

/**
 * Amount and channel of a deposit, and their validation (spec 2.8).
 * @param last the previous order, for the start values
 */
export function useDepositForm(last: Order | undefined): DepositForm {
  const web = useConfig()?.web;
  // An open deposit may get the bonus: it is not promised a second time.
  const { hasOpenDeposit } = useOpenOrders();
  const hint = useFirstDepositHint() && !hasOpenDeposit;
  const offer = useChosenOffer();
  const { short } = useMoney();
  const player = usePlayer()?.user.id ?? 0;
  // An order or offer sets the amount.
  const [typed, setTyped] = useState(() => (last || offer ? undefined : getDraft(player)));
  useEffect(() => {
    if (typed !== undefined) keepDraft(DEPOSIT_DRAFT, player, { text: typed });
  }, [player, typed]);
  const [picked, setPicked] = useState<number>();
  const text = typed ?? formatCoinsShort(offer?.price ?? last?.amount ?? FIRST_QUICK);
  const chosen = picked ?? last?.rechargeType;
  const channels = web ? sortedChannels(web.appRechargeTypeList, web.appRechargeTypeMap) : [];
  const channel = channels.find(({ id }) => id === chosen) ?? channels[0];
  const amount = parseAmount(text);
  const problem = channel ? checkDepositAmount(amount, channel) : null;
  const min = channel?.minAmount;
  const max = channel?.maxAmount;
  return {
    ready: web !== undefined,
    channels,
    channel,
    choose: ({ id }) => setPicked(id),
    quick: QUICK.filter((value) => value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY)),
    text,
    type: setTyped,
    amount,
    bonus: hint ? FIRST_DEPOSIT_HINT_COINS * 100 : 0,
    offer: offer ? { ...offer, fits: amount === offer.price } : null,
    error: problem && { key: `deposit.${problem}`, values: { min: short(min ?? 0), max: short(max ?? 0) } },
  };
}
