/** Two soft sounds, made on the spot: a stone on a table and the chime of one's turn. Off unless switched on. */

/** @type {AudioContext | undefined} */
let audio;

/** @param {number} pitch in Hz @param {number} at seconds from now @param {number} length in seconds @param {number} loud */
function note(pitch, at, length, loud) {
  audio ??= new AudioContext();
  if (audio.state === "suspended") {
    if (navigator.userActivation?.hasBeenActive === false) return; // it would be kept for the first click, with all that follow
    void audio.resume();
  }
  const start = audio.currentTime + at, tone = audio.createOscillator(), volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

export const click = () => note(190, 0, 0.09, 0.22);
export const chime = () => [523.25, 659.25, 784].forEach((pitch, step) => note(pitch, step * 0.13, 0.9, 0.1));
