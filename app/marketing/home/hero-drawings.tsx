const bars = [
  18, 34, 62, 88, 54, 76, 40, 92, 66, 30, 14, 10, 26, 48, 72, 58, 84, 44, 68, 36, 20, 10, 12, 40, 64, 90, 70,
  50, 82, 58, 34, 16, 10, 30, 56, 78, 46, 24, 14,
];

/** The waveform is drawn twice: in full, and clipped to the part already played. */
export function Waveform() {
  return (
    <div className="hero-wave" aria-hidden="true">
      <Bars />
      <div className="hero-wave-heard">
        <Bars />
      </div>
    </div>
  );
}

const path = bars.map((height, index) => `M${index * 8 + 4} ${50 - height / 2}v${height}`).join('');

function Bars() {
  return (
    <svg viewBox={`0 0 ${bars.length * 8} 100`} preserveAspectRatio="none">
      <path d={path} />
    </svg>
  );
}

export function HandsetIcon() {
  return (
    <svg viewBox="0 0 24 24" width="1.41rem" height="1.41rem" aria-hidden="true" className="flex-none">
      <path
        d="M6.6 3.5 9 3l2 4.600-2 1.600a11 11 0 0 0 5.400 5.400l1.600-2 4.600 2-.5 2.400c-.3 1.700-1.600 3-3.200 2.900C10 19.500 4.400 13.800 3.900 7c-.1-1.600 1.100-3.100 2.700-3.500Z"
        fill="currentColor"
      />
    </svg>
  );
}

export function PlayIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="1.06rem"
      height="1.06rem"
      aria-hidden="true"
      className="flex-none"
      fill="currentColor"
    >
      <path className="icon-first" d="M5 2.500v15l12-7.500z" />
      <path className="icon-swap" d="M4 3h4v14H4zM12 3h4v14h-4z" />
    </svg>
  );
}
