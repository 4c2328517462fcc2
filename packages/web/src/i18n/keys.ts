import type account from './en-PK/account.json';
import type auth from './en-PK/auth.json';
import type bank from './en-PK/bank.json';
import type copy from './en-PK/copy.json';
import type core from './en-PK/core.json';
import type deposit from './en-PK/deposit.json';
import type field from './en-PK/field.json';
import type games from './en-PK/games.json';
import type legal from './en-PK/legal.json';
import type lobby from './en-PK/lobby.json';
import type lobbyLater from './en-PK/lobby-later.json';
import type notFound from './en-PK/not-found.json';
import type player from './en-PK/player.json';
import type popups from './en-PK/popups.json';
import type service from './en-PK/service.json';
import type unfinished from './en-PK/unfinished.json';
import type update from './en-PK/update.json';
import type welcome from './en-PK/welcome.json';

/** Every message key of the client. */
export type MessageKey =
  | keyof typeof account
  | keyof typeof auth
  | keyof typeof bank
  | keyof typeof copy
  | keyof typeof core
  | keyof typeof deposit
  | keyof typeof field
  | keyof typeof games
  | keyof typeof legal
  | keyof typeof lobby
  | keyof typeof lobbyLater
  | keyof typeof notFound
  | keyof typeof player
  | keyof typeof popups
  | keyof typeof service
  | keyof typeof unfinished
  | keyof typeof update
  | keyof typeof welcome;
