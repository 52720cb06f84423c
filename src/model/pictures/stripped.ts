export interface Stripped {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** As EXIF counts it: 1 is upright. Of another one a minimal EXIF stays in the bytes. */
  readonly orientation: number
  readonly isAnimated: boolean
  /** Its metadata says that a model made it; that stays in the bytes, too. */
  readonly isAi?: true
}

export function joinParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Bytes as Latin-1, for the names of parts. */
export function nameAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

export function bytesOf(name: string): Uint8Array {
  return Uint8Array.from(name, (letter) => letter.charCodeAt(0))
}
