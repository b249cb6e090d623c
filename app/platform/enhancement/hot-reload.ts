/**
 * Defines a fake Remix router, in development only. Remix's hot reload revalidates its router before it refreshes React, and
 * our pages have none.
 */
export function fakeRemixRouter(): void {
  Object.assign(window, {
    __remixRouter: {
      subscribe(listener: (state: { revalidation: 'idle' }) => void) {
        setTimeout(() => listener({ revalidation: 'idle' }));
        return () => undefined;
      },
      revalidate: () => undefined,
    },
    __remixClearCriticalCss: () => undefined,
  });
}
