import { defineMutants, mutate } from '../mutant.ts';

export const identityMutants = defineMutants('identity', 'identity', {
  'src/domain/kyc/ages.ts': {
    'older-than-21, limit-off-by-one: refuses a player on the 21st birthday': () =>
      mutate('isOldEnough').swapOperator('<=', '<'),
    'age-in-utc, wrong-zone: counts the age by the day in UTC': () =>
      mutate('isoDay').dropOperand('zoneMinutes * MINUTE_MS'),
    'born-tomorrow, time-ignored: takes a birthday in the future for possible': () =>
      mutate('isBirthday').dropOperand('text < isoDay(now + DAY_MS, zoneMinutes)'),
    'birthday-a-moment-later, limit-off-by-one: counts the age from a moment after midnight on': () =>
      mutate('isOldEnough').replaceCode('isoDay(now, zoneMinutes)', 'isoDay(now - 1, zoneMinutes)'),
    'birthday-a-moment-earlier, limit-off-by-one: counts the age from a moment before midnight on': () =>
      mutate('isOldEnough').replaceCode('isoDay(now, zoneMinutes)', 'isoDay(now + 1, zoneMinutes)'),
  },
  'src/domain/kyc/verification.ts': {
    'pending-as-approved, wrong-errcode: answers that a waiting verification is approved': () =>
      mutate('submitKyc').replaceString('kycPending', 'kycApproved'),
    'underage-as-odd-data, wrong-errcode: answers 2708 to a player below 21 years': () =>
      mutate('submitKyc').replaceString('kycUnderage', 'kycDataNotAccepted'),
    'unknown-picture-as-odd-data, wrong-errcode: answers 2708 for an unknown picture': () =>
      mutate('submitKyc').replaceString('kycFileUnknown', 'kycDataNotAccepted'),
    'approval-is-lost, lost-transition: does not verify an approved player': () =>
      mutate('approveKyc').dropAssignment('draft.kyc.status'),
    'rejection-is-final, lost-transition: accepts no verification after a rejection': () =>
      mutate('submitKyc').replaceCode(
        'kyc.status === KycStatus.pending',
        '$ || kyc.status === KycStatus.rejected',
      ),
    'second-while-waiting, paid-twice: accepts a second verification while one waits': () =>
      mutate('submitKyc').dropIf('kyc.status === KycStatus.pending'),
    'withdraws-before-approval, wrong-order: lets a player withdraw before the approval': () =>
      mutate('isVerified').replaceCode(
        'kyc.status === KycStatus.approved',
        '$ || kyc.status === KycStatus.pending',
      ),
    'picture-of-another-player, foreign-data: accepts pictures of other players': () =>
      mutate('submitKyc').replaceCode('!kyc.files.some((file) => file.id === id)', 'id === ""'),
    'no-submitted-data, field-missing: does not show what was submitted': () =>
      mutate('showKyc').dropField(
        '...(submitted ? { submitted: { ...submitted, fileIds: [...submitted.fileIds] } } : {})',
      ),
    'no-reason-of-the-rejection, field-missing: does not show the reason of a rejection': () =>
      mutate('showKyc').dropField('...(reason === undefined ? {} : { reason })'),
    'document-in-a-mail, foreign-data: writes the number of the document into the mail about a rejection':
      () =>
        mutate('rejectKyc').replaceCode(
          '{ reason }',
          '{ reason: `${reason} (${draft.kyc.submitted?.idNumber})` }',
        ),
    'document-in-the-reason, foreign-data: names the number of the document in the reason of a rejection':
      () =>
        mutate('rejectKyc').replaceCode(
          '{ status: KycStatus.rejected, reason, decideAt: 0 }',
          '{ status: KycStatus.rejected, reason: `${reason} (${draft.kyc.submitted?.idNumber})`, decideAt: 0 }',
        ),
    'rejected-data-vanish, lost-transition: no longer shows what was submitted after a rejection': () =>
      mutate('rejectKyc').replaceCode(
        'Object.assign(draft.kyc, { status: KycStatus.rejected, reason, decideAt: 0 });',
        '$ delete draft.kyc.submitted;',
      ),
    'earlier-pictures-are-unknown, lost-transition: no longer accepts the pictures of a rejected verification':
      () => mutate('submitKyc').setField('files', '[]'),
    'address-of-several-lines, wrong-errcode: accepts an address of several lines': () =>
      mutate('isAddress').replaceCode('/^[\\P{C}\\p{Join_Control}]{5,}$/u', '/^[^]{5,}$/u'),
  },
  'src/handlers/kyc.ts': {
    'taken-as-odd-data, wrong-errcode: answers 2708 for a document of another account': () =>
      mutate('addKyc').replaceString('kycIdNumberTaken', 'kycDataNotAccepted'),
    'large-as-no-picture, wrong-errcode: answers 2705 for a picture that is too large': () =>
      mutate('uploadKyc').replaceString('kycFileTooLarge', 'kycFileTypeNotAccepted'),
    'no-picture-as-large, wrong-errcode: answers 2706 for a file that is not a picture': () =>
      mutate('uploadKyc').replaceString('kycFileTypeNotAccepted', 'kycFileTooLarge'),
    'refuses-five-megabytes, limit-off-by-one: refuses a picture of exactly 5 MB': () =>
      mutate('uploadKyc').swapOperator('>', '>='),
    'document-written-otherwise, foreign-data: accepts the document of another account if its number is written otherwise':
      () => mutate('addKyc').unwrapCall('normalIdNumber'),
    'verified-as-number, wrong-type: answers hasKyc as a number': () =>
      mutate('addKyc').setField('hasKyc', 'Number($)'),
    'taken-document-still-waits, refusal-with-effect: keeps a verification that it refuses because of its document':
      () =>
        mutate('addKyc').replaceCode(
          "throw new BusinessError('kycIdNumberTaken', { pointer: '/idNumber' });",
          "return new BusinessError('kycIdNumberTaken', { pointer: '/idNumber' });",
        ),
  },
  'src/store/transaction.ts': {
    'document-at-once, paid-twice: verifies two players with one document simultaneously': () =>
      mutate('attempt').replaceCode(
        'result = await work(tx);',
        "$ await new Promise((resolve) => setTimeout(resolve, 3)); for (const [key, stored] of reads) if (key.startsWith('identity:')) reads.set(key, { ...stored, version: (await store.load(key)).version });",
      ),
  },
});
