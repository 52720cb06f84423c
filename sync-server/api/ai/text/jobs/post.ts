import { z } from 'zod'
import type { Register } from '#model/draft-guards/register.ts'
import type { OfBrand } from './answers.ts'
import { styleOf } from './common.ts'
import type { TextJob } from './text-job.ts'

export interface Post extends OfBrand {
  readonly subject: string
  readonly kind: string
  readonly longest: number
  readonly register: Register
}

const longestTitle = 40

export function postJob({ answers, language, subject, kind, longest, register }: Post): TextJob {
  const { brandName = '', what, service, how, purpose, keywords, tone, avoid } = answers
  return {
    version: 'post@1',
    language,
    instructions: [
      `소셜 미디어에 올릴 글 세 안. subject에 대해 ${styleOf(language, register)} 2~5문장, 한 안은 ${longest}자 이하.`,
      `제목은 ${longestTitle}자 이하의 짧은 말. 첫 문장에 손님이 알고 싶은 것을 쓰세요.`,
      '가격, 날짜, 시간은 자료 그대로. 해시태그를 쓰지 마세요. avoid의 말을 피하세요.',
      '형식: {"drafts":[{"title":"…","text":"…"},{"title":"…","text":"…"},{"title":"…","text":"…"}]}',
    ].join(' '),
    data: { subject, kind, brandName, what, service, how, purpose, keywords, tone, avoid },
    form: {
      name: 'post',
      shape: z.object({
        drafts: z
          .array(
            z.object({
              title: z.string().trim().min(1).max(longestTitle),
              text: z.string().trim().min(1).max(longest),
            }),
          )
          .min(1)
          .max(3),
      }),
    },
    maxTokens: longest * 4 + 300,
    temperature: 0.8,
    register,
    longest,
    ownText: subject,
    brandName,
    byRules: null,
  }
}
