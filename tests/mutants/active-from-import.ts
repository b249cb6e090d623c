import { inject } from 'vitest';

/** Activates the mutant on import. Stryker does so before the first test, which is too late for module-level code. */
const given = inject as (name: string) => unknown; // Stryker doesn't type what its runner provides
const { __stryker__: switches } = globalThis as { __stryker__?: { activeMutant?: unknown } };
if (switches && given('mode') === 'mutant') switches.activeMutant = given('activeMutant');
