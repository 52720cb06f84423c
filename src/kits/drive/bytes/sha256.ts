/** Up to here the browser's own hash is asked, which needs all bytes at once. */
const atOnce = 16 * 1024 * 1024

/** Of all bytes, in hexadecimal digits. Rejects where they cannot be read. */
export async function sha256Of(blob: Blob): Promise<string> {
  if (blob.size <= atOnce) return sha256OfBytes(await blob.arrayBuffer())
  const { sha256 } = await import('@noble/hashes/sha2.js')
  const hash = sha256.create()
  for await (const piece of piecesOf(blob)) hash.update(piece)
  return toHex(hash.digest())
}

const pieceBytes = 1024 * 1024

/** The bytes in order, each piece until the next is asked for: all are read into the same memory, where a browser can. */
async function* piecesOf(blob: Blob): AsyncGenerator<Uint8Array> {
  const read = readerOf(blob.stream())
  let memory = new Uint8Array(pieceBytes)
  for (;;) {
    const { done, value } = await read(memory)
    if (done || !value) return
    yield value
    memory = new Uint8Array(value.buffer)
  }
}

type Bytes = Uint8Array<ArrayBuffer>
type Read = (memory: Bytes) => Promise<{ done: boolean; value?: Bytes | undefined }>

function readerOf(stream: ReadableStream<Bytes>): Read {
  try {
    const reader = stream.getReader({ mode: 'byob' })
    return (memory) => reader.read(memory)
  } catch {
    const reader = stream.getReader()
    return () => reader.read()
  }
}

export async function sha256OfBytes(bytes: BufferSource): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

function toHex(hash: Uint8Array): string {
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
