import type { Page } from '@playwright/test';
import type { MockWorld } from '@tara/mock-server/playwright';

/** Labels of the pictures. */
const PICTURE_LABELS = ['Front of your ID', 'Back of your ID', 'You, holding the ID'] as const;

/** A file that begins like a PNG, in any size. */
function picture(name = 'picture.png', bytes = 64) {
  const buffer = Buffer.alloc(bytes);
  buffer.write('89504e470d0a1a0a0000000d49484452', 'hex');
  return { name, mimeType: 'image/png', buffer };
}

/** The file input of a picture. */
function getFile(page: Page, place: string) {
  return page.getByLabel(new RegExp(`^(Choose a file|Change): ${place}$`));
}

/** Fills in the first step and opens the pictures. */
export async function fillDetails(page: Page, idNumber = '35202-1234567-8'): Promise<void> {
  await page.getByLabel('Full name').fill('Amina Khan');
  await page.getByLabel('ID number').fill(idNumber);
  await page.getByLabel('Date of birth').fill('1994-03-21');
  await page.getByLabel('Address').fill('House 7, Sitara Road');
  await page.getByRole('button', { name: 'Next: pictures' }).click();
  await page.getByRole('heading', { name: 'Three clear pictures' }).waitFor();
}

/** Chooses all three pictures and waits until the server has received them. */
export async function addPictures(page: Page): Promise<void> {
  const place = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  for (const name of PICTURE_LABELS) {
    await getFile(page, name).setInputFiles(picture());
    await place.filter({ hasText: name }).getByText('Received').waitFor();
  }
}

/** Sends a verification outside of the page. @param account of the player */
export async function submitVerification(
  world: MockWorld,
  account = 'demoplayer',
  idNumber = '35202-7654321-0',
): Promise<void> {
  const headers = { authorization: await world.token(account) };
  const fileIds: string[] = [];
  for (const type of ['front', 'back', 'selfie']) {
    const form = new FormData();
    form.set('type', type);
    form.set('file', new Blob([picture().buffer], { type: 'image/png' }), 'picture.png');
    const answer = await fetch(`${world.apiBase}/app/v1/uploadKyc`, { method: 'POST', headers, body: form });
    fileIds.push(((await answer.json()) as { fileId: string }).fileId);
  }
  const common = { clientReferrer: 'ph', channel: 'WEB', appId: 'e2e', platform: 0 };
  const details = { realName: 'Amina Khan', birthday: '1994-03-21', address: 'House 7, Sitara Road' };
  const answer = await fetch(`${world.apiBase}/app/v1/addKyc`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...common, ...details, idNumber, fileIds }),
  });
  const { errcode } = (await answer.json()) as { errcode: number };
  if (errcode !== 0) throw new Error(`addKyc was refused with ${errcode}`);
}

/** Decides the demo player's verification. @param reason of a rejection; omitted to approve */
export async function decide(world: MockWorld, reason?: string): Promise<void> {
  const { id } = await world.player();
  await world.control(
    'POST',
    `players/${String(id)}/kyc`,
    reason === undefined ? { decision: 'approve' } : { decision: 'reject', reason },
  );
}
