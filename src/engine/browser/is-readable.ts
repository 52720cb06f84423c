/**
 * Whether the bytes of a file that this device keeps can still be read. Where a browser keeps a reference to a file on the
 * disk, one that was changed, moved or deleted since cannot.
 */
export async function isReadable(blob: Blob): Promise<boolean> {
  try {
    await Promise.all([blob.slice(0, 1), blob.slice(-1)].map((part) => part.arrayBuffer()))
    return true
  } catch {
    return false
  }
}
