import { describe, expect, it } from 'vitest'
import { dominantColours } from './dominant.ts'
import { paletteOfImage } from './from-image.ts'
import { distanceOf, type Hex, rgbOf } from './oklab.ts'
import { similarPairs } from './similar.ts'

describe('the colours of a picture', () => {
  it('returns flat colours of a logo exactly, without their antialiased edges', () => {
    const pixels = picture([
      ['#FFFFFF', 7_000],
      ['#B4583A', 2_000],
      ['#2A3B5C', 900],
      ['#DAAC9D', 40],
      ['#C78167', 40],
    ])
    expect(dominantColours(pixels).map(({ hex }) => hex)).toEqual(['#FFFFFF', '#B4583A', '#2A3B5C'])
  })

  it('ignores transparent pixels', () => {
    const pixels = picture([['#1B2A6B', 500]])
    const clear = new Uint8ClampedArray(4 * 9_500)
    const both = new Uint8ClampedArray([...clear, ...pixels])
    expect(dominantColours(both)).toEqual([{ hex: '#1B2A6B', share: 1 }])
    expect(dominantColours(clear)).toEqual([])
  })

  it('returns at most five distinct colours of a colourful image', () => {
    let state = 7
    const next = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state >>> 24
    }
    const noise = new Uint8ClampedArray(
      Array.from({ length: 4 * 16_384 }, (_, i) => (i % 4 === 3 ? 255 : next())),
    )
    const found = dominantColours(noise)
    expect(found.length).toBeGreaterThan(2)
    expect(found.length).toBeLessThanOrEqual(5)
    for (const [i, one] of found.entries()) {
      for (const other of found.slice(i + 1)) expect(distanceOf(one.hex, other.hex)).toBeGreaterThan(0.08)
    }
  })

  it('makes a palette with roles from a logo, and suggests the roles it lacks', () => {
    const found = dominantColours(
      picture([
        ['#FFFFFF', 7_000],
        ['#B4583A', 2_000],
        ['#2A3B5C', 900],
      ]),
    )
    const made = paletteOfImage(found)
    expect(made?.colours).toMatchObject({ main: '#B4583A', secondary: '#2A3B5C', quaternary: '#FDF1ED' })
    expect(made?.taken).toEqual(['main', 'secondary'])
    expect(made?.colours.success).toBe('#327B35')
  })

  it('takes the background of an image as ground, and the more saturated of two colours as accent', () => {
    const made = paletteOfImage([
      { hex: '#F4EEE2', share: 0.6 },
      { hex: '#1F5A46', share: 0.25 },
      { hex: '#E5B400', share: 0.1 },
      { hex: '#B9C7BE', share: 0.05 },
    ])
    expect(made?.taken).toEqual(['main', 'secondary', 'tertiary', 'quaternary'])
    expect(made?.colours).toMatchObject({ quaternary: '#F4EEE2', secondary: '#B9C7BE' })
  })

  it('keeps the colours of a green logo, and moves the status colours away from them', () => {
    const logo = [
      { hex: '#1B2A6B', share: 0.6 },
      { hex: '#1D7C4C', share: 0.3 },
      { hex: '#C03C45', share: 0.1 },
    ]
    const made = paletteOfImage(logo)
    expect(made?.taken).toEqual(['main', 'secondary', 'tertiary'])
    expect(made && [made.colours.secondary, made.colours.tertiary].sort()).toEqual(['#1D7C4C', '#C03C45'])
    expect(made && similarPairs(made.colours)).toEqual([])
  })

  it('makes no two colours that the check of similar colours reports, for images of a random seed', () => {
    const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
    let state = seed
    const next = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state >>> 8
    }
    const images = Array.from({ length: 1_000 }, () =>
      Array.from({ length: 1 + (next() % 5) }, () => ({
        hex: `#${next().toString(16).padStart(6, '0').toUpperCase()}`,
        share: (1 + (next() % 100)) / 100,
      })),
    )
    const faults = images.flatMap((found) => {
      const made = paletteOfImage(found)
      return made ? similarPairs(made.colours).map((pair) => `${JSON.stringify(found)}: ${pair}`) : []
    })
    expect(faults, `SEED=${seed}`).toEqual([])
  })

  it('takes black as the main colour of a black logo, and nothing of an empty image', () => {
    const made = paletteOfImage(
      dominantColours(
        picture([
          ['#FFFFFF', 900],
          ['#111111', 100],
        ]),
      ),
    )
    expect(made?.colours.main).toBe('#111111')
    expect(paletteOfImage([])).toBeNull()
  })
})

function picture(parts: readonly (readonly [Hex, number])[]): Uint8ClampedArray {
  return new Uint8ClampedArray(
    parts.flatMap(([hex, count]) => Array.from({ length: count }, () => [...rgbOf(hex), 255]).flat()),
  )
}
