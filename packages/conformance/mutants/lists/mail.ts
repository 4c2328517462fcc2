import { defineMutants, mutate } from '../mutant.ts';

export const mailMutants = defineMutants('mail', 'mail', {
  'src/domain/rewards/rewards.ts': {
    'coins-one-hundredth-less, off-by-one-hundredth: grants a hundredth less than a reward has': () =>
      mutate('grantItem').replaceCode(
        "{ currency: 'coin', amount: item.count, ...origin }",
        "{ currency: 'coin', amount: item.count - 1, ...origin }",
      ),
    'points-one-hundredth-more, off-by-one-hundredth: grants a hundredth of a point more than a reward has':
      () =>
        mutate('grantItem').replaceCode(
          "{ currency: 'points', amount: item.count, ...origin }",
          "{ currency: 'points', amount: item.count + 1, ...origin }",
        ),
    'reward-needs-no-stakes, lost-transition: asks for no stakes for the coins of a reward': () =>
      mutate('grantItem').dropAssignment('draft.turnoverLeft'),
  },
  'src/domain/mail/mailbox.ts': {
    'reward-twice, paid-twice: grants the reward of a mail again and again': () =>
      mutate('claimAttachment').dropIf('mail.received'),
    'claimed-stays-unread, lost-transition: leaves a mail unread whose reward was received': () =>
      mutate('claimAttachment').dropAssignment('mail.read'),
    'opened-stays-unread, lost-transition: leaves an opened mail unread': () =>
      mutate('openMail').dropAssignment('mail.read'),
    'deleted-stays, lost-transition: keeps a deleted mail': () =>
      mutate('deleteMail').dropAssignment('draft.mailbox.mails'),
    'unknown-as-no-reward, wrong-errcode: answers 2803 for an unknown mail': () =>
      mutate('findMail').replaceString('mailUnknown', 'mailWithoutReward'),
    'no-reward-as-unknown, wrong-errcode: answers that a mail without a reward is unknown': () =>
      mutate('claimAttachment').replaceString('mailWithoutReward', 'mailUnknown'),
    'received-as-no-reward, wrong-errcode: answers 2803 for a reward that was received': () =>
      mutate('claimAttachment').replaceString('mailRewardReceived', 'mailWithoutReward'),
    'unclaimed-as-unknown, wrong-errcode: answers that a mail with an unclaimed reward is unknown when it is deleted':
      () => mutate('deleteMail').replaceString('mailRewardUnclaimed', 'mailUnknown'),
    'deletes-a-reward, wrong-order: deletes a mail before its reward is received': () =>
      mutate('deleteMail').dropIf('!mail.received'),
    'oldest-first, wrong-order: lists mails oldest first': () =>
      mutate('newestMails').replaceCode(
        'b.timestamp - a.timestamp || b.id - a.id',
        'a.timestamp - b.timestamp || a.id - b.id',
      ),
    'earlier-of-the-same-moment-first, wrong-order: lists the earlier of two mails of the same moment first':
      () => mutate('newestMails').replaceCode('b.id - a.id', 'a.id - b.id'),
    'notice-dot-from-mails, lost-transition: derives the dot of notices from the mails': () =>
      mutate('redDots').replaceString('notice', 'mail'),
    'no-reward-dot, field-missing: leaves the dot of rewards out': () => mutate('redDots').dropField('red2'),
    'list-without-received, field-missing: leaves out of the list whether a reward was received': () =>
      mutate('mailSummary').dropField('received'),
    'flags-as-boolean, wrong-type: answers flags as true and false': () =>
      mutate('toFlag').replaceCode('is ? 1 : 0', 'is'),
    'time-as-text, wrong-type: answers the time of a mail as text': () =>
      mutate('mailSummary').setField('timestamp', 'new Date($).toISOString()'),
    'mail-of-a-second-ago, time-ignored: shows a mail with a time a second before it': () =>
      mutate('deliverMail').setField('timestamp', '$ - 1000'),
  },
  'src/domain/promotions/red-packet.ts': {
    'red-packet-with-each-log-in, paid-twice: brings a red packet with each log-in': () =>
      mutate('sendRedPacket').dropIf('draft.promotions.redPacketOn === today'),
    'red-packet-day-in-utc, wrong-zone: begins the day of red packets in UTC': () =>
      mutate('sendRedPacket').replaceCode('context.config.zoneMinutes', '0'),
    'red-packet-once, time-ignored: brings one red packet for ever': () =>
      mutate('sendRedPacket').replaceCode(
        'draft.promotions.redPacketOn === today',
        'draft.promotions.redPacketOn !== undefined',
      ),
    'red-packet-without-its-activity, time-ignored: brings red packets although their activity does not run':
      () => mutate('sendRedPacket').dropIf('!isActivityOpen(draft, ActivityType.redPacket, context)'),
  },
  'src/domain/promotions/level-gifts.ts': {
    'level-gift-twice, paid-twice: sends the gift of a level with each further stake': () =>
      mutate('sendLevelGifts').swapOperator('<=', '<'),
    'no-level-gift, limit-off-by-one: sends no gift for the level that was just reached': () =>
      mutate('sendLevelGifts').swapOperator('>', '>='),
  },
  'src/handlers/mail.ts': {
    'mailbox-of-another-player, foreign-data: shows every player the mails of the first one': () =>
      mutate('{ rows, total }').replaceCode('mailbox', '(globalThis.firstMailbox ??= $)'),
    'refusal-marks-as-read, refusal-with-effect: marks all mails as read when it refuses a reward': () =>
      mutate('receiveMail').addEffectToRefusal(
        'claimAttachment',
        'for (const mail of draft.mailbox.mails) mail.read = true;',
      ),
  },
});
