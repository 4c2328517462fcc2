// Creates a contact sheet of the pictures in the folder `screens`: a page with all of them, and one picture for each
// layout.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { at } from '../../scripts/run/paths.mjs';

const folder = at('screens');
/** Width and height of a picture on the sheet, and pictures per row. */
const CELLS = {
  mobile: { width: 195, height: 422, columns: 12 },
  desktop: { width: 480, height: 300, columns: 5 },
};
const LABEL = 18;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Renders the name below a picture, as wide as its cell. */
function label(text, width) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}">
    <text x="2" y="13" font-family="sans-serif" font-size="11" fill="#fff">${escaped(text)}</text></svg>`;
  return Buffer.from(svg);
}

async function createSheet(layout, names) {
  const { width, height, columns } = CELLS[layout];
  const placed = await Promise.all(
    names.map(async (name, index) => {
      const left = (index % columns) * (width + 8);
      const top = Math.floor(index / columns) * (height + LABEL + 8);
      const input = await sharp(path.join(folder, layout, `${name}.jpg`))
        .resize(width, height)
        .toBuffer();
      return [
        { input, left, top },
        { input: label(name, width), left, top: top + height },
      ];
    }),
  );
  await sharp({
    create: {
      width: columns * (width + 8),
      height: Math.ceil(names.length / columns) * (height + LABEL + 8),
      channels: 3,
      background: '#10142e',
    },
  })
    .composite(placed.flat())
    .jpeg({ quality: 80 })
    .toFile(path.join(folder, `${layout}.jpg`));
}

const sections = [];
for (const layout of Object.keys(CELLS)) {
  const names = readdirSync(path.join(folder, layout))
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => file.slice(0, -'.jpg'.length))
    .toSorted();
  await createSheet(layout, names);
  const figures = names.map((name) => {
    const source = `${layout}/${encodeURIComponent(name)}.jpg`;
    return `<figure><a href="${source}"><img src="${source}" alt="" loading="lazy" width="${CELLS[layout].width}"></a><figcaption>${escaped(name)}</figcaption></figure>`;
  });
  sections.push(`<h2>${layout}: ${names.length} pictures</h2><div>${figures.join('\n')}</div>`);
}
writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>body{background:#10142e;color:#fff;font:14px sans-serif}a{color:inherit}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;max-width:480px}</style>
<h1>Screens</h1>${sections.join('\n')}</html>\n`,
);
console.log(`  ${path.relative(process.cwd(), path.join(folder, 'index.html'))}`);
