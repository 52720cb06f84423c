import { z } from 'zod'
import { composeTaglines } from '#model/composition/taglines.ts'
import { missing, type OfBrand } from './answers.ts'
import { draftOf, type TextJob } from './text-job.ts'

const longest = 60

/** A promise, a scene, two halves that answer each other, a question, the name. */
const ways = ['PROMISE', 'SCENE', 'PAIR', 'QUESTION', 'NAME'] as const

export function taglineJob({ answers, language }: OfBrand): TextJob {
  const { brandName = '', purpose, service, target, positive, keywords, tone } = answers
  if (brandName.trim() === '') throw missing(['brandName'])
  return {
    version: 'tagline@1',
    language,
    instructions: [
      `태그라인 다섯. 하나에 2~14어절, ${longest}자 이하. 마침표 없이.`,
      '서로 다른 길로 쓰세요: PROMISE 약속, SCENE 장면, PAIR 대구, QUESTION 질문, NAME 이름을 넣은 말.',
      '어느 브랜드에나 맞는 흔한 표어를 쓰지 마세요.',
      '형식: {"drafts":[{"key":"PROMISE","text":"…"},{"key":"SCENE","text":"…"},…]}',
    ].join(' '),
    data: { brandName, purpose, service, target, positive, keywords, tone },
    form: {
      name: 'tagline',
      shape: z.object({
        drafts: z
          .array(z.object({ key: z.enum(ways), text: z.string().trim().min(2).max(longest) }))
          .min(1)
          .max(8),
      }),
    },
    maxTokens: 700,
    temperature: 0.9,
    register: null,
    longest,
    ownText: '',
    brandName,
    byRules() {
      const given = { name: brandName, target: target ?? null, positive: positive ?? null }
      const [keyword = null] = keywords ?? []
      return composeTaglines({ ...given, service: service ?? null, keyword }, language).map((text) =>
        draftOf(text),
      )
    },
  }
}
