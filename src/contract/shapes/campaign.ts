import * as z from 'zod'
import { adPurposes, applicationLimits, applicationStatuses } from '#model/campaign/application.ts'
import { industryGroups } from '#model/options/business.ts'
import { keywordTones } from '#model/options/keywords.ts'
import { filledText, listOf } from './basic.ts'

/** Path that `campaign.uploadImage` answered, or one of `quest.upload…`. */
const imageUrl = z.string().max(200).optional()

export const imageUrls = {
  imageUrl1: imageUrl,
  imageUrl2: imageUrl,
  imageUrl3: imageUrl,
  imageUrl4: imageUrl,
  imageUrl5: imageUrl,
  imageUrl6: imageUrl,
  imageUrl7: imageUrl,
  imageUrl8: imageUrl,
  imageUrl9: imageUrl,
  imageUrl10: imageUrl,
}

const application = z
  .object({
    idApplication: z.number(),
    /** Key of the campaign. */
    campaign: z.string(),
    /** Of the shop. */
    name: z.string(),
    status: z.enum(applicationStatuses),
    /** Day in Seoul by which the result is sent: `2025-11-06`. */
    dueOn: z.string(),
    createdAt: z.string(),
    /** Why it was declined, in the operator's words. */
    reason: z.string().nullable(),
    /** Delivered designs. */
    results: z.array(z.object({ name: z.string(), url: z.string() })),
  })
  .meta({ id: 'CampaignApplication' })

export const readCampaign = {
  answer: z.object({
    key: z.string(),
    startsAt: z.string(),
    /** The first moment after it. */
    endsAt: z.string(),
    capacity: z.number(),
    state: z.enum(['BEFORE', 'OPEN', 'FULL', 'CLOSED']),
    /** When the clock changes the state next; null once it is over. */
    changesAt: z.string().nullable(),
    /** What the shops that got a design gave it, as the operator has counted it on that day; null where nothing was counted. */
    review: z.object({ score: z.number(), count: z.number(), countedOn: z.string() }).nullable(),
  }),
}

export const applyToCampaign = {
  body: z.object({
    name: filledText(applicationLimits.name),
    industryType: z.enum(industryGroups),
    service: z.array(filledText(applicationLimits.service)).min(1).max(applicationLimits.services),
    target: z.string().trim().max(applicationLimits.target).optional(),
    adPurpose: z.enum(adPurposes),
    keywords: z
      .array(z.enum(keywordTones.map(({ key }) => key)))
      .min(1)
      .max(applicationLimits.keywords),
    logoColor: z
      .string()
      .regex(/^#[\da-f]{6}$/i)
      .optional(),
    adRequest: filledText(applicationLimits.adRequest),
    ...imageUrls,
  }),
  answer: application,
}

export const uploadCampaignImage = { body: z.object({}), answer: z.object({ url: z.string() }) }

export const readCampaignImage = {
  params: z.object({ key: z.string().regex(/^[\da-f-]{36}\.(jpg|png)$/) }),
  answer: z.unknown(),
}

export const listApplications = { answer: listOf('applications', application) }
