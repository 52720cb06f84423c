import { z } from 'zod'
import { composeValues } from '#model/composition/values.ts'
import { optionWords } from '#server/api/reference/options/words.ts'
import { missing, type OfBrand, toCoreAnswers } from './answers.ts'
import { styleOf } from './common.ts'
import { draftOf, type TextJob } from './text-job.ts'

const longest = 120

export function valueJob({ answers, language }: OfBrand): TextJob {
  const { brandName = '', problem, positive, tone } = answers
  const words = optionWords(language)
  const draft = composeValues(toCoreAnswers(answers), language, words)
  if (!draft.ok) throw missing(draft.needs.flat())
  const given = answers.values ?? []
  // A key of the product is said by its word.
  const shown = given.map((value) =>
    Object.hasOwn(words.coreValueKeyword, value) ? (words.coreValueKeyword[value] ?? value) : value,
  )
  const [first = []] = draft.variants
  return {
    version: 'value@1',
    language,
    instructions: [
      `values의 낱말마다 뜻을 한 문장으로. ${styleOf(language, 'HAEYO')}, 한 문장은 ${longest}자 이하.`,
      '그 브랜드가 하는 행동으로 푸세요. 사전의 뜻풀이를 쓰지 마세요. key는 values의 낱말 그대로 쓰세요.',
      '형식: {"drafts":[{"key":"…","text":"…"}]}',
    ].join(' '),
    data: { brandName, values: shown, problem, positive, tone },
    form: {
      name: 'value',
      shape: z.object({
        drafts: z
          .array(z.object({ key: z.enum(shown), text: z.string().trim().min(1).max(longest) }))
          .min(1)
          .max(10),
      }),
    },
    maxTokens: 1_400,
    temperature: 0.7,
    register: 'HAEYO',
    longest,
    ownText: '',
    brandName,
    byRules: () => shown.map((key, at) => draftOf(first[at] ?? '', { key })),
  }
}
