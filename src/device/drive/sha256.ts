const atMost = 50 * 1024 * 1024

/** In hexadecimal digits; null for a file that is too large to be read at once. */
export async function sha256Of(blob: Blob): Promise<string | null> {
  if (blob.size > atMost) return null
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
