/** How this browser came to know a receptionist. */
interface Origins {
  /** The setup that created it here; `undefined` if it was created in another browser. */
  setupVariant?: string | undefined;
  /** Whether its owner's link was used here. */
  isClaimed?: boolean | undefined;
}

/**
 * Whether this browser is its owner's, so that it may clone a voice and order a number. The id alone isn't enough: owners
 * paste it into their websites. Signing up for the trial isn't enough either, because that takes the id alone.
 */
export function isOwnersBrowser({ setupVariant, isClaimed }: Origins): boolean {
  return setupVariant !== undefined || isClaimed === true;
}
