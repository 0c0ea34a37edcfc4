// The sounds of the mine, made here: struck wood, falling rock, iron, a bell. Short, quiet, and only if they are wanted.

import { settings } from "../state/settings.svelte";
import type { Words } from "../words/sentences";

type Sound = (audio: AudioContext, out: AudioNode) => void;

const LOUDNESS = 0.25;
let context: AudioContext | null = null;

/** A tone that fades away. */
function tone(
  hertz: number,
  seconds: number,
  { after = 0, shape = "sine" as OscillatorType, volume = 0.5 } = {},
): Sound {
  return (audio, out) => {
    const begin = audio.currentTime + after;
    const source = new OscillatorNode(audio, { frequency: hertz, type: shape });
    const fade = new GainNode(audio, { gain: 0 });
    fade.gain.setValueAtTime(0, begin);
    fade.gain.linearRampToValueAtTime(volume, begin + 0.01);
    fade.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
    source.connect(fade).connect(out);
    source.start(begin);
    source.stop(begin + seconds);
  };
}

/** Noise below a pitch: earth, rock, a card on wood. */
function rumble(below: number, seconds: number, { after = 0, volume = 0.8 } = {}): Sound {
  return (audio, out) => {
    const begin = audio.currentTime + after;
    const noise = new AudioBuffer({
      length: Math.ceil(audio.sampleRate * seconds),
      sampleRate: audio.sampleRate,
    });
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) {
      samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 2;
    }
    const source = new AudioBufferSourceNode(audio, { buffer: noise });
    const filter = new BiquadFilterNode(audio, { type: "lowpass", frequency: below });
    source
      .connect(filter)
      .connect(new GainNode(audio, { gain: volume }))
      .connect(out);
    source.start(begin);
  };
}

const SOUNDS = {
  turn: [tone(660, 0.5), tone(880, 0.7, { after: 0.14 })],
  dig: [rumble(900, 0.12), tone(150, 0.12, { volume: 0.6 })],
  card: [rumble(2400, 0.06, { volume: 0.5 })],
  break: [rumble(3000, 0.09), tone(190, 0.25, { shape: "sawtooth", volume: 0.25 })],
  repair: [
    tone(1250, 0.25, { shape: "triangle", volume: 0.3 }),
    tone(1660, 0.3, { after: 0.11, shape: "triangle", volume: 0.3 }),
  ],
  rockfall: [rumble(320, 0.8, { volume: 1.4 }), rumble(700, 0.3, { after: 0.18 })],
  goal: [tone(523, 0.5), tone(659, 0.5, { after: 0.1 }), tone(784, 0.9, { after: 0.2 })],
  near: [tone(330, 0.5, { volume: 0.6 }), tone(349, 0.7, { after: 0.22, volume: 0.6 })],
  end: [tone(392, 0.5), tone(523, 0.5, { after: 0.16 }), tone(659, 1.1, { after: 0.32 })],
  talk: [tone(980, 0.08, { volume: 0.25 })],
} satisfies Record<string, Sound[]>;
export type SoundName = keyof typeof SOUNDS;

/** Which event sounds how, by its name. Of several at once the one that stands first here is heard. */
const BY_EVENT: [RegExp, SoundName][] = [
  [/^(?:round|game|expedition)-ended/, "end"],
  [/^(?:goal|mine)-(?:revealed|turned-up)/, "goal"],
  [/^rock-fell|^storm-raged|^dragon-woken/, "rockfall"],
  [/-repaired|-freed|^tool-brought/, "repair"],
  [/-broken|-trapped|-stolen|^trap-|^troll-called/, "break"],
  [/^tunnel-dug|^path-laid/, "dig"],
  [/^passed|^goal-seen|^gold-taken|^treasure-|^mine-seen|^dwarf-walked/, "card"],
];

/** Return the sound for what happened, if it has one. */
export function soundOf(events: Words[]): SoundName | null {
  const names = events.map((event) => String(event["is"]));
  return BY_EVENT.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? null;
}

/** Let something be heard, where sounds are wanted and the browser allows them. */
export function sound(name: SoundName): void {
  if (!settings.sound || typeof AudioContext === "undefined") {
    return;
  }
  context ??= new AudioContext();
  if (context.state === "suspended") {
    void context.resume(); // browsers want a press before the first sound; until then there is silence
    return;
  }
  const out = new GainNode(context, { gain: (LOUDNESS * settings.volume) / 100 });
  out.connect(context.destination);
  for (const part of SOUNDS[name]) {
    part(context, out);
  }
}
