import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { folders, save } from './render.mjs';

/**
 * The promo films of offers: the picture of the offer moves slowly and sparks rise in front of it. The film loops. It is
 * drawn and recorded in Chromium, which needs no ffmpeg: `E2E_CHROMIUM=/path npm run art -- offerFilms`.
 */

const WIDTH = 640;
const HEIGHT = 360;
const SECONDS = 5;

/** The films by the picture of their hero. */
const names = ['gift', 'lantern'];

/** Draws and records a film in a page. @returns the WebM as base64 */
async function record({ picture, width, height, seconds }) {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  const sparks = Array.from({ length: 14 }, (_, index) => ({
    x: ((index * 0.618) % 1) * width,
    phase: (index * 0.381) % 1,
    size: 1.5 + (index % 4),
  }));
  const draw = (turn) => {
    const zoom = 1.02 + 0.06 * (0.5 - 0.5 * Math.cos(turn * 2 * Math.PI));
    const scale = Math.max(width / image.width, height / image.height) * zoom;
    const [w, h] = [image.width * scale, image.height * scale];
    context.globalAlpha = 1;
    context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
    context.fillStyle = '#FFE9A8';
    for (const { x, phase, size } of sparks) {
      const part = (turn + phase) % 1;
      context.globalAlpha = Math.sin(part * Math.PI) * 0.8;
      context.beginPath();
      context.arc(x + 12 * Math.sin((part + phase) * 6.28), height * (1.05 - 1.1 * part), size, 0, 7);
      context.fill();
    }
  };
  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(24), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: 150_000,
  });
  const parts = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve);
  });
  recorder.start();
  const start = performance.now();
  await new Promise((resolve) => {
    const step = () => {
      const turn = (performance.now() - start) / 1000 / seconds;
      if (turn >= 1) return resolve();
      draw(turn);
      return requestAnimationFrame(step);
    };
    step();
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Renders the films and their covers. @returns the sizes in bytes */
export async function offerFilms() {
  const { chromium } = createRequire(new URL('../../e2e/package.json', import.meta.url))('@playwright/test');
  const { E2E_CHROMIUM: executablePath } = process.env;
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const sizes = [];
  try {
    const page = await browser.newPage();
    for (const name of names) {
      const hero = await readFile(join(folders.content, 'heroes', `${name}_d.webp`));
      const picture = `data:image/webp;base64,${hero.toString('base64')}`;
      const film = await page.evaluate(record, { picture, width: WIDTH, height: HEIGHT, seconds: SECONDS });
      const cover = await sharp(hero).resize(WIDTH, HEIGHT).webp({ quality: 58 }).toBuffer();
      const target = join(folders.content, 'videos', name);
      sizes.push(await save(`${target}.webm`, Buffer.from(film, 'base64')));
      sizes.push(await save(`${target}.webp`, cover));
    }
  } finally {
    await browser.close();
  }
  return sizes;
}
