import { applicationLimits } from '#model/campaign/application.ts'
import { call } from './call.ts'
import type * as shapes from './shapes/campaign.ts'

export const readCampaign = call<typeof shapes.readCampaign>({
  name: 'campaign.read',
  method: 'GET',
  path: '/api/v1/quest/small-business',
  summary: 'Period, capacity and state of the free design support',
  access: 'public',
  answerHash: '1028a55f',
  extension: true,
})

export const applyToCampaign = call<typeof shapes.applyToCampaign>({
  name: 'campaign.apply',
  method: 'POST',
  path: '/api/v1/quest/small-business',
  summary: 'Applies for a free design; once in each campaign, while there are places',
  access: 'token',
  errors: ['CAMPAIGN_NOT_STARTED', 'CAMPAIGN_CLOSED', 'CAMPAIGN_FULL', 'ALREADY_APPLIED'],
  limit: 'mail',
  idempotent: true,
})

export const uploadCampaignImage = call<typeof shapes.uploadCampaignImage>({
  name: 'campaign.uploadImage',
  method: 'POST',
  path: '/api/v1/quest/small-business/image',
  summary:
    'Stores a photograph (JPG or PNG) for an application; it is deleted after a day unless one names it',
  access: 'token',
  upload: { maxBytes: applicationLimits.photoBytes },
  errors: ['TOO_LARGE', 'UNSUPPORTED_TYPE', 'LIMIT_EXCEEDED'],
  limit: 'making',
  extension: true,
})

export const readCampaignImage = call<typeof shapes.readCampaignImage>({
  name: 'campaign.readImage',
  method: 'GET',
  path: '/api/v1/quest/small-business/image/{key}',
  summary: 'A photograph of an application, or a delivered design, for the account that applied',
  access: 'token',
  content: 'application/octet-stream',
  errors: ['NOT_FOUND'],
  extension: true,
})

export const listApplications = call<typeof shapes.listApplications>({
  name: 'campaign.applications',
  method: 'GET',
  path: '/api/v1/quest/small-business/mine',
  summary: "The caller's applications with their states, newest first",
  access: 'token',
  answerHash: '6821984a',
  extension: true,
})
