interface ByScriptsProps {
  scripted: string;
  unscripted: string;
}

/** Two texts. The stylesheet shows one of them, depending on whether scripts run. */
export function ByScripts({ scripted, unscripted }: ByScriptsProps) {
  return (
    <>
      <span className="scripted">{scripted}</span> <span className="unscripted">{unscripted}</span>
    </>
  );
}
