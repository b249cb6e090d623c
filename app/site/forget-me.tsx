/** Clears what this browser remembers: on a shared computer, the next person must not see or change it. */
export function ForgetMe() {
  return (
    <form method="post" action="/forget" className="mt-8">
      <button type="submit" className="btn btn-quiet btn-small">
        This isn’t my computer: forget me here
      </button>
    </form>
  );
}
