export function PrivacyNote() {
  return (
    <p className="hint">
      We use what you enter to set up and run your receptionist, and we don’t sell it. See our{' '}
      <a href="/privacy#privacy">Privacy Policy</a>.
    </p>
  );
}
