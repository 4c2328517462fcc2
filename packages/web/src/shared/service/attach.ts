/**
 * Adds a text to the message that a service link opens.
 * @returns the link with the text, or null if its page takes no text
 */
export function withText(link: string, subject: string, text: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol === 'mailto:') {
    // Spaces in a mail link are %20; a mail program shows a plus sign.
    const query = new URLSearchParams({ subject, body: text }).toString().replaceAll('+', '%20');
    return `${url.protocol}${url.pathname}?${query}`;
  }
  if (url.hostname !== 'wa.me' && url.hostname !== 'api.whatsapp.com') return null;
  url.searchParams.set('text', `${subject}\n${text}`);
  return url.href;
}
