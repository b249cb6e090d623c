import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';

/** What an enhanced player knows of its recording, and what its controls do. */
export function usePlayback() {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [second, setSecond] = useState(0);
  const [duration, setDuration] = useState(0);
  const [failed, setFailed] = useState(false);

  // The browser's own controls may have started it before the page was enhanced.
  useEffect(() => setPlaying(audio.current?.paused === false), []);

  const seek = (to: number) => {
    setSecond(to);
    if (audio.current) audio.current.currentTime = to;
  };

  async function toggle() {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    setFailed(false);
    pauseOthers(element);
    // A play that is cut short by a pause rejects too, so only the element's own error counts.
    await element.play().catch(() => setFailed(element.error !== null));
  }

  const events = {
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onTimeUpdate: (event: SyntheticEvent<HTMLAudioElement>) => setSecond(event.currentTarget.currentTime),
    onDurationChange: (event: SyntheticEvent<HTMLAudioElement>) => setDuration(event.currentTarget.duration),
    onError: () => {
      setPlaying(false);
      setFailed(true);
    },
    onEnded: () => {
      setPlaying(false);
      seek(0);
    },
  };

  return { audio, events, playing, second, duration, failed, toggle, seek };
}

/** Two recordings at once help nobody. */
function pauseOthers(playing: HTMLAudioElement): void {
  for (const other of document.querySelectorAll('audio')) if (other !== playing) other.pause();
}
