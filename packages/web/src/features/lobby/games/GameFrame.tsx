import { useEffect, useRef, useState } from 'react';
import { refreshProfile } from '#api/profile.ts';
import { showBalance } from '#api/session.ts';
import { t } from '#messages/game-start.ts';
import { href } from '#routing/layout.ts';
import { enterHistory } from '#ui/sheet/history.ts';
import styles from './start-screen.module.css';

interface GameFrameProps {
  url: string;
  name: string;
  /** The bet that the game begins with, in hundredths; 0 for the choice of the game. */
  bet: number;
  /** A round was played with this bet, in hundredths. */
  onBet: (bet: number) => void;
  /** The game asks for a page of the client. @param to its address */
  onOpen: (to: string) => void;
  onExit: () => void;
  /** The game has loaded and has its own exit. */
  onReady: () => void;
}

/** Messages of a game to the page. Amounts are in hundredths. */
function readMessage(data: unknown): { type: string; amount?: number; open: boolean } | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, coin, bet, open: isOpen } = data as Record<string, unknown>;
  if (typeof type !== 'string' || !type.startsWith('tara:')) return null;
  const open = isOpen === true;
  const amount = type === 'tara:bet' ? bet : coin;
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0
    ? { type, amount, open }
    : { type, open };
}

/**
 * The frame of a game, sandboxed without allow-same-origin: a game cannot access the client. Only messages of this
 * frame are accepted, and a balance is only displayed, never trusted.
 */
export function GameFrame({ url, name, bet, onBet, onOpen, onExit, onReady }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasDialog, setHasDialog] = useState(false);
  // Back closes the dialog of the game before it leaves the game. The frame's origin is opaque.
  useEffect(() => {
    if (!hasDialog) return undefined;
    return enterHistory(() => frame.current?.contentWindow?.postMessage({ type: 'tara:close-dialog' }, '*'));
  }, [hasDialog]);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = readMessage(event.data);
      if (message?.type === 'tara:balance' && message.amount !== undefined) {
        showBalance(message.amount);
      } else if (message?.type === 'tara:bet' && message.amount) {
        onBet(message.amount);
      } else if (message?.type === 'tara:ready') {
        // So that Space works without a tap into the frame.
        frame.current?.focus();
        if (bet > 0) frame.current?.contentWindow?.postMessage({ type: 'tara:choose-bet', bet }, '*');
        onReady();
      } else if (message?.type === 'tara:deposit') onOpen(href('wallets', { id: 'deposit' }));
      else if (message?.type === 'tara:history') onOpen(href('transactions'));
      else if (message?.type === 'tara:safer-play') onOpen(href('saferPlay'));
      else if (message?.type === 'tara:exit') onExit();
      else if (message?.type === 'tara:dialog') setHasDialog(message.open);
      // A message of a game cannot end the session: ask the server, whose 401 opens the log-in.
      else if (message?.type === 'tara:signed-out') void refreshProfile().catch(() => undefined);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [bet, onBet, onOpen, onExit, onReady]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title={t('start.frame', { name })}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      allow="autoplay; fullscreen"
    />
  );
}
