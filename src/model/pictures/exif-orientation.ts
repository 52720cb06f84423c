import { viewOf } from './stripped.ts'

const orientationTag = 0x0112

/** The orientation that the TIFF structure of EXIF says, 1 to 8; 1 where it says none. */
export function orientationIn(tiff: Uint8Array): number {
  if (tiff.length < 8) return 1
  const view = viewOf(tiff)
  const order = view.getUint16(0)
  if (order !== 0x4949 && order !== 0x4d4d) return 1
  const little = order === 0x4949
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.length) return 1
  const count = view.getUint16(directory, little)
  for (let i = 0; i < count; i++) {
    const entry = directory + 2 + i * 12
    if (entry + 12 > tiff.length) return 1
    if (view.getUint16(entry, little) !== orientationTag) continue
    const said = view.getUint16(entry + 8, little)
    return said >= 1 && said <= 8 ? said : 1
  }
  return 1
}

/** A TIFF structure that says nothing but the orientation. */
export function orientationOnly(orientation: number): Uint8Array {
  const header = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8]
  // One entry: a SHORT, once, in the upper half of its field; no further directory.
  const entry = [orientationTag >> 8, orientationTag & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  return Uint8Array.from([...header, 0, 1, ...entry, 0, 0, 0, 0])
}
