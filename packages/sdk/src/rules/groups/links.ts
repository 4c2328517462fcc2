/** Addresses that a player may open or share. @packageDocumentation */

export * from '../links.ts';
export * from '../share.ts';
export * from '../social.ts';
