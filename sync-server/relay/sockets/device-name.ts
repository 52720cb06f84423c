const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bWhale\//, 'Whale'],
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Browser and system of a User-Agent, such as `Chrome · Windows`; null where neither is known. */
export function deviceNameOf(userAgent: string | undefined): string | null {
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const parts = [nameIn(browsers), nameIn(systems)].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(' · ') : null
}
