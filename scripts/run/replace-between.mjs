import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './paths.mjs';

/** Puts text between two comments of a document. @param mark words of the comments @throws Error if they are missing */
export function replaceBetween(file, mark, text) {
  const [start, end] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`];
  const document = readFileSync(at(file), 'utf8');
  const [before, rest] = document.split(start);
  if (rest === undefined) throw new Error(`${file} has no ${start}.`);
  writeFileSync(at(file), `${before}${start}\n${text}\n${end}${rest.split(end)[1]}`);
}
