import bullseye from '#assets/objects/bullseye-large.webp';
import chai from '#assets/objects/chai-large.webp';
import coupon from '#assets/objects/coupon-large.webp';
import crown from '#assets/objects/crown-large.webp';
import dhol from '#assets/objects/dhol-large.webp';
import fir from '#assets/objects/fir-large.webp';
import fireworks from '#assets/objects/fireworks-large.webp';
import gift from '#assets/objects/gift-large.webp';
import gullak from '#assets/objects/gullak-large.webp';
import handshake from '#assets/objects/handshake-large.webp';
import kite from '#assets/objects/kite-large.webp';
import lantern from '#assets/objects/lantern-large.webp';
import loudspeaker from '#assets/objects/loudspeaker-large.webp';
import mela from '#assets/objects/mela-large.webp';
import star from '#assets/objects/star-large.webp';
import truck from '#assets/objects/truck-large.webp';
import type { PlainKey } from '#i18n/t.ts';
import type { Theme } from '#ui/promo-hero/theme.ts';

export interface ActivityHeroTexts {
  /** Short heading in the accent colour. */
  lead: PlainKey<'activities'>;
  /** What counts, what it gives and until when, in one or two sentences. */
  terms: PlainKey<'activities'>;
  /** Its background. */
  theme: Theme;
  /** The large object, or a group of objects. */
  picture: string;
}

/** The heroes of promotion pages by the names of their activities. */
export const heroes = {
  vip: { lead: 'activities.vipLead', terms: 'activities.vipTerms', theme: 'garnet', picture: crown },
  signUpBonus: {
    lead: 'activities.signUpLead',
    terms: 'activities.signUpTerms',
    theme: 'dawn',
    picture: kite,
  },
  fund: { lead: 'activities.fundLead', terms: 'activities.fundTerms', theme: 'oil', picture: lantern },
  inviteSpin: { lead: 'activities.spinLead', terms: 'activities.spinTerms', theme: 'night', picture: star },
  followRewards: {
    lead: 'activities.followLead',
    terms: 'activities.followTerms',
    theme: 'night',
    picture: loudspeaker,
  },
  freeLoginBonus: {
    lead: 'activities.cashBonusLead',
    terms: 'activities.cashBonusTerms',
    theme: 'rose',
    picture: coupon,
  },
  agent: { lead: 'activities.agentLead', terms: 'activities.agentTerms', theme: 'road', picture: truck },
  accumulatedRecharge: {
    lead: 'activities.accumulatedLead',
    terms: 'activities.accumulatedTerms',
    theme: 'leaf',
    picture: gullak,
  },
  supply: { lead: 'activities.supplyLead', terms: 'activities.supplyTerms', theme: 'calm', picture: chai },
  agentCount: {
    lead: 'activities.agentCountLead',
    terms: 'activities.agentCountTerms',
    theme: 'road',
    picture: truck,
  },
  weekendLottery: {
    lead: 'activities.weekendLead',
    terms: 'activities.weekendTerms',
    theme: 'sea',
    picture: mela,
  },
  festival: {
    lead: 'activities.festivalLead',
    terms: 'activities.festivalTerms',
    theme: 'mela',
    picture: dhol,
  },
  freeSign: {
    lead: 'activities.freeSignLead',
    terms: 'activities.freeSignTerms',
    theme: 'dawn',
    picture: kite,
  },
  christmas: {
    lead: 'activities.christmasLead',
    terms: 'activities.christmasTerms',
    theme: 'snow',
    picture: fir,
  },
  newYear: {
    lead: 'activities.newYearLead',
    terms: 'activities.newYearTerms',
    theme: 'midnight',
    picture: fireworks,
  },
  firstCharge: {
    lead: 'activities.firstChargeLead',
    terms: 'activities.firstChargeTerms',
    theme: 'dusk',
    picture: gift,
  },
  inviteFriend: {
    lead: 'activities.inviteFriendLead',
    terms: 'activities.inviteFriendTerms',
    theme: 'road',
    picture: truck,
  },
  agent5: {
    lead: 'activities.agent5Lead',
    terms: 'activities.agent5Terms',
    theme: 'night',
    picture: handshake,
  },
  tasks: { lead: 'activities.tasksLead', terms: 'activities.tasksTerms', theme: 'night', picture: bullseye },
  continuousRecharge: {
    lead: 'activities.continuousLead',
    terms: 'activities.continuousTerms',
    theme: 'leaf',
    picture: gullak,
  },
} satisfies Record<string, ActivityHeroTexts>;
