/** Up to here the browser's own hash is asked, which needs all bytes at once. */
const atOnce = 16 * 1024 * 1024

/** Of all bytes, in hexadecimal digits. Rejects where they cannot be read. */
export async function sha256Of(blob: Blob): Promise<string> {
  if (blob.size <= atOnce) return sha256OfBytes(await blob.arrayBuffer())
  const { sha256 } = await import('@noble/hashes/sha2.js')
  const hash = sha256.create()
  const reader = blob.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return toHex(hash.digest())
    hash.update(value)
  }
}

export async function sha256OfBytes(bytes: ArrayBuffer): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

function toHex(hash: Uint8Array): string {
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
