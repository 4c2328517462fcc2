import { connect, DEMO, type Api } from './connect.ts';

/** Uploads a picture. A form is sent unchanged, and the platform sets its type and boundary. */
export async function upload(api: Api, picture: Blob): Promise<string> {
  const sdk = connect(api);
  await sdk.session.signIn(DEMO);
  const form = new FormData();
  form.set('type', 'front');
  form.set('file', picture, 'document.jpg');
  const { fileId } = await sdk.call.uploadKyc(form, { timeoutMs: 120_000 });
  return fileId;
}
