/**
 * Remix's hot reload asks its own router to load anew before it refreshes React; no page of ours has one. Development only.
 */
export function standInForRouter(): void {
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
