import { useLingui } from '@lingui/react/macro'
import { optionWord } from '#kits/words/content.ts'
import { type LogoBrief, type LogoForm, type LogoSymbol, recommendForm } from '#model/logo/logo-brief.ts'

export interface BriefRow {
  /** The step that asks for it. */
  readonly step: number
  readonly label: string
  /** Empty where there is no answer. */
  readonly text: string
}

/** What a brief says, in words. Needs the contents `reference` and `options-strategy`. */
export function useBriefRows(brief: LogoBrief): readonly BriefRow[] {
  const { t } = useLingui()
  const words = useBriefWords()
  const { name, tagline, industry, symbols, symbolNote, tones, form, colours, note } = brief
  const symbol = [symbols.map(words.symbol).join(', '), symbolNote.trim()]
  return [
    { step: 0, label: t`브랜드 이름`, text: name.trim() },
    { step: 0, label: t`태그라인`, text: tagline.trim() },
    { step: 1, label: t`업종`, text: industry === null ? '' : words.industry(industry) },
    { step: 2, label: t`심볼`, text: symbol.filter((part) => part !== '').join(' · ') },
    { step: 3, label: t`바라는 느낌`, text: tones.map(words.tone).join(', ') },
    { step: 4, label: t`로고 형태`, text: words.form(form ?? recommendForm(brief)) },
    { step: 5, label: t`컬러`, text: colours.length > 0 ? colours.join(', ') : t`디자이너에게 맡겨요` },
    { step: 6, label: t`더 전할 말`, text: note.trim() },
  ]
}

/** Names of the choices of a brief. */
export function useBriefWords() {
  const { t } = useLingui()
  const symbols: Record<LogoSymbol, string> = {
    initial: t`이름의 첫 글자`,
    product: t`파는 것`,
    person: t`사람`,
    animal: t`동물`,
    plant: t`식물과 자연`,
    shape: t`선과 도형`,
  }
  const forms: Record<LogoForm, string> = {
    text: t`글자형`,
    symbol: t`심볼형`,
    character: t`캐릭터형`,
    emblem: t`엠블럼형`,
  }
  return {
    symbol: (key: LogoSymbol) => symbols[key],
    form: (key: LogoForm) => forms[key],
    industry: (key: string) => optionWord('industry', key, 'reference'),
    tone: (key: string) => optionWord('keywordTone', key, 'options-strategy'),
  }
}

/** The brief as one text, for the designer. */
export function briefText(rows: readonly BriefRow[]): string {
  return rows
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n')
}
