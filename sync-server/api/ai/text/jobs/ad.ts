import { z } from 'zod'
import type { Register } from '#model/draft-guards/register.ts'
import { missing, type OfBrand } from './answers.ts'
import { styleOf } from './common.ts'
import type { TextJob } from './text-job.ts'

export interface Ad extends OfBrand {
  readonly offer: string
  readonly longestTitle: number
  readonly longest: number
  readonly register: Register
}

const longestAction = 15

export function adJob({ answers, language, offer, longestTitle, longest, register }: Ad): TextJob {
  const { brandName = '', service, what, how, target, positive, keywords, tone, avoid } = answers
  if (!service?.trim() && !what?.trim()) throw missing(['service', 'what'])
  const text = (most: number) => z.string().trim().min(1).max(most)
  return {
    version: 'ad@1',
    language,
    instructions: [
      `광고 문구 세 안. title ${longestTitle}자, text ${longest}자, action ${longestAction}자 이하.`,
      `text는 ${styleOf(language, register)}. 가격과 기간은 offer 그대로 쓰고, 없으면 쓰지 마세요.`,
      'action은 손님이 할 일 하나. avoid의 말을 피하세요.',
      '형식: {"drafts":[{"title":"…","text":"…","action":"…"},…]}',
    ].join(' '),
    data: { offer, brandName, service, what, how, target, positive, keywords, tone, avoid },
    form: {
      name: 'ad',
      shape: z.object({
        drafts: z
          .array(z.object({ title: text(longestTitle), text: text(longest), action: text(longestAction) }))
          .min(1)
          .max(3),
      }),
    },
    maxTokens: 900,
    temperature: 0.8,
    register,
    longest,
    ownText: offer,
    brandName,
    byRules: null,
  }
}
