import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, textOf } from '#model/fields/answers.ts'
import { fontSamples } from '#model/options/font-samples.ts'
import type { FontRole } from '#model/workbook/steps.ts'

export interface Sample {
  readonly heading: string
  readonly body: string
}

/** Words of the brand to look at a face with; sentences of ours where it has none in that writing. */
export function sampleOf(role: FontRole, answers: Answers): Sample {
  const { tagline1 } = strategy.personality
  const { info, core } = guide
  const isKorean = role.startsWith('kor')
  const isFit = (text: string) =>
    isKorean ? /\p{Script=Hangul}/u.test(text) : /[A-Za-z]/.test(text) && !/\p{Script=Hangul}/u.test(text)
  const pick = (paths: readonly { path: string }[], most: number) =>
    paths
      .map(({ path }) => textOf(answers, path).trim())
      .find((text) => text.length > 1 && text.length <= most && isFit(text))
  const ours = fontSamples[isKorean ? 'ko' : 'en']
  return {
    heading: pick([tagline1, info.name, info.subName, core.brandName], 30) ?? ours.heading,
    body: pick([core.purposeManifesto, core.what, core.achieve], 160) ?? ours.body,
  }
}
