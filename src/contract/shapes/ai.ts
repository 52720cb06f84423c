import * as z from 'zod'
import { languages } from '#model/language/languages.ts'
import { longestAiText, registers, rewriteWays } from '#model/text/ai-text.ts'
import { filledText, key } from './basic.ts'

const short = z.string().max(100).optional()

const option = key.optional()

/** What the brand has answered, as far as it helps: texts as typed, options by key. */
export const aiAnswers = z
  .object({
    brandName: z.string().max(40),
    background: z.string().max(2000),
    what: short,
    how: short,
    achieve: short,
    target: short,
    discomfort: short,
    service: short,
    aspiration: short,
    businessScope: short,
    ideal: short,
    problem: short,
    positive: short,
    companySize: option,
    futureActivityPeriod: option,
    futureMemberCount: option,
    futureCompanySize: option,
    activityPeriod: option,
    memberCount: option,
    industry: option,
    purpose: z.string().max(500),
    /** How the brand speaks, in its own words. */
    tone: z.string().max(200),
    /** Words that it avoids. */
    avoid: z.string().max(500),
    keywords: z.array(z.string().max(40)).max(10),
    /** Core values: a key of the product, its word, or the brand's own word. */
    values: z.array(filledText(40)).max(10),
  })
  .partial()
  .meta({ id: 'AiAnswers' })

const language = z.enum(languages.map(({ key }) => key))

const ofBrand = { language, answers: aiAnswers }

const register = z.enum(registers).default('HAEYO')

const text = filledText(longestAiText)

const request = z
  .discriminatedUnion('job', [
    z.object({ job: z.enum(['story', 'purpose', 'vision', 'value', 'tagline']), ...ofBrand }),
    z.object({ job: z.literal('rewrite'), way: z.enum(rewriteWays), text, register, ...ofBrand }),
    z.object({ job: z.literal('translate'), text, ...ofBrand }),
    z.object({
      job: z.literal('post'),
      /** What the post is about, and of which kind it is, in words. */
      subject: filledText(200),
      kind: z.string().max(40).default(''),
      /** Letters of the post at most. */
      longest: z.number().int().min(60).max(1000).default(400),
      register,
      ...ofBrand,
    }),
    z.object({
      job: z.literal('ad'),
      /** Price, dates and conditions as typed. */
      offer: z.string().max(300).default(''),
      longestTitle: z.number().int().min(8).max(60).default(25),
      longest: z.number().int().min(20).max(300).default(90),
      register,
      ...ofBrand,
    }),
  ])
  .meta({ id: 'AiTextRequest' })

const draft = z.object({
  text: z.string(),
  /** Of a post and of an ad. */
  title: z.string().nullable(),
  /** Of an ad: what the reader is asked to do. */
  action: z.string().nullable(),
  /** Of a value its word, of a tagline its way: PROMISE, SCENE, PAIR, QUESTION or NAME. */
  key: z.string().nullable(),
})

export const writeText = {
  body: request,
  answer: z.object({
    drafts: z.array(draft).min(1),
    /** `RULES`: the model gave nothing usable, so the rules of the product wrote them. */
    source: z.enum(['AI', 'RULES']),
    /** null: by rules. */
    model: z.string().nullable(),
    /** Name and version of the prompt, such as `story@1`. */
    promptVersion: z.string(),
    /** Texts that the brand may still have written today. */
    left: z.number(),
  }),
}

export const translate = {
  query: z.object({ text }),
  answer: z.object({ text: z.string(), source: z.enum(['AI', 'PAPAGO']) }),
}

export const translateText = {
  body: z.object({
    text,
    /** Language of the text; without it the provider guesses. */
    from: language.optional(),
    to: language,
    /** The name of the brand, which stays as it is. */
    brandName: z.string().max(40).optional(),
  }),
  answer: z.object({
    text: z.string(),
    source: z.enum(['AI', 'PAPAGO']),
    /** Texts that the brand may still have written today. */
    left: z.number(),
  }),
}

export const changeAi = {
  body: z.object({ aiText: z.boolean() }),
  answer: z.object({ aiText: z.boolean() }),
}

/** What `ai.text` is asked for. */
export type AiTextRequest = z.output<typeof request>
export type AiDraft = z.output<typeof draft>
