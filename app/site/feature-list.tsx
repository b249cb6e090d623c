interface FeatureListProps {
  features: readonly string[];
  /** Whether wide screens show two columns. */
  inColumns?: boolean;
}

export function FeatureList({ features, inColumns = false }: FeatureListProps) {
  return (
    <ul className={`grid gap-2 ${inColumns ? 'md:grid-cols-2' : ''}`}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-3">
          <svg
            viewBox="0 0 20 20"
            width="1.18rem"
            height="1.18rem"
            aria-hidden="true"
            className="mt-1 flex-none text-accent"
          >
            <path
              d="m4 10.5 4 4 8-9"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {feature}
        </li>
      ))}
    </ul>
  );
}
