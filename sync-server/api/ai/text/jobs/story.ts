import { composeStory } from '#model/composition/story.ts'
import { composed, type OfBrand } from './answers.ts'
import { styleOf } from './common.ts'
import { textsForm } from './drafts-form.ts'
import type { TextJob } from './text-job.ts'

const longest = 400

export function storyJob({ answers, language }: OfBrand): TextJob {
  const { brandName = '', background, what, how, achieve, keywords, tone } = answers
  return {
    version: 'story@1',
    language,
    instructions: [
      `브랜드 이야기 세 안. ${styleOf(language, 'HAEYO')} 3~5문장, 한 안은 ${longest}자 이하.`,
      '계기, 하는 일, 방식, 바람의 차례로 쓰고 없는 것은 건너뛰세요. background의 말을 살리세요.',
      '세 안은 첫 문장이 서로 달라야 해요. 자료가 짧으면 한두 문장으로 쓰세요.',
      '형식: {"drafts":[{"text":"…"},{"text":"…"},{"text":"…"}]}',
    ].join(' '),
    data: { brandName, background, what, how, achieve, keywords, tone },
    form: textsForm('story', 3, longest),
    maxTokens: 1_600,
    temperature: 0.8,
    register: 'HAEYO',
    longest,
    ownText: '',
    brandName,
    byRules: composed(composeStory, { answers, language }),
  }
}
