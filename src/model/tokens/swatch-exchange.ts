import { rgbOf } from '../colour/oklab.ts'
import type { BrandTokens, ColourToken } from './brand-tokens.ts'

const version = 1
const groupStart = 0xc001
const groupEnd = 0xc002
const colourEntry = 0x0001
/** Colour type 0, global: changing it changes all its uses. */
const globalColour = 0

/**
 * Adobe Swatch Exchange, big-endian: `ASEF`, version, number of blocks, then blocks of type, length and
 * content. Names are UTF-16, zero-terminated; their length counts the zero.
 */
export function toSwatches({ brandName, colours, ladders }: BrandTokens): Uint8Array<ArrayBuffer> {
  const blocks = [
    blockOf(groupStart, nameBytes(brandName || 'Brand')),
    ...colours.map(colourBlock),
    ...ladders.map(colourBlock),
    blockOf(groupEnd, []),
  ]
  return new Uint8Array([
    ...[...'ASEF'].map((letter) => letter.charCodeAt(0)),
    ...short(version),
    ...short(0),
    ...long(blocks.length),
    ...blocks.flat(),
  ])
}

function colourBlock({ word, hex }: ColourToken): number[] {
  return blockOf(colourEntry, [
    ...nameBytes(`${word} ${hex}`),
    ...[...'RGB '].map((letter) => letter.charCodeAt(0)),
    ...rgbOf(hex).flatMap((part) => float(part / 255)),
    ...short(globalColour),
  ])
}

function blockOf(type: number, content: readonly number[]): number[] {
  return [...short(type), ...long(content.length), ...content]
}

function nameBytes(name: string): number[] {
  const units = [...Array(name.length).keys()].map((i) => name.charCodeAt(i))
  return [...short(units.length + 1), ...units.flatMap(short), ...short(0)]
}

function short(value: number): number[] {
  return [(value >> 8) & 255, value & 255]
}

function long(value: number): number[] {
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}

function float(value: number): number[] {
  const bytes = new DataView(new ArrayBuffer(4))
  bytes.setFloat32(0, value)
  return [0, 1, 2, 3].map((i) => bytes.getUint8(i))
}
