import {
  applyToCampaign,
  listApplications,
  readCampaign,
  readCampaignImage,
  uploadCampaignImage,
} from '#contract/campaign.ts'
import { campaignState, nextSwitch } from '#model/campaign/campaign.ts'
import { deliveryDay } from '#model/campaign/delivery-day.ts'
import { type Implementation, implement, implementPrepared, implementUpload } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { imageKeysOf, imageUrlsOf, putImage, serveImage } from './images.ts'
import { countApplications, insertApplication, nameOfDesign, selectApplications } from './queries.ts'
import { toApplication } from './rows.ts'

export const campaignRoutes: readonly Implementation[] = [
  implement(readCampaign, async ({ db, services }) => {
    const campaign = await services.campaign.read()
    const { key, startsAt, endsAt, capacity, review = null } = campaign
    const now = Date.now()
    const changesAt = nextSwitch(campaign, now)
    return {
      key,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      capacity,
      state: campaignState(campaign, await countApplications(db, key), now),
      changesAt: changesAt === null ? null : new Date(changesAt).toISOString(),
      review,
    }
  }),

  implementPrepared(
    applyToCampaign,
    async ({ services, account }, { body }) => ({
      campaign: await services.campaign.read(),
      images: await imageKeysOf(services, account.id, imageUrlsOf(body)),
    }),
    async (context, { body }, { campaign, images }) => {
      const { name, industryType, service, target, adPurpose, keywords, logoColor, adRequest } = body
      const answers = { name, industryType, service, target, adPurpose, keywords, logoColor, adRequest }
      const now = Date.now()
      const row = {
        account_id: context.account.id,
        answers: JSON.stringify(answers),
        images: JSON.stringify(images),
        due_on: deliveryDay(now),
      }
      return toApplication(await context.transact((db) => insertApplication(db, campaign, now, row)))
    },
  ),

  implementUpload(
    uploadCampaignImage,
    ({ services, account }, _given, upload) => putImage(services, account.id, upload.bytes),
    async (_context, url) => ({ url }),
    // Deleted with all that no application names.
    async () => undefined,
  ),

  implement(readCampaignImage, async ({ db, services, account }, { params }) => {
    const key = `account/${account.id}/${params.key}`
    return serveImage(services, key, (await nameOfDesign(db, account.id, key)) ?? params.key)
  }),

  implement(listApplications, async ({ db, account }) => {
    const rows = await selectApplications(db)
      .where('account_id', '=', account.id)
      .orderBy('id', 'desc')
      .execute()
    return listing('applications', rows.map(toApplication))
  }),
]
