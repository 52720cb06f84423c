import { composeVision } from '#model/composition/vision.ts'
import { optionWords } from '#server/api/reference/options/words.ts'
import { composed, type OfBrand } from './answers.ts'
import { styleOf } from './common.ts'
import { textsForm } from './drafts-form.ts'
import type { TextJob } from './text-job.ts'

const longest = 260

export function visionJob({ answers, language }: OfBrand): TextJob {
  const { brandName = '', aspiration, ideal, businessScope, tone } = answers
  const words = optionWords(language)
  return {
    version: 'vision@1',
    language,
    instructions: [
      `브랜드의 비전을 선언하는 글 세 안. ${styleOf(language, 'HAPNIDA')} 2~3문장, 한 안은 ${longest}자 이하.`,
      '그린 모습 하나가 눈에 보이게 쓰세요. 약속할 수 없는 수치를 쓰지 마세요.',
      '형식: {"drafts":[{"text":"…"},{"text":"…"},{"text":"…"}]}',
    ].join(' '),
    data: {
      brandName,
      aspiration,
      ideal,
      businessScope,
      future: words.activityPeriodPhrase[answers.futureActivityPeriod ?? ''],
      people: words.memberCountPhrase[answers.futureMemberCount ?? ''],
      tone,
    },
    form: textsForm('vision', 3, longest),
    maxTokens: 1_200,
    temperature: 0.8,
    register: 'HAPNIDA',
    longest,
    ownText: '',
    brandName,
    byRules: composed(composeVision, { answers, language }),
  }
}
