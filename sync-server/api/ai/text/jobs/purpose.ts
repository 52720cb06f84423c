import { composePurpose } from '#model/composition/purpose.ts'
import { composed, type OfBrand } from './answers.ts'
import { styleOf } from './common.ts'
import { textsForm } from './drafts-form.ts'
import type { TextJob } from './text-job.ts'

const longest = 220

export function purposeJob({ answers, language }: OfBrand): TextJob {
  const { brandName = '', target, discomfort, service, achieve, tone } = answers
  return {
    version: 'purpose@1',
    language,
    instructions: [
      `브랜드의 목적을 선언하는 글 세 안. ${styleOf(language, 'HAPNIDA')} 2~3문장, 한 안은 ${longest}자 이하.`,
      '누구의 어떤 불편 때문에 왜 있는지 쓰세요. 상품을 홍보하지 마세요.',
      '형식: {"drafts":[{"text":"…"},{"text":"…"},{"text":"…"}]}',
    ].join(' '),
    data: { brandName, target, discomfort, service, achieve, tone },
    form: textsForm('purpose', 3, longest),
    maxTokens: 1_000,
    temperature: 0.8,
    register: 'HAPNIDA',
    longest,
    ownText: '',
    brandName,
    byRules: composed(composePurpose, { answers, language }),
  }
}
