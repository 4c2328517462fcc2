import { defineMutants, mutate } from '../mutant.ts';

export const mailMutants = defineMutants('mail', 'mail', {
  'src/domain/rewards/rewards.ts': {
    'coins-one-hundredth-less': mutate('grantItem')
      .replaceCode(
        "{ currency: 'coin', amount: item.count, ...origin }",
        "{ currency: 'coin', amount: item.count - 1, ...origin }",
      )
      .as('off-by-one-hundredth: grants a hundredth less than a reward has'),
    'points-one-hundredth-more': mutate('grantItem')
      .replaceCode(
        "{ currency: 'points', amount: item.count, ...origin }",
        "{ currency: 'points', amount: item.count + 1, ...origin }",
      )
      .as('off-by-one-hundredth: grants a hundredth of a point more than a reward has'),
    'reward-needs-no-stakes': mutate('grantItem')
      .dropAssignment('draft.turnoverLeft')
      .as('lost-transition: asks for no stakes for the coins of a reward'),
  },
  'src/domain/mail/mailbox.ts': {
    'reward-twice': mutate('claimAttachment')
      .dropIf('mail.received')
      .as('paid-twice: grants the reward of a mail again and again'),
    'claimed-stays-unread': mutate('claimAttachment')
      .dropAssignment('mail.read')
      .as('lost-transition: leaves a mail unread whose reward was received'),
    'opened-stays-unread': mutate('openMail')
      .dropAssignment('mail.read')
      .as('lost-transition: leaves an opened mail unread'),
    'deleted-stays': mutate('deleteMail')
      .dropAssignment('draft.mailbox.mails')
      .as('lost-transition: keeps a deleted mail'),
    'unknown-as-no-reward': mutate('findMail')
      .replaceString('mailUnknown', 'mailWithoutReward')
      .as('wrong-errcode: answers 2803 for an unknown mail'),
    'no-reward-as-unknown': mutate('claimAttachment')
      .replaceString('mailWithoutReward', 'mailUnknown')
      .as('wrong-errcode: answers that a mail without a reward is unknown'),
    'received-as-no-reward': mutate('claimAttachment')
      .replaceString('mailRewardReceived', 'mailWithoutReward')
      .as('wrong-errcode: answers 2803 for a reward that was received'),
    'unclaimed-as-unknown': mutate('deleteMail')
      .replaceString('mailRewardUnclaimed', 'mailUnknown')
      .as('wrong-errcode: answers that a mail with an unclaimed reward is unknown when it is deleted'),
    'deletes-a-reward': mutate('deleteMail')
      .dropIf('!mail.received')
      .as('wrong-order: deletes a mail before its reward is received'),
    'oldest-first': mutate('newestMails')
      .replaceCode('b.timestamp - a.timestamp || b.id - a.id', 'a.timestamp - b.timestamp || a.id - b.id')
      .as('wrong-order: lists mails oldest first'),
    'earlier-of-the-same-moment-first': mutate('newestMails')
      .replaceCode('b.id - a.id', 'a.id - b.id')
      .as('wrong-order: lists the earlier of two mails of the same moment first'),
    'notice-dot-from-mails': mutate('redDots')
      .replaceString('notice', 'mail')
      .as('lost-transition: derives the dot of notices from the mails'),
    'no-reward-dot': mutate('redDots').dropField('red2').as('field-missing: leaves the dot of rewards out'),
    'list-without-received': mutate('mailSummary')
      .dropField('received')
      .as('field-missing: leaves out of the list whether a reward was received'),
    'flags-as-boolean': mutate('toFlag')
      .replaceCode('is ? 1 : 0', 'is')
      .as('wrong-type: answers flags as true and false'),
    'time-as-text': mutate('mailSummary')
      .setField('timestamp', 'new Date($).toISOString()')
      .as('wrong-type: answers the time of a mail as text'),
  },
  'src/domain/promotions/red-packet.ts': {
    'red-packet-with-each-log-in': mutate('sendRedPacket')
      .dropIf('draft.promotions.redPacketOn === today')
      .as('paid-twice: brings a red packet with each log-in'),
    'red-packet-day-in-utc': mutate('sendRedPacket')
      .replaceCode('context.config.zoneMinutes', '0')
      .as('wrong-zone: begins the day of red packets in UTC'),
    'red-packet-once': mutate('sendRedPacket')
      .replaceCode('draft.promotions.redPacketOn === today', 'draft.promotions.redPacketOn !== undefined')
      .as('time-ignored: brings one red packet for ever'),
  },
  'src/domain/promotions/level-gifts.ts': {
    'level-gift-twice': mutate('sendLevelGifts')
      .swapOperator('<=', '<')
      .as('paid-twice: sends the gift of a level with each further stake'),
    'no-level-gift': mutate('sendLevelGifts')
      .swapOperator('>', '>=')
      .as('limit-off-by-one: sends no gift for the level that was just reached'),
  },
  'src/handlers/mail.ts': {
    'mailbox-of-another-player': mutate('{ rows, total }')
      .replaceCode('mailbox', '(globalThis.firstMailbox ??= $)')
      .as('foreign-data: shows every player the mails of the first one'),
    'refusal-marks-as-read': mutate('receiveMail')
      .addEffectToRefusal('claimAttachment', 'for (const mail of draft.mailbox.mails) mail.read = true;')
      .as('refusal-with-effect: marks all mails as read when it refuses a reward'),
  },
});
