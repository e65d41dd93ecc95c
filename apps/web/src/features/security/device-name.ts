const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
] as const;

const firstOf = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** What people call a device, out of its user agent: "Chrome · Android". Any other text comes back shortened. */
export function deviceName(device: string): string {
  const known = [firstOf(browsers, device), firstOf(systems, device)].filter(Boolean).join(' · ');
  return known || device.slice(0, 40);
}

/** True for what is held in a hand. */
export function isPhone(device: string): boolean {
  return /\b(iPhone|iPad|Android|Mobile)\b/.test(device);
}
