import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { type Campaign, firstCampaign } from '#model/campaign/campaign.ts'
import type { Logger } from '../logging.ts'

/** The campaign for a free design, which operators set in a file. */
export interface CampaignFile {
  /** What the file says now. Never rejects. */
  read(): Promise<Campaign>
}

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))

const contents = z
  .strictObject({
    key: z.string().regex(/^[\w-]{1,40}$/),
    startsAt: time,
    endsAt: time,
    capacity: z.number().int().min(1).max(1_000_000),
    review: z
      .strictObject({
        score: z.number().min(0).max(5).multipleOf(0.01),
        count: z.number().int().min(1).max(1_000_000),
        countedOn: z.iso.date(),
      })
      .optional(),
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, 'ends before it starts')

/**
 * Opens `campaign.json`, which is read again once it has another time or size. Without a file it is the first campaign. One
 * that cannot be read is logged, and the campaign stays what it was.
 */
export function openCampaignFile(file: string, log: Pick<Logger, 'error'>): CampaignFile {
  let known: { readonly stamp: string; readonly campaign: Campaign } = { stamp: '', campaign: firstCampaign }
  return {
    async read() {
      // Taken before the file is read: what changes meanwhile is found by the next call.
      const found = await stat(file).catch(() => null)
      const stamp = found === null ? '' : `${found.mtimeMs} ${found.size}`
      if (known.stamp !== stamp) known = { stamp, campaign: await next(stamp) }
      return known.campaign
    },
  }

  async function next(stamp: string): Promise<Campaign> {
    if (stamp === '') return firstCampaign
    try {
      return contents.parse(JSON.parse(await readFile(file, 'utf8')))
    } catch (err) {
      log.error({ file, err }, 'the campaign stays what it was: its file cannot be read')
      return known.campaign
    }
  }
}
