import { describe, expect, it } from 'vitest'
import { contrastOf, labelOn, nearestPassing, needsPlate, ratioText, verdictOf } from './contrast.ts'
import { cmykOf, colourFormats, formatColour } from './formats.ts'
import { ladderOf } from './ladder.ts'
import { mainStrongOf } from './main-strong.ts'
import { oklchOf } from './oklab.ts'
import { allPairs, bestPairs, worstPairs } from './pairs.ts'
import { palettesOf } from './palettes.ts'
import { parseColour } from './parse.ts'
import { isDistinct, similarPairs } from './similar.ts'

const ongi = palettesOf('#B4583A', { tones: ['calm'] })[0]?.colours
if (!ongi) throw new Error('there are always five')

describe('contrast', () => {
  it('classifies a pair, and never rounds a failing ratio up', () => {
    expect(verdictOf(4.5)).toBe('text')
    expect(verdictOf(4.499)).toBe('large')
    expect(ratioText(4.499)).toBe('4.49')
    expect(ratioText(2.999)).toBe('2.99')
    expect(ratioText(4.775)).toBe('4.78')
    expect(verdictOf(2.99)).toBe('decoration')
  })

  it('labels dark swatches in white and light ones in black, on a plate where the contrast is too low', () => {
    expect(labelOn('#B4583A')).toBe('#FFFFFF')
    expect(labelOn('#D1C0BB')).toBe('#000000')
    expect(labelOn('#00CC00')).toBe('#FFFFFF')
    expect(needsPlate('#00CC00')).toBe(true)
    expect(needsPlate('#B4583A')).toBe(false)
  })

  it('finds the nearest colour that passes, and keeps one that passes already', () => {
    const passing = nearestPassing('#B4583A', '#FDF1ED')
    expect(contrastOf(passing, '#FDF1ED')).toBeGreaterThanOrEqual(4.5)
    expect(Math.abs(oklchOf(passing).l - oklchOf('#B4583A').l)).toBeLessThan(0.03)
    expect(nearestPassing('#000000', '#FFFFFF')).toBe('#000000')
    for (const ground of ['#777777', '#808080', '#00CC00']) {
      expect(contrastOf(nearestPassing('#888888', ground), ground)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('a readable colour in place of a faint one', () => {
  it('is not one that the check of similar colours would report', () => {
    const colours = { ...ongi, danger: '#F0A0A8' }
    const plain = nearestPassing(colours.danger, '#FBFAF7')
    const beside = { ...colours, tertiary: plain }
    expect(isDistinct(plain, 'danger', beside)).toBe(false)
    const better = nearestPassing(colours.danger, '#FBFAF7', 4.5, (made) =>
      isDistinct(made, 'danger', beside),
    )
    expect(contrastOf(better, '#FBFAF7')).toBeGreaterThanOrEqual(4.5)
    expect(isDistinct(better, 'danger', beside)).toBe(true)
  })

  it('is the nearest one where every one resembles another colour', () => {
    expect(nearestPassing('#F0A0A8', '#FBFAF7', 4.5, () => false)).toBe(nearestPassing('#F0A0A8', '#FBFAF7'))
  })
})

describe('derived colours', () => {
  it('the main colour is readable on both papers', () => {
    const both = (hex: string) => [mainStrongOf(hex, 'light'), mainStrongOf(hex, 'dark')]
    expect(both('#B4583A')).toEqual(['#B4583A', '#C16446'])
    expect(both('#FFD400')).toEqual(['#887000', '#FFD400'])
    expect(both('#F4E9DA')).toEqual(['#7C7265', '#F4E9DA'])
    expect(both('#1B2A6B')).toEqual(['#1B2A6B', '#637BC3'])
  })

  it('a ladder goes from tints to shades with the colour itself among them', () => {
    const rungs = ladderOf('#B4583A')
    expect(rungs.map(({ hex }) => hex).join(' ')).toBe(
      '#FFF2EE #FFE0D6 #FFC5B2 #F2A58C #DA856A #B4583A #A34C2F #81351C #60210A #400E00',
    )
    expect(rungs.find(({ isItself }) => isItself)?.name).toBe('500')
  })

  it('is formatted in four notations', () => {
    expect(colourFormats.map((format) => formatColour('#B4583A', format))).toEqual([
      '#B4583A',
      '180 88 58',
      '0 51 68 29',
      '0.567 0.128 39',
    ])
    expect(cmykOf('#000000')).toEqual([0, 0, 0, 100])
  })
})

describe('what people type', () => {
  it.each([
    ['#abc', '#AABBCC'],
    [' b4583a ', '#B4583A'],
    ['＃Ｂ４５８３Ａ', '#B4583A'],
    ['#B4583AFF', '#B4583A'],
    ['rgb(180, 88, 58)', '#B4583A'],
    ['rgba(180 88 58 / 1)', '#B4583A'],
    ['180 88 58', '#B4583A'],
    ['hsl(0 100% 50%)', '#FF0000'],
    ['oklch(1 0 0)', '#FFFFFF'],
    ['cmyk(0, 0, 0, 100)', '#000000'],
    ['Tomato', '#FF6347'],
    ['남색', '#1B2A6B'],
    ['흰 색', '#FFFFFF'],
  ])('%s is %s', (typed, hex) => expect(parseColour(typed)).toBe(hex))

  it.each(['', '12', 'zzz', '#12345', '#B4583A80', 'rgb(300 0 0)', 'rgb(1 2)', '1 2 3 4', 'constructor'])(
    '%s is no colour',
    (typed) => expect(parseColour(typed)).toBeNull(),
  )
})

describe('pairs', () => {
  const named = (pairs: ReturnType<typeof bestPairs>) =>
    pairs.map(({ text, ground, ratio }) => `${text} on ${ground} ${ratioText(ratio)}`)

  it('lists the best pairs and the worst ones', () => {
    expect(named(bestPairs(ongi))).toEqual([
      'white on main 4.78',
      'black on secondary 11.97',
      'black on tertiary 7.94',
      'black on quaternary 18.98',
    ])
    expect(named(worstPairs(ongi))).toEqual([
      'main on secondary 2.72',
      'tertiary on quaternary 2.39',
      'main on quaternary 4.32',
    ])
  })

  it('lists no pair as bad that is readable', () => {
    const navy = palettesOf('#1B2A6B')[0]?.colours
    for (const { verdict } of worstPairs(navy ?? ongi)) expect(verdict).not.toBe('text')
    expect(allPairs(ongi)).toHaveLength(21)
  })

  it('reports colours that look alike', () => {
    const none = { ...ongi, success: null, info: null, warning: null, danger: null }
    expect(similarPairs(ongi)).toEqual([])
    expect(similarPairs({ ...none, secondary: '#B65A3C' })).toEqual([['main', 'secondary']])
  })
})
