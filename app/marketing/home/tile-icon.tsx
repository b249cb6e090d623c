import type { TileIcon as TileIconName } from '~/content/included';

const paths: Record<TileIconName, string> = {
  calendar: 'M4 7h16v13H4zM4 11h16M8 4v5M16 4v5M9 15.500l2 2 4-4',
  urgent: 'M12 3c3.500 4 6 6.800 6 10.300A6 6 0 0 1 6 13.300C6 9.800 8.500 7 12 3ZM12 10v4M12 17v.2',
  question: 'M4 5h16v11H11l-4 4v-4H4zM10 9.200a2 2 0 1 1 2.600 1.900c-.5.200-.6.500-.6 1M12 13.900v.2',
  move: 'M4 9h13M13 5l4 4-4 4M20 16H7M11 12.500 7 16l4 3.500',
  reminder: 'M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10.500 21h3',
  languages:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM3.500 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17',
};

export function TileIcon({ name }: { name: TileIconName }) {
  return (
    <svg viewBox="0 0 24 24" width="1.76rem" height="1.76rem" aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
