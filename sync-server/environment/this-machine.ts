/** Whether PUBLIC_URL leads other machines here. On this machine alone everything may be tried. */
export function isPublic({ publicUrl }: { readonly publicUrl: string }): boolean {
  const { hostname } = new URL(publicUrl)
  return !isThisMachine(hostname) && !hostname.endsWith('.localhost')
}

/** Whether a host name as in `URL.hostname` is localhost or a loopback address. */
export function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
