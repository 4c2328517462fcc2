/** The browser synthesises all sounds; there are no sound files. Off by default. */
let context: AudioContext | undefined;
let on = false;

/** Toggles the sound; browsers require that a tap or key press calls it. @returns whether it is on now */
export const toggleSound = (): boolean => {
  on = !on;
  if (on) {
    context ??= new AudioContext();
    void context.resume();
    playSound('win');
  }
  return on;
};

interface Note {
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly volume: number;
  readonly wave: OscillatorType;
}

const chime = (pitches: readonly number[], step: number, volume: number): Note[] =>
  pitches.map((pitch, index) => ({ at: index * step, pitch, length: 0.42, volume, wave: 'triangle' }));

const sounds = {
  press: [{ at: 0, pitch: 180, length: 0.07, volume: 0.16, wave: 'triangle' }],
  stop: [{ at: 0, pitch: 120, length: 0.09, volume: 0.2, wave: 'sine' }],
  tick: [{ at: 0, pitch: 880, length: 0.03, volume: 0.05, wave: 'sine' }],
  win: chime([587, 740, 880], 0.09, 0.12),
  goodWin: chime([587, 740, 880, 1175], 0.1, 0.13),
  bigWin: chime([587, 740, 880, 1175, 1480], 0.11, 0.14),
} satisfies Record<string, Note[]>;

/** Plays a sound if sound is on. Losses and wins below the bet have none. */
export const playSound = (name: keyof typeof sounds): void => {
  if (!on || !context) return;
  for (const { at, pitch, length, volume, wave } of sounds[name]) {
    const start = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    const tone = context.createOscillator();
    tone.type = wave;
    tone.frequency.value = pitch;
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
};
