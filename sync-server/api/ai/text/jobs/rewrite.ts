import { hasSentences, type Register } from '#model/draft-guards/register.ts'
import type { rewriteWays } from '#model/text/ai-text.ts'
import type { OfBrand } from './answers.ts'
import { styleOf } from './common.ts'
import type { TextJob } from './text-job.ts'

export interface Rewrite extends OfBrand {
  readonly text: string
  readonly way: (typeof rewriteWays)[number]
  readonly register: Register
}

const how: Readonly<Record<Rewrite['way'], string>> = {
  shorter: '뜻과 사실을 그대로 두고 절반쯤으로 짧게 줄이세요.',
  easier: '어려운 말과 긴 문장을 쉬운 말과 짧은 문장으로 바꾸세요.',
  politer: '손님에게 말하듯 더 공손하게 바꾸세요.',
  ourVoice: 'tone과 keywords에 맞는 이 브랜드의 말투로 바꾸고 avoid의 말을 피하세요.',
}

export function rewriteJob({ answers, language, text, way, register }: Rewrite): TextJob {
  const { brandName = '', tone, avoid, keywords } = answers
  const isProse = language === 'ko' && hasSentences(text)
  return {
    version: 'rewrite@1',
    language,
    instructions: [
      `text를 고쳐 쓰세요. ${how[way]}`,
      isProse || language !== 'ko' ? `${styleOf(language, register)} 쓰세요.` : '',
      '사실, 숫자, 이름, 줄바꿈을 지키세요. 고친 글만 답하세요.',
    ].join(' '),
    data: { text, brandName, tone, avoid, keywords },
    form: null,
    maxTokens: Math.ceil(text.length * 1.5) + 200,
    temperature: 0.4,
    register: isProse ? register : null,
    longest: way === 'shorter' ? text.length - 1 : Math.ceil(text.length * 1.6) + 60,
    ownText: text,
    brandName,
    byRules: null,
  }
}
