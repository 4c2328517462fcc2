import { ActivityType } from '@tara/sdk/rules';
import calendar from '#assets/objects/calendar.webp';
import clipboard from '#assets/objects/clipboard.webp';
import coin from '#assets/objects/coin.webp';
import crown from '#assets/objects/crown.webp';
import fire from '#assets/objects/fire.webp';
import gift from '#assets/objects/wrapped-gift.webp';
import handshake from '#assets/objects/handshake.webp';
import kite from '#assets/objects/kite.webp';
import lantern from '#assets/objects/lantern.webp';
import party from '#assets/objects/party-popper.webp';
import phone from '#assets/objects/mobile-phone.webp';
import rocket from '#assets/objects/rocket.webp';
import star from '#assets/objects/star.webp';
import ticket from '#assets/objects/ticket.webp';

const art: Readonly<Record<number, string>> = {
  [ActivityType.bind]: phone,
  [ActivityType.vip]: crown,
  [ActivityType.fund]: calendar,
  [ActivityType.inviteSpin]: star,
  [ActivityType.followRewards]: kite,
  [ActivityType.freeLoginBonus]: coin,
  [ActivityType.agent]: handshake,
  [ActivityType.accumulatedRecharge]: rocket,
  [ActivityType.agentCount]: handshake,
  [ActivityType.weekendLottery]: ticket,
  [ActivityType.festival]: lantern,
  [ActivityType.freeSign]: calendar,
  [ActivityType.newYear]: party,
  [ActivityType.firstCharge]: fire,
  [ActivityType.inviteFriend]: handshake,
  [ActivityType.agent5]: handshake,
  [ActivityType.tasks]: clipboard,
  [ActivityType.continuousRecharge]: rocket,
};

/** The object that stands for an activity; a parcel where it has none of its own. */
export function activityArt(type: number): string {
  return art[type] ?? gift;
}
