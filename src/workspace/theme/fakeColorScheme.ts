/** Fakes the media query `(prefers-color-scheme: dark)`; `change` sets the system's scheme. */
export function fakeColorScheme(isDark = false) {
  const listeners = new Set<() => void>();
  return {
    matches: isDark,
    addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
    change(next: boolean) {
      this.matches = next;
      listeners.forEach((listener) => listener());
    },
  };
}
