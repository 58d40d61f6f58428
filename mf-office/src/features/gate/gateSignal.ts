export type GateLook = 'good' | 'bad' | 'open';

/** Vibration in milliseconds, on and off; frequency in hertz and length in seconds of the sound. */
const signals: Readonly<Record<GateLook, { readonly vibration: number[]; readonly hz: number; readonly sec: number }>> =
  {
    good: { vibration: [80], hz: 880, sec: 0.12 },
    bad: { vibration: [200, 100, 200], hz: 220, sec: 0.4 },
    open: { vibration: [80, 80, 80], hz: 440, sec: 0.2 },
  };
const volume = 0.2;

let audio: AudioContext | undefined;

/** Vibrates and sounds by the result, where the browser can: the eyes of the gate are on the people. */
export function signalResult(look: GateLook): void {
  const { vibration, hz, sec } = signals[look];
  navigator.vibrate?.(vibration);
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.frequency.value = hz;
  gain.gain.value = volume;
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + sec);
}
