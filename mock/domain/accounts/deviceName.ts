type Known = readonly (readonly [pattern: RegExp, name: string])[];

/** The first match wins: each browser names those that it is derived from. */
const BROWSERS: Known = [
  [/MicroMessenger\/(\d+)/, 'WeChat'],
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Headless)?(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];
const SYSTEMS: Known = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/OpenHarmony/, 'HarmonyOS'],
  [/Android (\d+)/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

function firstOf(known: Known, userAgent: string): string[] {
  for (const [pattern, name] of known) {
    const match = pattern.exec(userAgent);
    if (match) return [match[1] === undefined ? name : `${name} ${match[1]}`];
  }
  return [];
}

/** The name of a device from its `User-Agent`: "Chrome 142 · Windows"; empty for anything else. */
export const deviceName = (userAgent: string): string =>
  [...firstOf(BROWSERS, userAgent), ...firstOf(SYSTEMS, userAgent)].join(' · ');
