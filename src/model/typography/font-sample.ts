import { guide } from '../documents/guide.ts'
import { strategy } from '../documents/strategy.ts'
import { type Answers, textOf } from '../fields/answers.ts'
import type { FontRole } from '../workbook/steps.ts'

export interface FontSample {
  readonly heading: string
  readonly body: string
  readonly glyphs: string
}

/** Sample sentences for fonts, by the script of the font; the same in every interface language. */
const ours: Readonly<Record<'ko' | 'en', FontSample>> = {
  ko: {
    heading: '매일 곁에 두는 것',
    body: '주문하신 날부터 사흘 안에 보내 드려요. 1,200원부터 45,000원까지 있어요.',
    glyphs: '가나다라마바사 아자차카타파하 0123456789',
  },
  en: {
    heading: 'Made for every day',
    body: 'Ships within 3 days. Sizes from 12 to 48 cm, 350 ml to 1.5 l.',
    glyphs: 'ABCDEFGHIJKLM abcdefghijklm 0123456789',
  },
}

const { core, info } = guide
const { tagline1 } = strategy.personality

/** A script that fonts are made for. */
export type Writing = 'ko' | 'en' | 'ja' | 'zh'

/**
 * Texts of the brand as a font sample; our own sentences where it has none in that script. `instead`: further sentences, which
 * precede ours. `writing`: of a font that is chosen for a role of another script.
 */
export function fontSampleOf(
  role: FontRole,
  answers: Answers,
  instead: Partial<FontSample> = {},
  writing: Writing = role.startsWith('kor') ? 'ko' : 'en',
): FontSample {
  const { heading, body, glyphs } = { ...ours[writing === 'en' ? 'en' : 'ko'], ...instead }
  const pick = (fields: readonly { path: string }[], most: number) =>
    fields
      .map(({ path }) => textOf(answers, path).trim())
      .find((text) => text.length > 1 && text.length <= most && isIn(writing, text))
  return {
    heading: pick([tagline1, info.name, info.subName, core.brandName], 30) ?? heading,
    body: pick([core.purposeManifesto, core.what, core.achieve], 160) ?? body,
    glyphs,
  }
}

function isIn(writing: Writing, text: string): boolean {
  const hasHangul = /\p{Script=Hangul}/u.test(text)
  if (writing === 'ko') return hasHangul
  if (hasHangul) return false
  const hasKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  if (writing === 'en') return /[A-Za-z]/.test(text)
  return writing === 'ja' ? hasKana : !hasKana && /\p{Script=Han}/u.test(text)
}
