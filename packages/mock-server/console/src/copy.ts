/** Copies a text. @throws Error if the browser refuses; pages over plain HTTP have no clipboard */
export async function copy(text: string): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) throw new Error('Pages over plain HTTP have no clipboard. Select the text and copy it.');
  await clipboard.writeText(text);
}
