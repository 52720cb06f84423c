import * as z from 'zod'
import { adPurposes } from '#model/campaign/application.ts'
import { logoForms } from '#model/logo/logo-brief.ts'
import { industryGroups, industryKeys } from '#model/options/business.ts'
import { keywordsAtMost } from '#model/options/keywords.ts'
import { questLimits, questTypes } from '#model/quest/quest.ts'
import { itemLimit, itemsAtMost } from '#model/quest/quest-items.ts'
import { colour, filledText, id } from './basic.ts'
import { draftStory, draftValues } from './brand-core.ts'
import { imageUrls } from './campaign.ts'
import { suggestColors } from './visual.ts'

const service = z.array(filledText(itemLimit)).max(itemsAtMost).optional()

/** Ids of the list, or words of their own. */
const keywords = z
  .array(z.union([z.number().int().positive(), filledText(40)]))
  .max(keywordsAtMost)
  .optional()

const answer = filledText(questLimits.answer).optional()

/** Every answer but the name may be left out. */
const answers = z.object({
  name: filledText(questLimits.name),
  industryType: z.enum(industryGroups).optional(),
  /** A branch of `industryType`, or the group itself. */
  industry: z.enum(industryKeys).optional(),
  /** Who the customers are. */
  target: answer,
  /** What is special, and why they come. */
  what: answer,
  service,
  keywords,
  slogan: filledText(questLimits.slogan).optional(),
  logoColor: colour.optional(),
  logoStyle: z.enum(logoForms).optional(),
  fontStyle: filledText(questLimits.fontStyle).optional(),
  wishlist: filledText(questLimits.wishlist).optional(),
  adPurpose: z.enum(adPurposes).optional(),
  adRequest: filledText(questLimits.adRequest).optional(),
  /** Only of pictures that the caller has uploaded. */
  ...imageUrls,
})

const kept = z.object({
  /** Cannot be guessed: the person who has it may connect the answers of a visitor. */
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
    /** As they were sent, those as well that a brand has no place for. Pictures are files of the brand. */
    answers: answers.extend({ type: z.enum(questTypes) }),
  }),
}

/** Answers of the first questions, and of the workbook. `needs` and `missing` of the draft name these properties. */
const draftBody = z.object({
  name: filledText(questLimits.name).optional(),
  keywords,
  target: answer,
  /** Another name of `target`, which goes before. */
  customer: answer,
  service,
  background: filledText(2000).optional(),
  how: answer,
  discomfort: answer,
  achieve: answer,
  aspiration: answer,
  businessScope: answer,
  ideal: answer,
  problem: answer,
  positive: answer,
  /** Colour and logo do not change what is composed. */
  color: colour.optional(),
  idLogoUpload: z.number().int().positive().optional(),
  /** Drafts at most. */
  count: z.number().int().min(1).max(3).optional(),
})

export const draftQuestPurpose = { body: draftBody, answer: draftStory.answer }

export const draftQuestVision = { body: draftBody, answer: draftStory.answer }

export const draftQuestStory = { body: draftBody, answer: draftStory.answer }

export const draftQuestValues = { body: draftBody, answer: draftValues.answer }

export const suggestQuestColors = {
  query: z.object({ color: colour.optional() }),
  answer: suggestColors.answer,
}

export const uploadQuestImage = { body: z.object({}), answer: z.object({ url: z.string() }) }

export const uploadQuestPicture = uploadQuestImage

export const uploadLogoQuestImage = uploadQuestImage
