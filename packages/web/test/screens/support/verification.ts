import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { MockWorld } from '@tara/mock-server/vitest';
import type { SdkWithCalls } from '@tara/sdk';
import { expectText, fill, getItems } from './page.ts';

/** The pictures by their label. */
const PICTURES = ['Front of your ID', 'Back of your ID', 'You, holding the ID'] as const;
type PictureLabel = (typeof PICTURES)[number];

const PNG_HEAD = '89504e470d0a1a0a0000000d49484452';

/** The first bytes of a PNG, filled with zeros. */
export function picture(name = 'picture.png', bytes = 64): File {
  const content = new Uint8Array(bytes);
  content.set(Buffer.from(PNG_HEAD, 'hex'));
  return new File([content], name, { type: 'image/png' });
}

/** The list item of a picture. */
export const pictureItem = (name: PictureLabel) => getItems('Pictures', name)[0];

/** Chooses a file for a picture. */
export async function choosePicture(user: UserEvent, name: PictureLabel, file = picture()): Promise<void> {
  const input = await screen.findByLabelText(new RegExp(`^(Choose a file|Change): ${name}$`));
  await user.upload(input, file);
}

/** Chooses a file for a picture, and waits until the server has received it. */
export async function addPicture(user: UserEvent, name: PictureLabel, file = picture()): Promise<void> {
  await choosePicture(user, name, file);
  await expectText(() => pictureItem(name), 'Received');
}

/** Chooses all three pictures, and waits until the server has received them. */
export async function addPictures(user: UserEvent): Promise<void> {
  for (const name of PICTURES) await addPicture(user, name);
}

/** Fills in the first step, and opens the pictures. */
export async function fillDetails(user: UserEvent): Promise<void> {
  fill(await screen.findByLabelText('Full name'), 'Amina Khan');
  fill(screen.getByLabelText('ID number'), '35202-1234567-8');
  fill(screen.getByLabelText('Date of birth'), '1994-03-21');
  fill(screen.getByLabelText('Address'), 'House 7, Sitara Road');
  await user.click(screen.getByText('Next: pictures'));
  await screen.findByText('Three clear pictures');
}

/** Submits a verification of the player on another device. */
export async function submitVerification(sdk: SdkWithCalls): Promise<void> {
  const fileIds: string[] = [];
  for (const type of ['front', 'back', 'selfie']) {
    const form = new FormData();
    form.set('type', type);
    form.set('file', picture());
    fileIds.push((await sdk.call.uploadKyc(form)).fileId);
  }
  await sdk.call.addKyc({
    realName: 'Amina Khan',
    birthday: '1994-03-21',
    address: 'House 7, Sitara Road',
    idNumber: '35202-7654321-0',
    fileIds,
  });
}

/** Decides the demo player's verification. @param reason of a rejection; without one the verification is approved */
export async function decideVerification(world: MockWorld, reason?: string): Promise<void> {
  const { id } = await world.player();
  await world.control(
    'POST',
    `players/${String(id)}/kyc`,
    reason === undefined ? { decision: 'approve' } : { decision: 'reject', reason },
  );
}
