import { type Form, objectForm, textForm, wholeNumber, yesOrNo } from '../fields/form.ts'
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

/** A filled form behind symbol and texts. */
export type LogoPlate = {
  shape: 'RECTANGLE' | 'CIRCLE'
  /** `#RRGGBB` */
  fill: string
}

export const logoSymbolSizes = ['SMALL', 'LARGE'] as const
export type LogoSymbolSize = (typeof logoSymbolSizes)[number]

export const logoGaps = ['NARROW', 'WIDE'] as const
export type LogoGap = (typeof logoGaps)[number]

/** State of the logo maker, as the specification names it. */
export type LogoEditorState = {
  brandName: LogoText
  brandTagline: LogoText
  /** `svg`: a symbol of the brand's own, sanitised; '' for a built-in one, which `id` names. */
  brandSymbol: { fill: string; id: string; svg: string }
  layout: 'HORIZONTAL' | 'VERTICAL' | 'NAME' | 'SYMBOL'
} & Partial<LaterParts>

/** Absent in logos of earlier versions. */
type LaterParts = {
  /** Id of the symbol that the logo began with. */
  baseIdBrandSymbol: string
  /** `idFontFace` of the name that the logo began with. */
  baseFontFace: number
  /** Absent for none. */
  plate: LogoPlate
  isNameInTwoLines: boolean
  /** Of the symbol beside or above texts; absent for the usual one. */
  symbolSize: LogoSymbolSize
  /** Between symbol and texts; absent for the usual one. */
  gap: LogoGap
}

const matching = <Text extends string>(pattern: RegExp) =>
  textForm((text) => pattern.test(text)) as Form<Text>
const colour = matching(/^#[0-9A-F]{6}$/)
const shorterThan = (max: number) => textForm((text) => text.length <= max)

const words = objectForm<LogoText>({
  text: shorterThan(60),
  fill: colour,
  idFontFace: wholeNumber(0),
  fontFamilyName: shorterThan(80),
  fontFamily: shorterThan(120),
  fontWeight: wholeNumber(1, 1000),
  fontStyle: matching(/^(normal|italic)$/),
})

type FirstParts = Omit<LogoEditorState, keyof LaterParts>

const form = objectForm<FirstParts, LaterParts>(
  {
    brandName: words,
    brandTagline: words,
    brandSymbol: objectForm<LogoEditorState['brandSymbol']>({
      fill: colour,
      id: shorterThan(40),
      svg: shorterThan(60_000),
    }),
    layout: matching(/^(HORIZONTAL|VERTICAL|NAME|SYMBOL)$/),
  },
  {
    baseIdBrandSymbol: shorterThan(40),
    baseFontFace: wholeNumber(0),
    plate: objectForm<LogoPlate>({ shape: matching(/^(RECTANGLE|CIRCLE)$/), fill: colour }),
    isNameInTwoLines: yesOrNo,
    symbolSize: matching(/^(SMALL|LARGE)$/),
    gap: matching(/^(NARROW|WIDE)$/),
  },
)

export function logoEditorState(options: FieldFacts = {}) {
  return value<LogoEditorState>(form, {
    ...options,
    arbitrary: (random) => {
      const name: LogoText = {
        text: '온기',
        fill: '#000000',
        idFontFace: 0,
        fontFamilyName: 'Pretendard',
        fontFamily: 'Pretendard',
        fontWeight: 700,
        fontStyle: 'normal',
      }
      return {
        brandName: name,
        brandTagline: name,
        brandSymbol: { fill: '#000000', id: random() < 0.5 ? 'leaf' : 'bowl', svg: '' },
        layout: 'NAME',
      }
    },
  })
}
