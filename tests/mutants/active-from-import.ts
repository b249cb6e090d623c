import { inject } from 'vitest';

/** Stryker turns a mutant on before the first test, which is too late for what a module makes when it is imported. */
const given = inject as (name: string) => unknown; // what Stryker's runner provides is typed nowhere
const { __stryker__: switches } = globalThis as { __stryker__?: { activeMutant?: unknown } };
if (switches && given('mode') === 'mutant') switches.activeMutant = given('activeMutant');
