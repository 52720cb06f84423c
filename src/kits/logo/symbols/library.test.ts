import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#model/draft-logo/symbols/catalogue.ts'
import { loadAllSymbols, loadSymbol } from '#model/draft-logo/symbols/load-symbol.ts'
import { symbols } from '#model/draft-logo/symbols/symbols.ts'
import { industryKeys } from '#model/options/business.ts'
import { keywordTones } from '#model/options/keywords.ts'
import { findSymbols, nameOfSymbol, type SymbolWords } from './find-symbols.ts'

const languages = ['ko', 'en', 'ja', 'zh-CN', 'zh-TW']
const ids = catalogue.map(({ id }) => id)
const noBrand = { industry: null, tones: [] }

describe('the library of symbols', () => {
  it('has at least 200 symbols, each with one id and one drawing', async () => {
    expect(ids.length).toBeGreaterThanOrEqual(200)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set((await loadAllSymbols()).keys())).toEqual(new Set(ids))
  })

  it('keeps every symbol that documents may contain', () => {
    expect(symbols.filter(({ id }) => !ids.includes(id))).toEqual([])
  })

  it('has industries and tones of the model alone', () => {
    const tones = keywordTones.map(({ key }) => key)
    for (const { id, industries, tones: own } of catalogue) {
      expect([id, industries.filter((key) => !industryKeys.includes(key))]).toEqual([id, []])
      expect([id, own.filter((key) => !tones.includes(key))]).toEqual([id, []])
    }
  })

  it('has symbols for every industry but the one without a subject', () => {
    const tagged = new Set(catalogue.flatMap(({ industries }) => industries))
    const branches = industryKeys.filter(
      (key) => key.includes('_') && !/^(FASHION_BEAUTY|HEALTHCARE_MEDICAL)$/.test(key),
    )
    expect(branches.filter((key) => !tagged.has(key))).toEqual(['OTHERS_ETC'])
  })

  it.each(languages)('has a name of its own for every symbol in %s', (language) => {
    const { symbol } = wordsIn(language)
    expect(Object.keys(symbol).toSorted()).toEqual(ids.toSorted())
    const names = ids.map((id) => nameOfSymbol(id, wordsIn(language)))
    expect(names.filter((name, i) => name === '' || names.indexOf(name) !== i)).toEqual([])
  })

  it('draws inside the square, readably at 16 pixels, and nothing twice', async () => {
    const seen = new Map<string, string>()
    for (const [id, d] of await loadAllSymbols()) {
      const wide = await pixels(d, 120, '-10 -10 120 120')
      const rim = wide.filter((_, i) => [i % 120, Math.floor(i / 120)].some((at) => at < 9 || at > 110))
      expect([id, Math.max(...rim)]).toEqual([id, 0])
      const small = await pixels(d, 16)
      const ink = small.reduce((sum, alpha) => sum + alpha, 0) / small.length / 255
      expect([id, ink > 0.1 && ink < 0.9]).toEqual([id, true])
      const key = small.map((alpha) => alpha >> 5).join()
      expect([id, seen.get(key)]).toEqual([id, undefined])
      seen.set(key, id)
    }
  })

  it('loads one symbol by itself, and none for an unknown id', async () => {
    expect(await loadSymbol('bread')).toMatch(/^M[\d.]+ [\d.]+/)
    expect(await loadSymbol('circle')).toMatch(/^M/)
    expect(await loadSymbol('from-a-newer-version')).toBeNull()
  })
})

describe('the search of symbols', () => {
  const found = (query: string, language = 'ko') =>
    findSymbols(query, wordsIn(language), noBrand).map(({ id }) => id)

  it('finds names and other words for them in every language', () => {
    expect(found('빵')[0]).toBe('bread')
    expect(found('scissors', 'en')[0]).toBe('scissors')
    expect(found('はさみ', 'ja')[0]).toBe('scissors')
    expect(found('花店', 'zh-CN')).toContain('tulip')
    expect(found('貓', 'zh-TW')).toContain('cat')
  })

  it('finds by initial consonants, by industry and by mood', () => {
    expect(found('ㄱㅇ')).toContain('scissors')
    expect(found('치과')).toEqual(expect.arrayContaining(['tooth', 'smile']))
    expect(found('빵집')).toContain('whisk')
    expect(found('Dental', 'en')).toContain('tooth')
    expect(found(wordsIn('ko').keywordTone.rooted ?? '')).toContain('hanok')
  })

  it('finds nothing where nothing matches, and all where nothing is asked', () => {
    expect(found('zzzz')).toEqual([])
    expect(new Set(found(' '))).toEqual(new Set(ids))
  })

  it("begins with what suits the brand's industry, then its mood", () => {
    const first = (industry: string | null, ...tones: string[]) =>
      findSymbols('', wordsIn('ko'), { industry, tones }).slice(0, 12)
    expect(first('FNB_BAKERY').every(({ industries }) => industries.includes('FNB_BAKERY'))).toBe(true)
    expect(
      first('HEALTHCARE_MEDICAL_DENTAL')
        .map(({ id }) => id)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['smile', 'tooth'])
    expect(first(null, 'rooted').every(({ tones }) => tones.includes('rooted'))).toBe(true)
    expect(first('FNB_BAKERY')).toEqual(first('FNB_BAKERY'))
  })
})

function wordsIn(language: string): SymbolWords {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../../../locales/${language}/${file}.json`, import.meta.url), 'utf8'))
  const { industry } = read('reference')
  const { keywordTone } = read('options-strategy')
  return { symbol: read('symbols').symbol, industry, synonyms: read('industry-synonyms'), keywordTone }
}

/** Opacity of each pixel of a square picture. */
async function pixels(d: string, size: number, box = '0 0 100 100'): Promise<number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}"><path fill-rule="evenodd" d="${d}"/></svg>`
  const data = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  return [...data]
}
