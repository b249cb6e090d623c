/** Beside the offer to answer tonight, for owners whose trade is unknown. */
export function PatientsNote() {
  return (
    <>
      A medical or dental practice? <a href="/contact#baa">Ask us for a BAA</a> first.
    </>
  );
}
