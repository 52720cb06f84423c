import type { OfBrand } from './answers.ts'
import type { TextJob } from './text-job.ts'

export interface Translation extends OfBrand {
  readonly text: string
}

/** Into the language of the job, whatever the text is in. */
export function translateJob({ answers, language, text }: Translation): TextJob {
  const { brandName = '' } = answers
  return {
    version: 'translate@1',
    language,
    instructions: [
      'text를 위의 언어로 옮기세요. 이미 그 언어이면 그대로 답하세요.',
      '브랜드 이름, 숫자, 줄바꿈을 지키세요. 낱말을 하나씩 옮기지 말고 그 언어의 사람이 쓴 것처럼 옮기세요.',
      '옮긴 글만 답하세요.',
    ].join(' '),
    data: { text, brandName },
    form: null,
    maxTokens: text.length * 2 + 200,
    temperature: 0.2,
    register: null,
    // English takes some three times as many letters as Korean or Chinese.
    longest: text.length * 6 + 100,
    ownText: text,
    brandName,
    byRules: null,
  }
}
