/** Registration, log-in and what the profile shows. @packageDocumentation */

export * from '../player.ts';
export * from '../validation.ts';
export { agreementDefault, showsAgreement } from '../site.ts';
export { LoginType, SMS_RESEND_S } from '../constants.ts';
