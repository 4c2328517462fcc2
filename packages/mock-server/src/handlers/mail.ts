import { command, query } from '#calls/handler.ts';
import {
  deleteMail,
  mailSummary,
  newestMails,
  openMail,
  redDots,
  claimAttachment,
} from '#domain/mail/mailbox.ts';
import { getPage } from '#domain/display/pages.ts';

/** Mail (spec 7.2 and 7.3). */
export const mailHandlers = {
  hasMailUnread: query<'hasMailUnread'>(({ mailbox }) => redDots(mailbox)),

  getMail2: query<'getMail2'>(({ mailbox }, input) => {
    const { rows, total } = getPage(newestMails(mailbox), input);
    return { mailList: rows.map(mailSummary), total };
  }),

  getMailDetail: command<'getMailDetail'>((draft, { id }) => {
    const mail = openMail(draft, id);
    return { mail: { ...mailSummary(mail), content: mail.content } };
  }),

  receiveMail: command<'receiveMail'>((draft, { id }, call) => {
    const propList = claimAttachment(draft, id, call);
    return { propList, coin: draft.coin };
  }),

  delMail: command<'delMail'>((draft, { id }) => {
    deleteMail(draft, id);
    return {};
  }),
};
