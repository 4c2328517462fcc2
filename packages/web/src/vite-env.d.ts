/// <reference types="vite/client" />

/** Symbols of the icons outside of the first view (vite/icon-sprite.ts). */
declare module 'virtual:later-icons' {
  const symbols: string;
  export default symbols;
}
