import { listApplications, readCampaign } from '#contract/campaign.ts'
import { cachedRead } from '#engine/reads/cached-read.ts'

/** The run of the campaign as the server last sent it. */
export const campaignRead = cachedRead({ call: readCampaign, scope: 'device', maxAge: 0 })

/** What the account has applied for, newest first. */
export const applicationsRead = cachedRead({ call: listApplications, scope: 'account', maxAge: 0 })
