/** A set of small whole numbers, such as the indexes of loads. */
export type Bits = Int32Array<ArrayBuffer>

export function bitsOf(size: number, numbers: Iterable<number> = []): Bits {
  const bits = new Int32Array(Math.ceil(size / 32))
  for (const number of numbers) addBit(bits, number)
  return bits
}

export function addBit(bits: Bits, number: number): void {
  bits[number >> 5] = wordAt(bits, number >> 5) | (1 << (number & 31))
}

export function deleteBit(bits: Bits, number: number): void {
  bits[number >> 5] = wordAt(bits, number >> 5) & ~(1 << (number & 31))
}

export function hasBit(bits: Bits, number: number): boolean {
  return ((wordAt(bits, number >> 5) >>> (number & 31)) & 1) === 1
}

/** Adds the numbers of `more`. */
export function addBits(bits: Bits, more: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = wordAt(bits, at) | wordAt(more, at)
}

/** Calls back with each number that is in `one` or `other`, until it returns true. Returns whether it did. */
export function someOfEither(one: Bits, other: Bits, isEnough: (number: number) => boolean): boolean {
  for (let at = 0; at < one.length; at++) {
    let word = wordAt(one, at) | wordAt(other, at)
    while (word !== 0) {
      const lowest = word & -word
      word ^= lowest
      if (isEnough(at * 32 + 31 - Math.clz32(lowest))) return true
    }
  }
  return false
}

/** How many numbers are in `one` or `other` but not in `without`, those from `light` on counted as `weight` each. */
export function weighMissing(one: Bits, other: Bits, without: Bits, light: number, weight: number): number {
  let heavy = 0
  let rest = 0
  for (let at = 0; at < one.length; at++) {
    const word = (wordAt(one, at) | wordAt(other, at)) & ~wordAt(without, at)
    if (word === 0) continue
    if (at * 32 >= light) rest += countOnes(word)
    else heavy += countOnes(word)
  }
  return heavy + rest * weight
}

function wordAt(bits: Bits, at: number): number {
  return bits[at] ?? 0
}

function countOnes(word: number): number {
  let ones = word - ((word >>> 1) & 0x55555555)
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333)
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
