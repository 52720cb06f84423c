import { randomUUID } from 'node:crypto'
import { readCampaignImage } from '#contract/campaign.ts'
import { applicationLimits } from '#model/campaign/application.ts'
import { readStored } from '#server/gateways/storage/storage.ts'
import { Bytes } from '#server/http/bytes.ts'
import type { Services } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readPicture } from '../files/picture.ts'

type Stored = Pick<Services, 'storage'>

/** Pictures of an account that are stored at once, its portrait included; those that nothing names go after a day. */
const picturesOfAccount = 3 * applicationLimits.photos
const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' }

/**
 * Stores a picture for an application of the account, or for answers of its first questions. Returns its URL path. Rejects
 * where it is neither JPG nor PNG, or where the account has too many.
 */
export async function putImage({ storage }: Stored, idAccount: number, bytes: Buffer): Promise<string> {
  if ((await keysOf({ storage }, idAccount)).size >= picturesOfAccount) throw new Refusal('LIMIT_EXCEEDED')
  const { type, ending, bytes: stored } = await readDesign(bytes, `account ${idAccount}`)
  const key = `account/${idAccount}/${randomUUID()}.${ending}`
  await storage.put(key, stored, { type })
  return imageUrlOf(key)
}

/** What a photograph or a design is, what is stored of it, and the ending of its key. Rejects where it is neither JPG nor PNG. */
export async function readDesign(given: Buffer, owner: string) {
  const { type, bytes } = await readPicture(given, owner)
  const ending = endings[type]
  if (ending === undefined)
    throw new Refusal('UNSUPPORTED_TYPE', { fields: [{ field: 'file', code: 'UNSUPPORTED_TYPE' }] })
  return { type, ending, bytes }
}

/** URL path of a stored picture, for the account that it belongs to. */
export function imageUrlOf(storageKey: string): string {
  return readCampaignImage.path.replace('{key}', storageKey.split('/').at(-1) ?? '')
}

/** The URL paths of pictures in a body, by the property. */
export function imageUrlsOf(body: object): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(body).filter(
      (entry): entry is [string, string] => entry[0].startsWith('imageUrl') && typeof entry[1] === 'string',
    ),
  )
}

/**
 * Storage keys of uploaded photographs by their URL paths. Rejects with INVALID_VALUE for one that the account does not have.
 * `images`: by the property of the body.
 */
export async function imageKeysOf(
  stored: Stored,
  idAccount: number,
  images: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  if (images.size === 0) return []
  const keys = new Map([...(await keysOf(stored, idAccount))].map((key) => [imageUrlOf(key), key]))
  return [...images].map(([field, url]) => {
    const key = keys.get(url)
    if (key === undefined) throw new Refusal('INVALID_VALUE', { fields: [{ field, code: 'INVALID_VALUE' }] })
    return key
  })
}

/** A photograph of an application or a delivered design. Rejects with NOT_FOUND. */
export async function serveImage({ storage }: Stored, storageKey: string, fileName: string): Promise<Bytes> {
  const body = await readStored(storage, storageKey)
  if (body === null) throw new Refusal('NOT_FOUND')
  return new Bytes({
    body,
    type: storageKey.endsWith('.png') ? 'image/png' : 'image/jpeg',
    fileName,
    isInline: false,
    caching: 'private, max-age=3600',
  })
}

/** Those with an ending: portraits have none. */
async function keysOf({ storage }: Stored, idAccount: number): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  for await (const { key } of storage.list(`account/${idAccount}`)) {
    if (/\.(jpg|png)$/.test(key)) keys.add(key)
  }
  return keys
}
