import { useEffect, useRef, type PointerEvent } from 'react';
import styles from './draws.module.css';
import { isUncovered, STROKE, strokeCells, type CardPoint } from './scratch-cover.ts';

interface ScratchCoverProps {
  /** Whether the prize is known; before that the cover cannot be removed. */
  decided: boolean;
  /** Called on a touch before the prize is known. */
  onBegin: () => void;
  /** Called when enough is removed. */
  onUncovered: () => void;
}

/** The cover of a scratch card. A finger or pointer removes it; the keyboard has a button. */
export function ScratchCover({ decided, onBegin, onUncovered }: ScratchCoverProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const gone = useRef(new Set<number>());
  const last = useRef<CardPoint>(null);
  useEffect(() => {
    if (canvas.current) paint(canvas.current);
  }, []);

  function down(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = toPoint(event);
    if (!decided) onBegin();
  }
  function move(event: PointerEvent<HTMLCanvasElement>) {
    const from = last.current;
    if (!from) return;
    const to = toPoint(event);
    last.current = to;
    if (!decided) return;
    erase(event.currentTarget, from, to);
    for (const cell of strokeCells(from, to)) gone.current.add(cell);
    if (!isUncovered(gone.current.size)) return;
    last.current = null;
    onUncovered();
  }
  function up() {
    last.current = null;
  }
  return (
    <canvas
      ref={canvas}
      width={600}
      height={300}
      className={styles.cover}
      aria-hidden="true"
      data-decided={decided || undefined}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    />
  );
}

function toPoint({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): CardPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** Paints the cover in the accent colour of its place. */
function paint(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const style = getComputedStyle(canvas);
  const ground = context.createLinearGradient(0, 0, width, height);
  for (const [at, token] of [
    [0, '--accent-2'],
    [0.5, '--accent-4'],
    [1, '--accent-2'],
  ] as const) {
    const color = style.getPropertyValue(token).trim();
    if (CSS.supports('color', color)) ground.addColorStop(at, color);
  }
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
}

function erase(canvas: HTMLCanvasElement, from: CardPoint, to: CardPoint): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  context.globalCompositeOperation = 'destination-out';
  context.lineCap = 'round';
  context.lineWidth = width * STROKE;
  context.beginPath();
  context.moveTo(from.x * width, from.y * height);
  context.lineTo(to.x * width, to.y * height);
  context.stroke();
}
