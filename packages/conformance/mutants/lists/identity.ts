import { defineMutants, mutate } from '../mutant.ts';

export const identityMutants = defineMutants('identity', 'identity', {
  'src/domain/kyc/ages.ts': {
    'older-than-21': mutate('isOldEnough')
      .swapOperator('<=', '<')
      .as('limit-off-by-one: refuses a player on the 21st birthday'),
    'age-in-utc': mutate('isoDay')
      .dropOperand('zoneMinutes * MINUTE_MS')
      .as('wrong-zone: counts the age by the day in UTC'),
    'born-tomorrow': mutate('isBirthday')
      .dropOperand('text < isoDay(now + DAY_MS, zoneMinutes)')
      .as('time-ignored: takes a birthday in the future for possible'),
  },
  'src/domain/kyc/verification.ts': {
    'pending-as-approved': mutate('submitKyc')
      .replaceString('kycPending', 'kycApproved')
      .as('wrong-errcode: answers that a waiting verification is approved'),
    'underage-as-odd-data': mutate('submitKyc')
      .replaceString('kycUnderage', 'kycDataNotAccepted')
      .as('wrong-errcode: answers 2708 to a player below 21 years'),
    'unknown-picture-as-odd-data': mutate('submitKyc')
      .replaceString('kycFileUnknown', 'kycDataNotAccepted')
      .as('wrong-errcode: answers 2708 for an unknown picture'),
    'approval-is-lost': mutate('approveKyc')
      .dropAssignment('draft.kyc.status')
      .as('lost-transition: does not verify an approved player'),
    'rejection-is-final': mutate('submitKyc')
      .replaceCode('kyc.status === KycStatus.pending', '$ || kyc.status === KycStatus.rejected')
      .as('lost-transition: accepts no verification after a rejection'),
    'second-while-waiting': mutate('submitKyc')
      .dropIf('kyc.status === KycStatus.pending')
      .as('paid-twice: accepts a second verification while one waits'),
    'withdraws-before-approval': mutate('isVerified')
      .replaceCode('kyc.status === KycStatus.approved', '$ || kyc.status === KycStatus.pending')
      .as('wrong-order: lets a player withdraw before the approval'),
    'picture-of-another-player': mutate('submitKyc')
      .replaceCode('!kyc.files.some((file) => file.id === id)', 'id === ""')
      .as('foreign-data: accepts pictures of other players'),
    'no-submitted-data': mutate('showKyc')
      .dropField('...(submitted ? { submitted: { ...submitted, fileIds: [...submitted.fileIds] } } : {})')
      .as('field-missing: does not show what was submitted'),
    'no-reason-of-the-rejection': mutate('showKyc')
      .dropField('...(reason === undefined ? {} : { reason })')
      .as('field-missing: does not show the reason of a rejection'),
  },
  'src/handlers/kyc.ts': {
    'taken-as-odd-data': mutate('addKyc')
      .replaceString('kycIdNumberTaken', 'kycDataNotAccepted')
      .as('wrong-errcode: answers 2708 for a document of another account'),
    'large-as-no-picture': mutate('uploadKyc')
      .replaceString('kycFileTooLarge', 'kycFileTypeNotAccepted')
      .as('wrong-errcode: answers 2705 for a picture that is too large'),
    'no-picture-as-large': mutate('uploadKyc')
      .replaceString('kycFileTypeNotAccepted', 'kycFileTooLarge')
      .as('wrong-errcode: answers 2706 for a file that is no picture'),
    'refuses-five-megabytes': mutate('uploadKyc')
      .swapOperator('>', '>=')
      .as('limit-off-by-one: refuses a picture of exactly 5 MB'),
    'document-written-otherwise': mutate('addKyc')
      .unwrapCall('normalIdNumber')
      .as('foreign-data: accepts the document of another account if its number is written otherwise'),
    'verified-as-number': mutate('addKyc')
      .setField('hasKyc', 'Number($)')
      .as('wrong-type: answers hasKyc as a number'),
    'taken-document-still-waits': mutate('addKyc')
      .replaceCode(
        "throw new BusinessError('kycIdNumberTaken', { pointer: '/idNumber' });",
        "return new BusinessError('kycIdNumberTaken', { pointer: '/idNumber' });",
      )
      .as('refusal-with-effect: keeps a verification that it refuses because of its document'),
  },
  'src/store/transaction.ts': {
    'document-at-once': mutate('attempt')
      .replaceCode(
        'result = await work(tx);',
        "$ await new Promise((resolve) => setTimeout(resolve, 3)); for (const [key, stored] of reads) if (key.startsWith('identity:')) reads.set(key, { ...stored, version: (await store.load(key)).version });",
      )
      .as('paid-twice: verifies two players with one document at once'),
  },
});
