import StyleDictionary from 'style-dictionary'
import { compile } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import { palettesOf } from '../colour/palettes.ts'
import { type ColourRole, colourRoles } from '../colour/roles.ts'
import { guide } from '../documents/guide.ts'
import type { Answers } from '../fields/answers.ts'
import { type TokenKind, tokensOf } from './tokens-of.ts'

const words: Record<ColourRole, string> = {
  main: '메인 컬러',
  secondary: '보조 컬러',
  tertiary: '포인트 컬러',
  quaternary: '바탕 컬러',
  success: '완료',
  info: '안내',
  warning: '주의',
  danger: '오류',
}
const wordOf = (role: ColourRole) => words[role]
const palette = palettesOf('#B4583A', { tones: ['calm'] })[0]?.colours
const ongi: Answers = {
  [guide.info.name.path]: '온기 */ body{}',
  ...Object.fromEntries(colourRoles.map((role) => [guide.visual[role].path, palette?.[role]])),
  [guide.visual.korMain.path]: { idFontFamily: 2, idFontFace: 2700, weightValue: 700 },
  [guide.visual.engSub.path]: { idFontFamily: 14, idFontFace: 14400, weightValue: 400 },
}

function fileOf(kind: TokenKind, answers: Answers = ongi) {
  const found = tokensOf(answers, wordOf).find((file) => file.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  const { content } = found
  return {
    text: typeof content === 'string' ? content : null,
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  }
}

describe('design tokens of a brand', () => {
  it('are none while nothing is chosen, and leave out what is not chosen', () => {
    expect(tokensOf({}, wordOf)).toEqual([])
    const one = { [guide.visual.main.path]: '#B4583A' }
    expect(fileOf('css', one).text).toContain('--color-main: #b4583a;')
    expect(fileOf('css', one).text).not.toContain('secondary')
    const fontAlone = { [guide.visual.korMain.path]: ongi[guide.visual.korMain.path] }
    expect(tokensOf(fontAlone, wordOf).map(({ kind }) => kind)).toEqual(['css', 'scss', 'tailwind', 'dtcg'])
  })

  it("are custom properties, and the brand's name cannot end its comment", () => {
    const { text } = fileOf('css')
    expect(text?.split('\n')[0]).toBe('/* 온기   body{} */')
    expect(text).toContain('--color-tertiary: #b59f16;')
    expect(text).toContain('--color-main-50: #fff2ee;')
    expect(text).toContain('--color-on-main: #ffffff;')
    expect(text).toContain('--font-kor-main: "Gowun Batang", serif;')
    expect(text).toContain('--font-weight-kor-main: 700;')
  })

  it('are variables of SCSS, each declared before it is used', () => {
    const text = fileOf('scss').text ?? ''
    const declared = new Set<string>()
    for (const line of text.split('\n')) {
      for (const [, used] of line.matchAll(/: (\$[\w-]+)/g)) expect(declared).toContain(used)
      const name = /^(\$[\w-]+): .+;$/.exec(line)?.[1]
      if (name) declared.add(name)
    }
    expect(declared.size).toBe(8 + 8 + 40 + 4)
    expect(text.match(/\(/g)?.length).toBe(text.match(/\)/g)?.length)
  })

  it('make a theme from which Tailwind generates classes', async () => {
    const { build } = await compile(`${fileOf('tailwind').text}\n@tailwind utilities;`)
    const css = build(['bg-main', 'text-main-700', 'text-on-main', 'font-kor-main', 'border-danger'])
    expect(css).toContain('background-color: var(--color-main)')
    expect(css).toContain('color: var(--color-main-700)')
    expect(css).toContain('color: var(--color-on-main)')
    expect(css).toContain('font-family: var(--font-kor-main)')
    expect(css).toContain('--color-main: #b4583a')
    expect(css).toContain('border-color: var(--color-danger)')
  })

  it('are read by Style Dictionary, references included', async () => {
    const tokens = JSON.parse(fileOf('dtcg').text ?? '')
    expect(tokens.color.main.$value).toEqual({
      colorSpace: 'srgb',
      components: [0.7059, 0.3451, 0.2275],
      alpha: 1,
      hex: '#b4583a',
    })
    const dictionary = new StyleDictionary({
      tokens,
      usesDtcg: true,
      log: { verbosity: 'silent', warnings: 'disabled' },
      platforms: {
        css: { transforms: ['name/kebab'] },
        sheet: { transformGroup: 'css', files: [{ destination: 'brand.css', format: 'css/variables' }] },
      },
    })
    const [sheet] = await dictionary.formatPlatform('sheet')
    expect(sheet?.output).toContain('--color-main: #b4583a;')
    expect(sheet?.output).toContain("--typography-kor-main: 700 28px/1.3 'Gowun Batang', serif;")
    const { allTokens } = await dictionary.getPlatformTokens('css')
    const named = new Map(allTokens.map((token) => [token.name, token]))
    expect(allTokens.length).toBe(8 + 8 + 40 + 2 + 2 + 2)
    expect(named.get('color-danger')?.$type).toBe('color')
    expect(named.get('ladder-main-500')?.$value).toMatchObject({ hex: '#b4583a' })
    expect(named.get('typography-kor-main')?.$value).toMatchObject({
      fontFamily: ['Gowun Batang', 'serif'],
      fontWeight: 700,
      fontSize: { value: 28, unit: 'px' },
    })
  })

  it('are swatches with Korean names', () => {
    const { group, colours } = readSwatches(fileOf('ase').bytes)
    expect(group).toBe('온기 */ body{}')
    expect(colours).toHaveLength(8 + 40)
    expect(colours[0]).toEqual({ name: '메인 컬러 #B4583A', hex: '#B4583A' })
    expect(colours[7]).toEqual({ name: `오류 ${palette?.danger}`, hex: palette?.danger })
  })
})

/** Reads the format independently of the writer, from the published description. */
function readSwatches(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer)
  expect(String.fromCharCode(...bytes.subarray(0, 4))).toBe('ASEF')
  expect([view.getUint16(4), view.getUint16(6)]).toEqual([1, 0])
  const count = view.getUint32(8)
  const colours: { name: string; hex: string }[] = []
  let group = ''
  let at = 12
  for (let block = 0; block < count; block += 1) {
    const type = view.getUint16(at)
    const length = view.getUint32(at + 2)
    const start = at + 6
    const units = length > 0 ? view.getUint16(start) : 0
    const name = Array.from({ length: Math.max(0, units - 1) }, (_, i) =>
      String.fromCharCode(view.getUint16(start + 2 + i * 2)),
    ).join('')
    if (type === 0xc001) group = name
    if (type === 0x0001) {
      const model = start + 2 + units * 2
      expect(String.fromCharCode(...bytes.subarray(model, model + 4))).toBe('RGB ')
      const parts = [0, 1, 2].map((i) => Math.round(view.getFloat32(model + 4 + i * 4) * 255))
      colours.push({
        name,
        hex: `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase(),
      })
      expect(model + 4 + 12 + 2).toBe(start + length)
    }
    at = start + length
  }
  expect(at).toBe(bytes.length)
  return { group, colours }
}
