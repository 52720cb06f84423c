import * as z from 'zod'
import { textUpTo } from './basic.ts'

const line = textUpTo(100)

const tagline = textUpTo(60)

const paragraph = textUpTo(500)

const balance = z.number().int().min(0).max(100).nullable()

const word = textUpTo(40)

/** A keyword of the list by its id, or one of the brand's own, whose id is null. */
const keywordItem = z
  .object({ idBrandKeyword: z.number().int().positive().nullable(), keyword: word })
  .meta({ id: 'KeywordItem' })

const properties = {
  keyword1: word,
  keyword2: word,
  keyword3: word,
  keyword4: word,
  keyword5: word,
  balancePersonality: balance,
  balanceAttitude: balance,
  balanceValue: balance,
  balanceEmotion: balance,
  individuality: paragraph,
  attention: paragraph,
  voiceTone: paragraph,
  encourageCustomer: line,
  emphasisService: line,
  emphasisBest: line,
  provocative: line,
  aimedCustomer: line,
  tagline1: tagline,
  tagline2: tagline,
  tagline3: tagline,
}

export const personality = z
  .object({ idBrandPersonality: z.number().nullable(), keywords: z.array(keywordItem), ...properties })
  .meta({ id: 'Personality' })

export const readPersonality = { answer: personality }

export const changePersonality = {
  body: z
    .object({
      keywords: z.array(z.union([z.number().int().positive(), keywordItem])).max(5),
      ...properties,
    })
    .partial(),
  answer: personality,
}
