import type { ByteRange } from '../gateways/storage/storage.ts'

/**
 * The part of `size` bytes that the header `Range` asks for: null for all of them, also where there is no header or one that
 * we do not serve, such as several ranges; 'beyond' where it names none of the bytes.
 */
export function readRange(header: string | undefined, size: number): Required<ByteRange> | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'beyond' : { start: size - count, end: size - 1 }
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'beyond' : { start, end }
}
