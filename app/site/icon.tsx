const paths = {
  calendar: 'M4 7h16v13H4zM4 11h16M8 4v5M16 4v5M9 15.5l2 2 4-4',
  check: 'm4.8 12.6 4.8 4.8 9.6-10.8',
  languages:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  mail: 'M5.5 5h13a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-13a2.5 2.5 0 0 1-2.5-2.5v-9A2.5 2.5 0 0 1 5.5 5ZM4 7.5l8 6 8-6',
  move: 'M4 9h13M13 5l4 4-4 4M20 16H7M11 12.5 7 16l4 3.5',
  question: 'M4 5h16v11H11l-4 4v-4H4zM10 9.2a2 2 0 1 1 2.6 1.9c-.5.2-.6.5-.6 1M12 13.9v.2',
  reminder: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10.5 21h3',
  urgent: 'M12 3c3.5 4 6 6.8 6 10.3A6 6 0 0 1 6 13.3C6 9.8 8.5 7 12 3ZM12 10v4M12 17v.2',
} as const;

interface IconProps {
  name: keyof typeof paths;
  /** Width and height. */
  size: string;
  strokeWidth?: number;
  className?: string;
}

/** An outlined icon in the color of the text. Screen readers skip it. */
export function Icon({ name, size, strokeWidth = 1.7, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={className}>
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface PlayPauseIconProps {
  size: string;
  /** Whether the icon shows the bars of 'pause' first, and the triangle after a click. */
  isPauseFirst?: boolean;
}

/** An icon of two paths. The stylesheet shows one of them, depending on the state of the button. */
export function PlayPauseIcon({ size, isPauseFirst = false }: PlayPauseIconProps) {
  const [play, pause] = ['M6 3v18l14.4-9z', 'M5 4h4.8v16H5zM14.4 4h4.8v16h-4.8z'];
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className="flex-none"
      fill="currentColor"
    >
      <path className="icon-first" d={isPauseFirst ? pause : play} />
      <path className="icon-swap" d={isPauseFirst ? play : pause} />
    </svg>
  );
}
