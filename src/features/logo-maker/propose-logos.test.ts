import { describe, expect, it } from 'vitest'
import { Doc } from 'yjs'
import { contrastOf, white } from '#model/colour/contrast.ts'
import { firstLogo } from '#model/documents/first-logo.ts'
import { guide } from '#model/documents/guide.ts'
import { brokenName, widthOf } from '#model/draft-logo/name-lines.ts'
import { reversedOn, withPlate } from '#model/draft-logo/plate.ts'
import { catalogue } from '#model/draft-logo/symbols/catalogue.ts'
import { industryKeys } from '#model/options/business.ts'
import { keywordTones } from '#model/options/keywords.ts'
import { originalLogoOf } from './original-logo.ts'
import { type BrandFacts, type Proposal, proposalKeys, proposeLogos } from './propose-logos.ts'

const unknown: BrandFacts = {
  name: '보름',
  tagline: '',
  colours: { main: null, secondary: null, tertiary: null, quaternary: null },
  korFont: null,
  engFont: null,
  industry: null,
  products: [],
  tones: [],
  language: 'ko',
}
const gowunBatang = { idFontFamily: 2, idFontFace: 2700, weightValue: 700 }
const inter = { idFontFamily: 14, idFontFace: 14600, weightValue: 600 }
const bakery: BrandFacts = {
  ...unknown,
  name: '동네빵집 아침',
  tagline: '매일 굽는 빵',
  colours: { main: '#B4583A', secondary: '#2F5D50', tertiary: '#3B2E2A', quaternary: '#F4EDE4' },
  korFont: gowunBatang,
  engFont: inter,
  industry: 'FNB_BAKERY',
  tones: ['warm', 'rooted'],
}
const ofKey = (facts: BrandFacts, key: string) => proposeLogos(facts).find((each) => each.key === key)?.state
const fillsOf = ({ state }: Proposal) => [
  state.brandSymbol.fill,
  state.brandName.fill,
  ...(state.plate ? [state.plate.fill] : []),
]

