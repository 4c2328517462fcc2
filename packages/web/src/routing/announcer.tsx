import { create } from 'zustand';

export const useAnnouncement = create<{ text: string; turn: number }>(() => ({ text: '', turn: 0 }));

/** Announces a text to screen readers. */
export function announce(text: string): void {
  useAnnouncement.setState(({ turn }) => ({ text, turn: turn + 1 }));
}

/** The live region of `announce`, mounted once. */
export function Announcer() {
  const { text, turn } = useAnnouncement();
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      <span key={turn}>{text}</span>
    </div>
  );
}
