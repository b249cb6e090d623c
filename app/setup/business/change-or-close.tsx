/** The text that says what a click on the summary does. */
export function ChangeOrClose() {
  return (
    <span className="found-change">
      <span className="if-closed">Change</span>
      <span className="if-open">Close</span>
    </span>
  );
}
