const paths = {
  calendar: 'M4 7h16v13H4zM4 11h16M8 4v5M16 4v5M9 15.500l2 2 4-4',
  check: 'm4.8 12.6 4.8 4.8 9.6-10.8',
  languages:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM3.500 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17',
  mail: 'M5.500 5h13a2.500 2.500 0 0 1 2.500 2.500v9a2.500 2.500 0 0 1-2.500 2.500h-13a2.500 2.500 0 0 1-2.500-2.500v-9A2.500 2.500 0 0 1 5.500 5ZM4 7.500l8 6 8-6',
  move: 'M4 9h13M13 5l4 4-4 4M20 16H7M11 12.500 7 16l4 3.500',
  question: 'M4 5h16v11H11l-4 4v-4H4zM10 9.200a2 2 0 1 1 2.600 1.900c-.5.200-.6.500-.6 1M12 13.900v.2',
  reminder: 'M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10.500 21h3',
  urgent: 'M12 3c3.500 4 6 6.800 6 10.300A6 6 0 0 1 6 13.300C6 9.800 8.500 7 12 3ZM12 10v4M12 17v.2',
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
  /** Whether it shows the bars of 'pause' first, and the triangle after a click. */
  isPauseFirst?: boolean;
}

/** The stylesheet shows one of its two paths, depending on the state of the button. */
export function PlayPauseIcon({ size, isPauseFirst = false }: PlayPauseIconProps) {
  const [play, pause] = ['M6 3v18l14.400-9z', 'M5 4h4.800v16H5zM14.400 4h4.800v16h-4.800z'];
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