describe('the six proposals', () => {
  it('are six different, finished logos, and the same for the same brand', () => {
    const proposals = proposeLogos(bakery)
    expect(proposals.map(({ key }) => key)).toEqual(proposalKeys)
    expect(new Set(proposals.map(({ state }) => JSON.stringify(state))).size).toBe(6)
    expect(proposeLogos({ ...bakery, tones: [...bakery.tones] })).toEqual(proposals)
    for (const { state } of proposals) {
      expect(state.brandName.text).toBe('동네빵집 아침')
    }
  })

  it('begin with the symbol of what is sold', () => {
    const sold = { ...bakery, products: ['자전거 수리'] }
    const [first] = proposeLogos(sold, 0, { bicycle: '자전거' })
    expect(first?.state.brandSymbol.id).toBe('bicycle')
    expect(proposeLogos(sold)[0]?.state.brandSymbol.id).not.toBe('bicycle')
  })

  it.each([
    ['with all that it is made of', bakery],
    ['by its name alone', unknown],
  ])('are others with each seed, and the same with the same one, for a brand %s', (_, facts) => {
    const sets = Array.from({ length: 12 }, (_one, seed) => JSON.stringify(proposeLogos(facts, seed)))
    expect(new Set(sets).size).toBe(12)
    expect(JSON.stringify(proposeLogos(facts, 7))).toBe(sets[7])
    expect(JSON.stringify(proposeLogos(facts))).toBe(sets[0])
  })

  it('are stored whole, and logos of earlier versions stay what they are', () => {
    const doc = new Doc()
    const { layout, brandName, brandTagline, brandSymbol } = firstLogo('온기', 'Ongi')
    const earlier = { layout, brandName, brandTagline, brandSymbol }
    for (const state of [...proposeLogos(bakery).map((proposal) => proposal.state), earlier]) {
      guide.visual.logoMaker.write(doc, state)
      expect(guide.visual.logoMaker.read(doc)).toEqual(state)
    }
  })

  it('show symbols of the industry, of which no two are the same', () => {
    const shown = proposeLogos(bakery)
      .filter(({ key }) => key !== 'monogram' && key !== 'wordmark')
      .map(({ state }) => state.brandSymbol.id)
    expect(new Set(shown).size).toBe(4)
    const industries = shown.map((id) => catalogue.find((symbol) => symbol.id === id)?.industries)
    expect(industries.every((keys) => keys?.includes('FNB_BAKERY'))).toBe(true)
  })

  it('follow the keywords', () => {
    const symbolsBy = (tone: string) =>
      proposeLogos({ ...bakery, tones: [tone] }).map(({ state }) => state.brandSymbol.id)
    expect(symbolsBy('refined')).not.toEqual(symbolsBy('lively'))
  })

  it("use the brand's colours alone, and its font for the letters of the name", () => {
    const own: string[] = [...Object.values(bakery.colours).flatMap((hex) => hex ?? []), white, '#000000']
    for (const proposal of proposeLogos(bakery)) {
      expect(fillsOf(proposal).filter((hex) => !own.includes(hex))).toEqual([])
      expect(proposal.state.brandName.fontFamily).toBe('Gowun Batang')
    }
    for (const { state } of proposeLogos({ ...bakery, name: 'Morning' }))
      expect(state.brandName.fontFamily).toBe('Inter')
  })

  it.each(['#F2C94C', '#FFFDF5', '#111111', '#2F7D5B', '#E36A8A', '#9BBBA9'])(
    'can be seen with the main colour %s',
    (main) => {
      for (const tertiary of [null, '#5B3A1E']) {
        const colours = { ...unknown.colours, main, tertiary }
        const sets = [0, 1, 2].flatMap((seed) => proposeLogos({ ...bakery, colours }, seed))
        for (const { state } of sets) {
          const ground = state.plate?.fill ?? white
          const needed = state.plate ? 3 : 2
          expect(contrastOf(state.brandSymbol.fill, ground)).toBeGreaterThanOrEqual(needed)
          expect(contrastOf(state.brandName.fill, ground)).toBeGreaterThanOrEqual(needed)
        }
      }
    },
  )

  it('need a name alone: without the rest they are black, in fonts of the script, with plain signs', () => {
    expect(proposeLogos({ ...unknown, name: ' ' })).toEqual([])
    const proposals = proposeLogos(unknown)
    expect(proposals).toHaveLength(6)
    expect(new Set(proposals.flatMap(fillsOf))).toEqual(new Set(['#000000', white]))
    const familyOf = (name: string, language: BrandFacts['language'] = 'ko') =>
      ofKey({ ...unknown, name, language }, 'beside')?.brandName.fontFamily
    expect(familyOf('ことり')).toBe('Noto Sans JP')
    expect(familyOf('山茶花', 'zh-CN')).toBe('Noto Sans SC')
    expect(familyOf('보름')).toBe('Pretendard')
    expect(ofKey({ ...unknown, name: '보름' }, 'beside')).not.toEqual(
      ofKey({ ...unknown, name: '그믐' }, 'beside'),
    )
  })

  it.each(industryKeys.map((key) => [key]))('have symbols of the library for %s', (industry) => {
    const ids = catalogue.map(({ id }) => id)
    for (const tones of [[], keywordTones.slice(0, 3).map(({ key }) => key)]) {
      const used = proposeLogos({ ...unknown, industry, tones }).map(({ state }) => state.brandSymbol.id)
      expect(used.filter((id) => !ids.includes(id) && !id.startsWith('letter-'))).toEqual([])
    }
  })

  it('set a long name in two lines, and put it on a rectangle instead of in a circle', () => {
    const long = { ...unknown, name: 'ひだまりと本のある小さな喫茶店ことり' }
    expect(proposeLogos(long).every(({ state }) => state.isNameInTwoLines)).toBe(true)
    expect(ofKey(long, 'badge')?.plate?.shape).toBe('RECTANGLE')
    expect(proposeLogos(unknown).some(({ state }) => state.isNameInTwoLines)).toBe(false)
    expect(ofKey(unknown, 'badge')?.plate?.shape).toBe('CIRCLE')
  })

  it('remember the symbol and the font that they began with', () => {
    const state = ofKey(bakery, 'beside') ?? firstLogo('', '')
    expect(state.baseIdBrandSymbol).toBe(state.brandSymbol.id)
    expect(state.baseFontFace).toBe(2700)
    expect(originalLogoOf(state)).toBeNull()
    const changed = {
      ...state,
      brandSymbol: { ...state.brandSymbol, id: 'leaf' },
      brandName: { ...state.brandName, text: '아침', fontFamily: 'Jua', idFontFace: 10_400, fontWeight: 400 },
    }
    expect(originalLogoOf(changed)).toEqual({ ...state, brandName: { ...state.brandName, text: '아침' } })
    const { baseFontFace: _, ...ofEarlierVersion } = changed
    expect(originalLogoOf(ofEarlierVersion)).toBeNull()
  })
})

describe('a name in two lines', () => {
  it.each([
    ['Northbound Coffee Roasters', ['Northbound', 'Coffee Roasters']],
    ['Lex & Partner', ['Lex', '& Partner']],
    ['동네빵집 아침', ['동네빵집', '아침']],
    ['달콤한우리동네강아지미용실', ['달콤한우리동네', '강아지미용실']],
    ['ひだまりと本のある小さな喫茶店ことり', ['ひだまりと本のある', '小さな喫茶店ことり']],
  ])('%s is broken between words, into lines of like width', (name, lines) => {
    expect(brokenName(name)).toEqual(lines)
  })

  it.each(['온기', '보름달', 'Ongi', 'Unbelievable', ''])('%s stays whole', (name) => {
    expect(brokenName(name)).toBeNull()
  })

  it('Korean letters are wider than Latin ones', () => {
    expect(widthOf('온기')).toBeGreaterThan(widthOf('on'))
  })
})

describe('a plate', () => {
  const state = firstLogo('온기', 'Ongi')

  it('makes what could not be seen on it white or black, and gives its colour back', () => {
    const plated = withPlate(state, { shape: 'CIRCLE', fill: '#14213D' })
    expect([plated.brandName.fill, plated.brandSymbol.fill]).toEqual([white, white])
    const bare = withPlate(plated, null)
    expect(bare.plate).toBeUndefined()
    expect([bare.brandName.fill, bare.brandSymbol.fill]).toEqual(['#14213D', '#14213D'])
  })

  it('keeps colours that can be seen on it', () => {
    const plated = withPlate(state, { shape: 'RECTANGLE', fill: '#F2C94C' })
    expect(plated.brandName.fill).toBe('#000000')
    expect(reversedOn('#F2C94C')).toBe('#000000')
  })
})
