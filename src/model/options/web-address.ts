/** The URL if it is safe to link: http or https with a host; null for anything else. */
export function webAddressOf(text: string): string | null {
  const address = text.trim()
  return /^https?:\/\/[^\s/?#@:]+(:\d{1,5})?([/?#]\S*)?$/i.test(address) ? address : null
}

/**
 * Whether it has another scheme, such as `javascript:`, `mailto:` or `data:`. A host with a port has none.
 */
export function isOtherScheme(text: string): boolean {
  // Browsers read past blanks and control characters in a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
  const plain = text.replace(/[\u0000-\u0020]/g, '')
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d+(?:\/|$))/i.exec(plain)?.[1]?.toLowerCase()
  return scheme !== undefined && scheme !== 'http' && scheme !== 'https'
}

/** `ongi.example` as `https://ongi.example`; anything but a bare host stays unchanged. */
export function withScheme(text: string): string {
  const address = text.trim()
  if (/^\/\/[^\s/]/.test(address)) return `https:${address}`
  return /^[^\s/?#@:]+\.[^\s/?#@:.]{2,}(:\d{1,5})?([/?#]\S*)?$/.test(address) ? `https://${address}` : address
}
