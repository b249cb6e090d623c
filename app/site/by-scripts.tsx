interface ByScriptsProps {
  scripted: string;
  unscripted: string;
}

/** Two texts, of which the stylesheet shows the one that is true for the browser. */
export function ByScripts({ scripted, unscripted }: ByScriptsProps) {
  return (
    <>
      <span className="scripted">{scripted}</span> <span className="unscripted">{unscripted}</span>
    </>
  );
}
