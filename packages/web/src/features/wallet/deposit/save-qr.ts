/** Edge of the saved picture in px, with the quiet zone. */
const EDGE = 640;
const MARGIN = 40;

/** Saves a QR code as a picture, so that another app can read it. */
export async function saveQr(elementId: string, name: string): Promise<void> {
  const svg = document.getElementById(elementId);
  if (!svg) return;
  const source = new XMLSerializer().serializeToString(svg);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fbf6e6';
  context.fillRect(0, 0, EDGE, EDGE);
  context.drawImage(picture, MARGIN, MARGIN, EDGE - 2 * MARGIN, EDGE - 2 * MARGIN);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `tara-slots-${name}.png`;
  link.click();
}
