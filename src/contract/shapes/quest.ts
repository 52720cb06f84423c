import * as z from 'zod'
import { adPurposes } from '#model/campaign/application.ts'
import { logoForms } from '#model/logo/logo-brief.ts'
import { industryGroups, industryKeys } from '#model/options/business.ts'
import { keywordsAtMost } from '#model/options/keywords.ts'
import { questLimits, questTypes } from '#model/quest/quest.ts'
import { itemLimit, itemsAtMost } from '#model/quest/quest-items.ts'
import { filledText, id } from './basic.ts'

const colour = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/)
  .toUpperCase()

/** Every answer but the name may be left out. */
const answers = z.object({
  name: filledText(questLimits.name),
  industryType: z.enum(industryGroups).optional(),
  /** A branch of `industryType`, or the group itself. */
  industry: z.enum(industryKeys).optional(),
  /** Who the customers are. */
  target: filledText(questLimits.answer).optional(),
  /** What is special, and why they come. */
  what: filledText(questLimits.answer).optional(),
  service: z.array(filledText(itemLimit)).max(itemsAtMost).optional(),
  /** Ids of the list, or words of their own. */
  keywords: z
    .array(z.union([z.number().int().positive(), filledText(40)]))
    .max(keywordsAtMost)
    .optional(),
  slogan: filledText(questLimits.slogan).optional(),
  logoColor: colour.optional(),
  logoStyle: z.enum(logoForms).optional(),
  fontStyle: filledText(questLimits.fontStyle).optional(),
  wishlist: filledText(questLimits.wishlist).optional(),
  adPurpose: z.enum(adPurposes).optional(),
  adRequest: filledText(questLimits.adRequest).optional(),
})

const kept = z.object({
  /** Cannot be guessed: whoever has it may connect the answers of a visitor. */
  idBrandQuest: z.string(),
  /** When the answers are deleted unless they are connected to a brand. */
  keptUntil: z.string(),
})

export const keepQuest = { body: answers.extend({ type: z.enum(questTypes).optional() }), answer: kept }

export const keepLogoQuest = { body: answers, answer: kept }

export const connectQuest = {
  params: z.object({ idBrand: id, idBrandQuest: z.uuid() }),
  answer: z.object({
    idBrand: z.number(),
    idBrandQuest: z.string(),
    /** As they were sent, those as well that a brand has no place for. */
    answers: answers.extend({ type: z.enum(questTypes) }),
  }),
}
