import { describe, expect, it } from 'vitest'
import { black, contrastOf, paper } from './contrast.ts'
import { distanceOf, type Hex } from './oklab.ts'
import { kindOf, paletteOptions, palettesOf } from './palettes.ts'
import { brandRoles, colourRoles, type Palette, statusRoles } from './roles.ts'
import { similarPairs } from './similar.ts'

const vectors = [
  ['#B4583A', 'normal', 'calm', '#D1C0BB #B59F16 #FDF1ED #327B35 #3370B7 #EDA835 #C72F49'],
  ['#B4583A', 'normal', 'near', '#FDC586 #E6768D #FDF1ED #327B35 #3370B7 #EDA835 #C72F49'],
  ['#000000', 'grey', 'calm', '#77746E #6BACAB #F8F3E9 #317A45 #2F70A8 #E4AC4F #BE413A'],
  ['#F4E9DA', 'grey', 'calm', '#898680 #84C5C4 #2E2517 #317A45 #2F70A8 #E4AC4F #BE413A'],
  ['#FFD400', 'light', 'facing', '#7683B8 #6FC0FF #2B2616 #1B7E31 #0072AE #F7A30D #D02209'],
  ['#E11D2E', 'normal', 'split', '#003D31 #00ABEC #FDF0EF #277D2C #286FBF #F4A500 #BC3600'],
  ['#1B2A6B', 'normal', 'single', '#6A789F #819BE5 #EFF3FD #1D7C4C #0A74A6 #EBA84D #C03C45'],
] as const

describe('five palettes of one main colour', () => {
  it.each(vectors)('%s is %s and its %s palette is known', (main, kind, option, expected) => {
    const found = palettesOf(main).find((palette) => palette.option === option)
    expect(kindOf(main)).toBe(kind)
    expect(colourRoles.slice(1).map((role) => found?.colours[role])).toEqual(expected.split(' '))
    expect(found?.colours.main).toBe(main)
  })

  it('starts with the option that most keywords suggest, and keeps the order of the others', () => {
    const order = (tones: Parameters<typeof palettesOf>[1]) =>
      palettesOf('#B4583A', tones).map((each) => each.option)
    expect(order({})).toEqual(paletteOptions)
    expect(order({ tones: ['calm', 'facing', 'calm'] })).toEqual([
      'calm',
      'near',
      'facing',
      'split',
      'single',
    ])
    expect(order({ tones: ['split', 'single'] })).toEqual(['split', 'near', 'facing', 'single', 'calm'])
  })

  it('keeps the measured limits for 3,000 random colours and the extremes', () => {
    let palettes = 0
    const faults: string[] = []
    for (const main of mains(3_000, 20_261_121)) {
      const five = palettesOf(main)
      palettes += five.length
      if (new Set(five.map(({ colours }) => colours.secondary + colours.tertiary)).size < 5)
        faults.push(`${main}: two alike`)
      for (const { option, colours } of five)
        faults.push(...faultsOf(colours).map((fault) => `${main} ${option}: ${fault}`))
    }
    expect(faults).toEqual([])
    expect(palettes).toBe((3_000 + extremes.length) * 5)
  })

  it('suggests no two colours that the check of similar colours reports, for colours of a random seed', () => {
    const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
    const faults = mains(1_000, seed).flatMap((main) =>
      palettesOf(main).flatMap(({ option, colours }) =>
        similarPairs(colours).map((pair) => `${main} ${option}: ${pair.join(' and ')}`),
      ),
    )
    expect(faults, `SEED=${seed}`).toEqual([])
  })

  it('shares the four status colours among the five palettes', () => {
    for (const main of mains(50, 7)) {
      const shared = palettesOf(main).map(({ colours }) => statusRoles.map((role) => colours[role]).join(' '))
      expect(new Set(shared).size).toBe(1)
    }
  })
})

function faultsOf(colours: Palette): string[] {
  const four = brandRoles.map((role) => colours[role])
  const status = statusRoles.map((role) => colours[role])
  const written = [colours.success, colours.info, colours.danger]
  const isLightGround = contrastOf(colours.quaternary, black) > 10
  const holds = {
    'in the form of colours': [...four, ...status].every((hex) => /^#[0-9A-F]{6}$/.test(hex)),
    'brand colours apart': leastDistance(four) >= 0.1,
    'status colours apart': leastDistance(status) >= 0.135,
    'status away from main': status.every((hex) => distanceOf(hex, colours.main) >= 0.08),
    'status read on paper': written.every((hex) => contrastOf(hex, paper) >= 4.82),
    'status read on ground':
      !isLightGround || written.every((hex) => contrastOf(hex, colours.quaternary) >= 4.5),
    'black read on warning': contrastOf(colours.warning, black) >= 9,
  }
  return Object.entries(holds).flatMap(([fault, isHeld]) => (isHeld ? [] : [fault]))
}

const extremes = ['#FFFFFF', '#000000', '#FF0000', '#00FF00', '#0000FF', '#FFFF00', '#00FFFF', '#FF00FF']

function mains(count: number, seed: number): Hex[] {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8).toString(16).padStart(6, '0').toUpperCase()
  }
  return [...extremes, ...Array.from({ length: count }, () => `#${next()}`)]
}

function leastDistance(colours: readonly Hex[]): number {
  return Math.min(...colours.flatMap((one, i) => colours.slice(i + 1).map((other) => distanceOf(one, other))))
}
