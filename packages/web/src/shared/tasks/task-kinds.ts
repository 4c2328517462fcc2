import type { Data } from '@tara/sdk';
import { formatCoins } from '@tara/sdk/rules';
import bullseye from '#assets/objects/bullseye.webp';
import calendar from '#assets/objects/calendar.webp';
import gift from '#assets/objects/wrapped-gift.webp';
import handshake from '#assets/objects/handshake.webp';
import kite from '#assets/objects/kite.webp';
import medal from '#assets/objects/medal.webp';
import party from '#assets/objects/party-popper.webp';
import phone from '#assets/objects/mobile-phone.webp';
import rocket from '#assets/objects/rocket.webp';
import star from '#assets/objects/star.webp';
import ticket from '#assets/objects/ticket.webp';
import trophy from '#assets/objects/trophy.webp';
import { formatCount } from '#lib/count.ts';
import { t } from '#messages/tasks.ts';
import { href } from '#routing/layout.ts';
import type { Task } from './tasks.ts';

/** A kind of task; the server sends only number, goal and reward. */
interface TaskKind {
  object: string;
  title: (target: number) => string;
  /** Its page; omitted if there is none. */
  way?: () => string;
  /** Whether it counts money in hundredths; otherwise pieces. */
  money?: true;
}

function toGames() {
  return href('home');
}
function toDeposit() {
  return href('wallets', { id: 'deposit' });
}
function toFollow() {
  return href('follow');
}
function toInvite() {
  return href('inviteFriends');
}
function rounds(count: number) {
  return t('tasks.rounds', { count });
}
const follow = (network: string) => () => t('tasks.follow', { network });
const share = (network: string) => () => t('tasks.share', { network });
function depositToday(target: number) {
  return t('tasks.depositToday', { amount: formatCoins(target) });
}

type TaskId = Data<'getTaskUser'>['taskList'][number]['id'];

/** The tasks by their number (spec 3). */
const kinds: Readonly<Record<TaskId, TaskKind>> = {
  1: { object: calendar, title: () => t('tasks.login') },
  2: { object: phone, title: () => t('tasks.bind'), way: () => href('bind') },
  3: { object: rocket, title: rounds, way: toGames },
  4: { object: medal, title: rounds, way: toGames },
  5: { object: trophy, title: rounds, way: toGames },
  6: { object: kite, title: follow('Facebook'), way: toFollow },
  7: { object: kite, title: follow('Telegram'), way: toFollow },
  8: { object: kite, title: follow('Instagram'), way: toFollow },
  9: { object: kite, title: follow('YouTube'), way: toFollow },
  10: { object: handshake, title: share('Facebook'), way: toInvite },
  11: { object: handshake, title: share('WhatsApp'), way: toInvite },
  12: { object: handshake, title: share('Telegram'), way: toInvite },
  13: { object: ticket, title: () => t('tasks.firstDeposit'), way: toDeposit },
  14: { object: star, title: () => t('tasks.shop'), way: () => href('points') },
  15: { object: gift, title: depositToday, way: toDeposit, money: true },
  16: { object: gift, title: depositToday, way: toDeposit, money: true },
  17: { object: party, title: () => t('tasks.shareSpin'), way: () => href('spin') },
};

/** The texts, picture and page of a task. */
export interface TaskView {
  title: string;
  object: string;
  /** Null if it has no page. */
  way: string | null;
  /** Progress and goal as text; null for a task without a count. */
  progress: string | null;
}

/** The texts of a task. An unknown task is shown too, because its reward can be claimed. */
export function taskView({ id, done, target }: Task): TaskView {
  const kind: TaskKind | undefined = kinds[id as TaskId];
  const count = (amount: number) => (kind?.money ? formatCoins(amount) : formatCount(amount));
  return {
    title: kind?.title(target) ?? t('tasks.unknown', { id }),
    object: kind?.object ?? bullseye,
    way: kind?.way?.() ?? null,
    progress: target > 1 ? t('tasks.progress', { done: count(done), target: count(target) }) : null,
  };
}
