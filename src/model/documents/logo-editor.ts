import { eitherForm, type Form, objectForm, textForm, wholeNumber } from '../fields/form.ts'
import type { FieldFacts } from '../fields/location.ts'
import { value } from '../fields/value.ts'

export type LogoText = {
  text: string
  /** `#RRGGBB` */
  fill: string
  idFontFace: number
  fontFamilyName: string
  fontFamily: string
  fontWeight: number
  fontStyle: 'normal' | 'italic'
}

/** State of the logo maker, as the specification names it. */
export type LogoEditorState = {
  brandName: LogoText
  brandTagline: LogoText
  /** `svg`: a symbol of the brand's own, sanitised; '' for a built-in one, which `id` names. */
  brandSymbol: { fill: string; id: string; svg: string }
  layout: 'HORIZONTAL' | 'VERTICAL' | 'NAME' | 'SYMBOL'
}

const colour = textForm((hex) => /^#[0-9A-F]{6}$/.test(hex))
const shorterThan = (max: number) => textForm((text) => text.length <= max)

const words = objectForm<LogoText>({
  text: shorterThan(60),
  fill: colour,
  idFontFace: wholeNumber(0),
  fontFamilyName: shorterThan(80),
  fontFamily: shorterThan(120),
  fontWeight: wholeNumber(1, 1000),
  fontStyle: eitherForm(only('normal'), only('italic')),
})

const form = objectForm<LogoEditorState>({
  brandName: words,
  brandTagline: words,
  brandSymbol: objectForm<LogoEditorState['brandSymbol']>({
    fill: colour,
    id: shorterThan(40),
    svg: shorterThan(60_000),
  }),
  layout: eitherForm(
    eitherForm(only('HORIZONTAL'), only('VERTICAL')),
    eitherForm(only('NAME'), only('SYMBOL')),
  ),
})

/** Initial state of the logo maker: black, Pretendard, weight 700 for the name and 400 for the tagline, a circle. */
export function firstLogo(name: string, tagline: string): LogoEditorState {
  const beginning = { fill: '#000000', idFontFace: 0, fontFamilyName: 'Pretendard', fontFamily: 'Pretendard' }
  return {
    brandName: { ...beginning, text: name, fontWeight: 700, fontStyle: 'normal' },
    brandTagline: { ...beginning, text: tagline, fontWeight: 400, fontStyle: 'normal' },
    brandSymbol: { fill: '#000000', id: 'circle', svg: '' },
    layout: 'HORIZONTAL',
  }
}

export function logoEditorState(options: FieldFacts = {}) {
  return value<LogoEditorState>(form, {
    ...options,
    arbitrary: (random) => ({
      ...firstLogo('온기', '오늘의 한 끼에 온기를'),
      layout: random() < 0.5 ? 'VERTICAL' : 'HORIZONTAL',
    }),
  })
}

function only<Word extends string>(word: Word): Form<Word> {
  return { parse: (candidate) => (candidate === word ? word : null) }
}
