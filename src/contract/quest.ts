import { applicationLimits } from '#model/campaign/application.ts'
import { call } from './call.ts'
import type * as shapes from './shapes/quest.ts'

const path = '/api/v1/quest'

export const keepQuest = call<typeof shapes.keepQuest>({
  name: 'quest.keep',
  method: 'POST',
  path,
  summary:
    'Keeps the answers of the first questions about a brand for 30 days, until they are connected to one. A visitor needs the verdict of the captcha first, where there is one',
  access: 'public',
  errors: ['CAPTCHA_NEEDED', 'TOO_LONG'],
  limit: 'mail',
})

export const keepLogoQuest = call<typeof shapes.keepLogoQuest>({
  name: 'quest.keepLogo',
  method: 'POST',
  path: `${path}/logo`,
  summary: 'The same for the questions about a logo',
  access: 'public',
  errors: ['CAPTCHA_NEEDED', 'TOO_LONG'],
  limit: 'mail',
})

export const connectQuest = call<typeof shapes.connectQuest>({
  name: 'quest.connect',
  method: 'POST',
  path: `${path}/connect-brand/{idBrand}/{idBrandQuest}`,
  summary:
    'Ties kept answers to a brand of the caller, and writes them where the brand has no answer yet. A second time it changes nothing; NOT_FOUND for answers of another account',
  access: 'token',
  errors: ['NOT_FOUND', 'FORBIDDEN_ROLE', 'CONFLICT', 'STORAGE_EXCEEDED'],
})

const draft = <Name extends string>(name: Name, summary: string) => ({
  name: `quest.draft.${name}`,
  method: 'PATCH' as const,
  path: `${path}/gpt/${name}`,
  summary,
  access: 'public' as const,
  errors: ['TOO_LONG'] as const,
})

export const draftQuestPurpose = call<typeof shapes.draftQuestPurpose>(
  draft('purpose', 'Drafts of a purpose statement from answers that belong to no brand; stores nothing'),
)

export const draftQuestVision = call<typeof shapes.draftQuestVision>(
  draft('vision', 'The same of a vision statement'),
)

export const draftQuestStory = call<typeof shapes.draftQuestStory>(draft('story', 'The same of a story'))

export const draftQuestValues = call<typeof shapes.draftQuestValues>(
  draft('value', 'Suggested core values, and drafts of definitions of the keywords'),
)

export const suggestQuestColors = call<typeof shapes.suggestQuestColors>({
  name: 'quest.suggestColors',
  method: 'GET',
  path: `${path}/gpt/color`,
  summary: 'Five palettes around a colour; without one, the answer that is needed first',
  access: 'public',
})

const upload = <Name extends string>(name: Name, address: string, summary: string) => ({
  name: `quest.${name}`,
  method: 'POST' as const,
  path: `${path}/image${address}`,
  summary,
  access: 'token' as const,
  upload: { maxBytes: applicationLimits.photoBytes },
  errors: ['TOO_LARGE', 'UNSUPPORTED_TYPE', 'LIMIT_EXCEEDED'] as const,
  limit: 'making' as const,
})

export const uploadQuestImage = call<typeof shapes.uploadQuestImage>(
  upload(
    'uploadImage',
    '/upload',
    'Stores a picture (JPG or PNG) for answers of the first questions, read by `campaign.readImage`; it is deleted after a day unless answers name it',
  ),
)

export const uploadQuestPicture = call<typeof shapes.uploadQuestPicture>(
  upload('uploadPicture', '', 'The same by its other address'),
)

export const uploadLogoQuestImage = call<typeof shapes.uploadLogoQuestImage>(
  upload('uploadLogoImage', '/logoQuest', 'The same for the questions about a logo'),
)
