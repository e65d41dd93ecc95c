import { currentFlags } from '../../lib/ui-flags.ts';

/** What can be heard and felt: a bet that leaves, and a payout above its stake. Losses are left in peace. */
type Moment = 'bet' | 'win';

/** Notes of each moment in Hz, one after the other. */
const notes: Record<Moment, readonly number[]> = { bet: [392], win: [523.25, 659.25, 783.99] };
const buzzes: Record<Moment, readonly number[]> = { bet: [12], win: [18, 60, 18] };
const noteSeconds = 0.11;
const loudness = 0.06;

let context: AudioContext | null = null;

/** Sounds and buzzes for a moment, as far as the player has turned them on. */
export function feedback(moment: Moment): void {
  const { isSoundOn, isVibrationOn } = currentFlags();
  if (isSoundOn) play(notes[moment]);
  // Devices without a motor do not have it.
  if (isVibrationOn) navigator.vibrate?.([...buzzes[moment]]);
}

/** True when a round is worth a sound: it paid more than was staked. */
export const isWin = (stakeCents: bigint, payoutCents: bigint): boolean => payoutCents > stakeCents;

function play(tones: readonly number[]): void {
  context ??= new AudioContext();
  // A browser holds sound back until the first press, which has happened by now.
  void context.resume();
  const startsAt = context.currentTime;
  for (const [place, hertz] of tones.entries()) ring(context, hertz, startsAt + place * noteSeconds);
}

function ring(audio: AudioContext, hertz: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + noteSeconds * 2);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + noteSeconds * 2);
}
