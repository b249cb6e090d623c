/** Below a button that starts a trial, for an owner who started it in another browser. */
export function AlreadyStarted({ agentId }: { agentId: string }) {
  return (
    <p className="mt-3">
      Already started your trial? <a href={`/calendar-setup?agentId=${agentId}`}>Open your checklist</a>
    </p>
  );
}
