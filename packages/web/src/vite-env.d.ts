/// <reference types="vite/client" />

/** Symbols of the icons that the first view does without (vite/icon-sprite.ts). */
declare module 'virtual:later-icons' {
  const symbols: string;
  export default symbols;
}
